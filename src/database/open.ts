// Finds the database that the settings ask for: the one at DATABASE_URL, else the embedded one.
import type { ClientConfig } from 'pg';
import type { Config } from '../config.ts';
import { startEmbedded } from './embedded.ts';

export interface Opened {
  readonly connection: ClientConfig;
  /** Says that this process needs the database no longer. */
  release(): Promise<void>;
}

export async function openDatabase(config: Config): Promise<Opened> {
  if (config.databaseUrl) return { connection: { connectionString: config.databaseUrl }, release: async () => {} };
  const { connection, release } = await startEmbedded(config.dataDir);
  return { connection: { ...connection, ssl: false }, release };
}
