// One service per data directory: the claim is a lock in its database, which dies with the process that holds it.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Config } from '../config.ts';

const lock = 7310242;
const attempts = 20;

/** Takes the claim and returns how to give it back; fails when another service runs on the directory. */
export async function claim(connection: pg.ClientConfig, config: Config): Promise<() => Promise<void>> {
  const client = new pg.Client({ ...connection, application_name: `svend on ${config.host}:${config.port}` });
  client.on('error', () => {});
  await client.connect();
  for (let attempt = 0; attempt < attempts; attempt++) {
    const { rows } = await client.query(`select pg_try_advisory_lock(${lock}) as mine`);
    if (rows[0].mine) return () => client.end();
    // The server may not yet have noticed that the last holder died.
    await sleep(100);
  }
  const { rows } = await client.query(
    `select a.application_name as name from pg_locks l join pg_stat_activity a using (pid) where l.locktype = 'advisory' and l.objid = ${lock} and l.granted`,
  );
  await client.end();
  const holder = rows[0]?.name ?? 'svend';
  throw new Error(
    `Another Svend already runs on the data directory ${config.dataDir} (${holder}). Stop it first, or set DATA_DIR to another directory.`,
  );
}
