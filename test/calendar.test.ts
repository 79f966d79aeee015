// The calendar on GraphQL, and as a feed for other calendar programs.
import assert from 'node:assert/strict';
import test, { after, before, mock } from 'node:test';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { pino } from 'pino';
import { Database } from '../src/database/database.ts';
import { Metrics } from '../src/http/metrics.ts';
import { HttpServer } from '../src/http/server.ts';
import { type Entry, icalendar } from '../src/operations/icalendar.ts';
import { calendarFeedRoutes } from '../src/rest/calendar-feed.ts';
import { Budgets } from '../src/tenant/limits.ts';
import { type Answer, type Service, startService } from './support/service.ts';

let service: Service;
let users: { id: number; fullName: string }[];
let onCase: { id: number; caseNumber: string };
before(async () => {
  service = await startService({ cases: 4 });
  const { json } = await service.a.graphql('{ users { items { id fullName } } cases { items { id caseNumber } } }');
  users = json.data.users.items;
  onCase = json.data.cases.items[0];
});
after(() => service.stop());

const create =
  'mutation ($input: CreateEventInput!) { createEvent(input: $input) { id identifier type startTime stopTime text user { id } case { id users { id } } } }';

function plan(input: Record<string, unknown>): Promise<Answer> {
  return service.a.graphql(create, { input });
}

const refused = ({ json }: Answer): string[] => Object.keys(json.errors?.[0]?.validation ?? {});

test('createEvent plans one event per user and can put them on the case; deleteEvent takes one away', async () => {
  const [one, two] = users.slice(-2);
  const start = Math.floor(Date.now() / 1000) + 86_400;
  await service.a.graphql('mutation ($id: Int!) { updateCase(id: $id, input: {userIds: []}) { id } }', {
    id: onCase.id,
  });
  const input = {
    type: 'PLANNING',
    userIds: [one!.id, two!.id, one!.id],
    startTime: start,
    stopTime: start + 7200,
    caseId: onCase.id,
    text: 'Mål op',
  };
  const made = await plan({ ...input, addUsersToCase: true });
  const events = made.json.data?.createEvent ?? assert.fail(made.text);
  assert.deepEqual(
    events.map(({ user }: { user: { id: number } }) => user.id),
    [one!.id, two!.id],
  );
  for (const event of events) {
    assert.deepEqual(
      [event.type, event.text, event.startTime, event.stopTime],
      ['PLANNING', 'Mål op', start, start + 7200],
    );
    assert.equal(event.identifier, `planned-${event.id}`);
    const on = event.case.users.map(({ id }: { id: number }) => id);
    assert.ok(on.includes(one!.id) && on.includes(two!.id));
  }
  const listed = await service.a.graphql(
    'query ($id: Int!) { plannedEvents(caseId: $id, pagination: {limit: 100}) { items { id type } totalCount } caseById(id: $id) { additionalTechnicians } }',
    { id: onCase.id },
  );
  const ids = listed.json.data.plannedEvents.items.map(({ id }: { id: number }) => id);
  for (const { id } of events) assert.ok(ids.includes(id));
  assert.ok(listed.json.data.plannedEvents.items.every(({ type }: { type: string }) => type === 'PLANNING'));
  const again = await plan({ ...input, addUsersToCase: true });
  assert.equal(again.json.errors, undefined);
  const technicians = (
    await service.a.graphql('query ($id: Int!) { caseById(id: $id) { additionalTechnicians } }', { id: onCase.id })
  ).json.data.caseById;
  assert.equal(technicians.additionalTechnicians, listed.json.data.caseById.additionalTechnicians, 'on the case once');
  const gone = await service.a.graphql('mutation ($id: Int) { deleteEvent(type: PLANNING, id: $id) }', {
    id: events[0].id,
  });
  assert.equal(gone.json.data.deleteEvent, events[0].id);
  assert.deepEqual(
    refused(
      await service.a.graphql('mutation ($id: Int) { deleteEvent(type: PLANNING, id: $id) }', { id: events[0].id }),
    ),
    ['id'],
  );
});

test('what cannot be planned is refused by name, and nothing of it is written', async () => {
  const count = async (): Promise<string> => (await service.sql('select count(*) from planned_time'))[0]![0]!;
  const before = await count();
  const [theirs] = await service.sql(
    'select (select max(id) from users where tenant_id = $1), (select max(id) from cases where tenant_id = $1)',
    [service.b.id],
  );
  const good = { userIds: [users[0]!.id], startTime: 100, stopTime: 200 };
  for (const [change, name] of [
    [{ userIds: [] }, 'userIds'],
    [{ userIds: [users[0]!.id, 99_999_999] }, 'userIds'],
    [{ userIds: [Number(theirs![0])] }, 'userIds'],
    [{ caseId: Number(theirs![1]) }, 'caseId'],
    [{ startTime: null }, 'startTime'],
    [{ stopTime: 99 }, 'stopTime'],
    [{ type: 'HOURS' }, 'type'],
    [{ startTime: 10 ** 12 }, 'startTime'],
    [{ text: 'x'.repeat(1001) }, 'text'],
  ] as const)
    assert.deepEqual(refused(await plan({ ...good, ...change })), [name], JSON.stringify(change));
  assert.equal(await count(), before);
});

