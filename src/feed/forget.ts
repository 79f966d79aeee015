// Takes away what has been kept long enough: answers to repeated requests, events, the story of deliveries.
import type { Database } from '../database/database.ts';

const daySeconds = 86_400;

export async function forget(database: Database, eventDays: number): Promise<void> {
  const now = Math.floor(Date.now() / 1000);
  await database.transaction(transaction =>
    transaction.run({ text: 'select forget($1, $2)' }, [now - daySeconds, now - eventDays * daySeconds]),
  );
}
