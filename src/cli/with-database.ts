// Lends a command the database, whether a service runs on it or not.
import type { ClientConfig } from 'pg';
import { readConfig } from '../config.ts';
import { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open.ts';

/** Gives the owner's access to a schema that is current. */
export function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  return withConnection(async connection => {
    await migrate(connection);
    const database = new Database({ connection, role: 'owner' });
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  });
}

export async function withConnection<T>(work: (connection: ClientConfig) => Promise<T>): Promise<T> {
  const { connection, release } = await openDatabase(readConfig(process.env));
  // An embedded server that only this command uses must not outlive it.
  const leave = (signal: NodeJS.Signals) => release().finally(() => process.exit(signal === 'SIGINT' ? 130 : 143));
  process.once('SIGINT', leave).once('SIGTERM', leave);
  try {
    return await work(connection);
  } catch (error) {
    throw explain(error);
  } finally {
    process.off('SIGINT', leave).off('SIGTERM', leave);
    await release();
  }
}

/** Where the server cannot be reached or does not let us in, the doctor knows more. */
function explain(error: unknown): unknown {
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (!/^(E[A-Z]+|28...|3D000)$/.test(code)) return error;
  return new Error(
    `The database cannot be used: ${message || code}\nnpm run --silent svend -- doctor says how to mend it.`,
  );
}