test('events are the whole calendar in one statement; hours are deleted as events too', async t => {
  const start = 1_990_000_000;
  const { json: types } = await service.a.graphql('{ hourTypes { items { id isPersonal name } } }');
  const personal = types.data.hourTypes.items.find((type: { isPersonal: boolean }) => type.isPersonal);
  const hour = await service.a.graphql('mutation ($input: CreateHourInput!) { createHour(input: $input) { id } }', {
    input: { userId: users[0]!.id, hourTypeId: personal.id, startTime: start, stopTime: start + 3600 },
  });
  await plan({ userIds: [users[1]!.id], startTime: start + 3600, stopTime: start + 7200, caseId: onCase.id });
  const fetches = mock.method(Database.prototype, 'fetch');
  t.after(() => fetches.mock.restore());
  const { json, text } = await service.a.graphql(
    `query ($from: Int, $to: Int) { events(between: {field: startTime, from: $from, to: $to}) {
      identifier id type header text startTime stopTime hourType { name } user { id fullName } case { id caseNumber customer { name } } } }`,
    { from: start, to: start + 7200 },
  );
  const reads = fetches.mock.calls.filter(call => /^with t as/.test(call.arguments[0].text));
  assert.equal(reads.length, 1);
  assert.equal(json.data?.events.length, 2, text);
  const [absence, planned] = json.data.events.toSorted(
    (a: { startTime: number }, b: { startTime: number }) => a.startTime - b.startTime,
  );
  assert.deepEqual([absence.type, absence.case, absence.hourType], ['PERSONAL', null, { name: personal.name }]);
  assert.deepEqual([planned.type, planned.hourType, planned.case.caseNumber], ['PLANNING', null, onCase.caseNumber]);
  assert.deepEqual(
    (
      await service.a.graphql(
        `{ events(between: {field: startTime, from: ${start + 7200}, to: ${start + 7201}}) { id } }`,
      )
    ).json.data.events,
    [],
  );
  const gone = await service.a.graphql(`mutation { deleteEvent(type: PERSONAL, id: ${hour.json.data.createHour.id}) }`);
  assert.equal(gone.json.data.deleteEvent, hour.json.data.createHour.id);
  const page = await service.a.graphql(
    '{ a: events(pagination: {limit: 1}, orderBy: {field: "startTime", direction: DESC}) { id } b: events(where: {type: {eq: "PLANNING"}}) { type } }',
  );
  assert.equal(page.json.data.a.length, 1);
  assert.ok(page.json.data.b.length > 0 && page.json.data.b.every(({ type }: { type: string }) => type === 'PLANNING'));
});

