// npm run faults [rounds]: kills a loaded service again and again, and prints what became of its invoices and of its feed.
import { FeedTrial } from './feed-trial.ts';
import { victims } from './service.ts';
import { Trial } from './trial.ts';

const rounds = Number(process.argv[2] ?? 60);
const cases = 30;
const trial = await Trial.begin();
const sums = Object.fromEntries(
  victims.map(victim => [victim, { rounds: 0, acknowledged: 0, unanswered: 0, committed: 0, slowest: 0 }]),
);
let wrong = 0;
try {
  for (let at = 0; at < rounds; at++) {
    const { victim, faults, ...round } = await trial.round(victims[at % victims.length]!, cases);
    const sum = sums[victim]!;
    sum.rounds += 1;
    sum.acknowledged += round.acknowledged;
    sum.unanswered += round.unanswered;
    sum.committed += round.committed;
    sum.slowest = Math.max(sum.slowest, Math.round(round.recovery));
    wrong += Object.keys(faults).length;
    const told = Object.entries(faults).map(([name, count]) => `${count} ${name}`);
    console.log(
      `${String(at + 1).padStart(3)} ${victim.padEnd(8)} ${round.acknowledged} acknowledged, ${round.unanswered} unanswered ` +
        `(${round.committed} of them committed), ready again after ${Math.round(round.recovery)} ms: ${told.join(', ') || 'in order'}`,
    );
  }
  const { invoices, faults } = await trial.finish();
  const unseen = await trial.unseen();
  wrong += Object.keys(faults).length + unseen.length;
  console.table(sums);
  console.log(`${invoices} invoices, numbered 1 to ${invoices}. ${wrong === 0 ? 'No fault.' : `${wrong} faults.`}`);
  if (unseen.length > 0) console.log(`The rules do not see: ${unseen.join(', ')}.`);
} finally {
  await trial.end();
}

const kills = Array.from({ length: Math.ceil(rounds / 3) }, (_, at) => victims[at % victims.length]!);
const feed = await FeedTrial.begin();
try {
  const { faults, ...figures } = await feed.run(50, 40, kills);
  console.log(`\n50 writers, ${kills.length} kills`);
  console.table([figures]);
  console.log(faults.length === 0 ? 'No fault.' : faults.join('\n'));
  wrong += faults.length;
} finally {
  await feed.end();
}
process.exitCode = wrong === 0 ? 0 : 1;
