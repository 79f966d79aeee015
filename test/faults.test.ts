// Killed in the middle of invoicing and of other writes, once in each way; npm run faults does it for longer.
import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import { FeedTrial } from './faults/feed-trial.ts';
import { victims } from './faults/service.ts';
import { Trial } from './faults/trial.ts';

let trial: Trial;
before(async () => {
  trial = await Trial.begin();
});
after(() => trial.end());

for (const victim of victims) {
  test(`kill -9 of the ${victim} while invoices are made: none by halves, no gap, drafts intact`, async () => {
    const { acknowledged, unanswered, faults } = await trial.round(victim, 20);
    assert.deepEqual(faults, {});
    assert.ok(acknowledged > 0, 'there was load');
    assert.ok(unanswered > 0 || victim === 'worker', 'and the kill was in the middle of it');
  });
}

test('all that was cut off can be invoiced afterwards, and the numbers are 1 to the last', async () => {
  assert.deepEqual((await trial.finish()).faults, {});
});

test('the rules see books that are not in order', async () => {
  assert.deepEqual(await trial.unseen(), []);
});

test('writes under a key have one effect, and the feed, its mirror and a webhook miss nothing, whatever is killed', async () => {
  const feed = await FeedTrial.begin();
  try {
    const { faults, writes, repeated, events, delivered } = await feed.run(8, 10, victims);
    assert.deepEqual(faults, []);
    assert.ok(writes > 80 && repeated > 0 && events >= writes && delivered >= events);
  } finally {
    await feed.end();
  }
});