test('a feed shows the calendar of its user, to whoever has its token, until it is deleted', async () => {
  const user = users.at(-1)!;
  const start = Math.floor(Date.now() / 1000) + 3 * 86_400;
  const summary = await plan({
    userIds: [user.id],
    startTime: start,
    stopTime: start + 5400,
    caseId: onCase.id,
    text: 'Kom; ring først,\nså "ind" \\ æøå 😀',
  });
  const [event] = summary.json.data.createEvent;
  const made = await service.a.graphql(
    'mutation ($u: Int!) { createCalendarFeed(userId: $u, name: "Telefon") { id token path } }',
    { u: user.id },
  );
  const { id, token, path } = made.json.data?.createCalendarFeed ?? assert.fail(made.text);
  assert.equal(path, `/calendar/${token}.ics`);
  assert.ok(Buffer.from(token.replace(/^cal_/, ''), 'base64url').length >= 20, 'at least 160 bits');
  const [stored] = await service.sql('select to_jsonb(f)::text from calendar_feeds f where id = $1', [id]);
  assert.ok(!stored![0]!.includes(token), 'the token is not stored');
  const get = (headers: Record<string, string> = {}): Promise<Response> => fetch(service.base + path, { headers });
  const answer = await get();
  const body = await answer.text();
  assert.equal(answer.status, 200, body);
  assert.equal(answer.headers.get('content-type'), 'text/calendar; charset=utf-8');
  const calendar = new ICAL.Component(ICAL.parse(body));
  assert.equal(calendar.getFirstPropertyValue('x-wr-calname'), user.fullName);
  const found = calendar.getAllSubcomponents('vevent').map(each => new ICAL.Event(each));
  const shown = found.find(({ uid }) => uid === `planned-${event.id}@svend`) ?? assert.fail(body);
  assert.equal(shown.startDate.toUnixTime(), start);
  assert.equal(shown.endDate.toUnixTime(), start + 5400);
  assert.equal(shown.startDate.zone.tzid, 'UTC');
  assert.ok(shown.description.startsWith('Kom; ring først,\nså "ind" \\ æøå 😀'));
  assert.match(shown.summary, new RegExp(`^${onCase.caseNumber} `));
  assert.ok(shown.location.length > 0);
  const rows = await service.sql(
    'select count(*) from calendar where tenant_id = $1 and user_id = $2 and stop_time >= $3',
    [service.a.id, user.id, Math.floor(Date.now() / 1000) - 90 * 86_400],
  );
  assert.equal(found.length, Number(rows[0]![0]), 'all of the user, and of nobody else');

  const etag = answer.headers.get('etag')!;
  assert.equal(await (await get()).text(), body, 'the same calendar is the same text');
  assert.equal((await get({ 'if-none-match': etag })).status, 304);
  assert.equal((await get({ 'if-none-match': `"x", W/${etag}` })).status, 304);
  await service.a.graphql(
    'mutation ($id: Int!, $s: Int) { updatePlannedTime(id: $id, input: {stopTime: $s}) { id } }',
    { id: event.id, s: start + 6000 },
  );
  const changed = await get({ 'if-none-match': etag });
  assert.equal(changed.status, 200);
  assert.ok((await changed.text()).includes(`planned-${event.id}@svend`), 'the identity stays');
  assert.equal((await fetch(service.base + path, { method: 'HEAD' })).status, 200);
  assert.equal((await fetch(service.base + path, { method: 'POST' })).status, 405);

  const listed = await service.a.graphql('{ icsFeeds { items { id name prefix user { id } } } }');
  assert.ok(!listed.text.includes(token));
  assert.deepEqual(refused(await service.b.graphql('mutation ($id: Int) { deleteCalendarFeed(id: $id) }', { id })), [
    'id',
  ]);
  assert.deepEqual(
    refused(await service.b.graphql('mutation ($u: Int!) { createCalendarFeed(userId: $u) { id } }', { u: user.id })),
    ['userId'],
  );
  assert.equal(
    (await service.a.graphql('mutation ($id: Int) { deleteCalendarFeed(id: $id) }', { id })).json.data
      .deleteCalendarFeed,
    id,
  );
  for (const wrong of [
    path,
    '/calendar/x.ics',
    `/calendar/cal_${'a'.repeat(43)}.ics`,
    '/calendar/%00.ics',
    '/calendar/%ff.ics',
  ]) {
    const { status } = await fetch(service.base + wrong);
    assert.ok(status === 404 || status === 400, `${wrong} ${status}`);
  }
});

test('the token of a feed stays out of the log', async () => {
  const made = await service.a.graphql('mutation ($u: Int!) { createCalendarFeed(userId: $u) { token path } }', {
    u: users[0]!.id,
  });
  const { token, path } = made.json.data.createCalendarFeed;
  const database = new Database({ connection: service.connection });
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const routes = calendarFeedRoutes({ database, store: service.store, limiter: new Budgets(3) });
  const server = new HttpServer([{ ...routes, owns: () => true }], log, new Metrics(), {
    onClosing: async () => {},
    onClosed: async () => {},
  });
  const base = `http://127.0.0.1:${await server.listen(0, '127.0.0.1')}`;
  const statuses = [];
  for (let at = 0; at < 4; at++) statuses.push((await fetch(base + path)).status);
  assert.deepEqual(statuses, [200, 200, 200, 429], 'a feed has a budget of its own');
  await server.close(100);
  await database.close();
  assert.ok(lines.length >= 4 && lines.every(line => !line.includes(token)), lines.join(''));
});

test('any text and any time is a calendar that a parser reads back, in lines of at most 75 octets', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 200 });
  const seconds = fc.integer({ min: 0, max: 4_000_000_000 });
  const entry = fc.record({
    start: seconds,
    stop: seconds,
    changed: seconds,
    summary: text,
    description: text,
    location: text,
  });
  fc.assert(
    fc.property(text, fc.array(entry, { maxLength: 4 }), (name, entries) => {
      const body = icalendar(
        name,
        entries.map((each, at): Entry => ({ ...each, uid: `e-${at}@svend`, category: 'planned' })),
      );
      for (const line of body.split('\r\n')) {
        assert.ok(Buffer.byteLength(line) <= 75);
        assert.ok(!/[\r\n]/.test(line));
      }
      const events = new ICAL.Component(ICAL.parse(body))
        .getAllSubcomponents('vevent')
        .map(each => new ICAL.Event(each));
      // Control characters cannot be said in this format; line breaks are all the same.
      const said = (given: string): string => given.replace(/\r\n|\r/g, '\n').replace(/(?!\n)\p{Cc}/gu, ' ');
      assert.equal(events.length, entries.length);
      for (const [at, event] of events.entries()) {
        const { start, stop, summary, description, location } = entries[at]!;
        assert.equal(event.startDate.toUnixTime(), start);
        if (stop > start) assert.equal(event.endDate.toUnixTime(), stop);
        assert.equal(event.summary, said(summary));
        assert.equal(event.description ?? '', said(description));
        assert.equal(event.location ?? '', said(location));
      }
    }),
    { numRuns: 300 },
  );
});
