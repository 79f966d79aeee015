// The PostgreSQL that Svend brings along: started when the first process needs it, shared by those that follow, stopped
// by the last.
//
// Each user holds a shared advisory lock on a connection of its own; who gets the exclusive one is the last. A process
// that is killed loses its connection and with it the lock, so nobody can be counted for ever.

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { type Binaries, findBinaries } from './embedded-binaries.ts';
import { errorCode, isDiskFull, type Place, settle } from './embedded-place.ts';
import {
  initialise,
  isContention,
  isStopping,
  type Launch,
  lastLogLines,
  launch,
  PORT,
  postmaster,
  type Settings,
  stop,
} from './embedded-process.ts';

export interface EmbeddedServer {
  /** Connection settings for node-postgres of the superuser on the private unix socket. */
  readonly connection: { host: string; port: number; user: string; database: string };
  /** Says that this process needs the server no longer; stops it when no other process does. */
  release(): Promise<void>;
}

interface Installation {
  readonly place: Place;
  readonly binaries: Binaries;
  readonly settings: Settings;
}

const USER = 'postgres';
const DATABASE = 'svend';
/** In the database "postgres", whose advisory locks are apart from those of "svend". */
const USERS_LOCK = 7_836_543;
/** Recovery after a crash may take its time; it goes on when we give up, and the next start finds it further. */
const PATIENCE = 120_000;

/** `settings` are server settings for the case that it has to be started; a running server is taken as it is. */
export async function startEmbedded(dataDir: string, settings: Settings = {}): Promise<EmbeddedServer> {
  const leaving = new AbortController();
  const { installation, user } = await begin(resolve(dataDir), settings, leaving.signal);
  let joined = Promise.resolve<Client | undefined>(user);
  // A crash of any backend ends all connections, ours too: without the lock another process could stop the server.
  const stay = (client: Client | undefined) =>
    client?.once('end', () => {
      if (leaving.signal.aborted) return;
      joined = rejoin(installation, leaving.signal);
      joined.then(stay);
    });
  stay(user);
  let released: Promise<void> | undefined;
  const { sockets } = installation.place;
  return {
    connection: { host: sockets, port: PORT, user: USER, database: DATABASE },
    release() {
      leaving.abort();
      released ??= joined.then(client => leave(installation.place, client));
      return released;
    },
  };
}

async function begin(dataDir: string, settings: Settings, signal: AbortSignal) {
  try {
    const place = settle(dataDir);
    const binaries = await findBinaries(place);
    await initialise(place, binaries);
    const installation: Installation = { place, binaries, settings };
    return { installation, user: await join(installation, signal) };
  } catch (error) {
    throw explain(error, dataDir);
  }
}

function explain(error: unknown, dataDir: string): unknown {
  const code = errorCode(error);
  const path = (error as NodeJS.ErrnoException).path ?? dataDir;
  if (isDiskFull(code)) {
    return new Error(
      `The disk has no room for the database (about 100 MB) in ${dataDir}. Free some, or set DATA_DIR elsewhere.`,
      { cause: error },
    );
  }
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(code)) {
    return new Error(
      `The data directory ${dataDir} cannot be written (${code} at ${path}). ` +
        'Make it writable for this account, or set DATA_DIR to a directory that is.',
      { cause: error },
    );
  }
  return error;
}

/** Adopts the cluster's server, or starts it; returns the connection that counts as one user. */
async function join(installation: Installation, signal: AbortSignal): Promise<Client> {
  const { place, binaries, settings } = installation;
  let launched: Launch | undefined;
  for (const deadline = Date.now() + PATIENCE; Date.now() < deadline && !signal.aborted; await sleep(10)) {
    const client = await attach(place);
    if (client) return client;
    const failure = launched?.failure();
    if (failure !== undefined) {
      if (!isContention(failure)) throw didNotStart(place, failure);
      launched = undefined;
    }
    if (!launched && !postmaster(place)) launched = launch(place, binaries, settings);
  }
  throw didNotStart(place, `${lastLogLines(place, 0)}\n(nothing more within ${PATIENCE / 1000} s)`);
}

function didNotStart(place: Place, said: string): Error {
  const mend = isDiskFull(said) ? 'The disk is full: free some space' : 'Mend what its log names';
  return new Error(`The embedded PostgreSQL did not start. ${mend}, and start again. ${place.log} says:\n${said}`);
}

/** Undefined while no server answers, or one that is just starting or stopping. */
async function attach(place: Place): Promise<Client | undefined> {
  const client = new Client({
    ...{ host: place.sockets, port: PORT, user: USER, database: 'postgres', ssl: false },
    application_name: 'svend keep-alive',
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', () => {}); // an idle connection that breaks would end the process; what counts is its 'end'
  try {
    await client.connect();
    await client.query('select pg_advisory_lock_shared($1)', [USERS_LOCK]);
    await checkServer(client, place);
    await createDatabase(client);
    if (!isStopping(place)) return client;
    await client.end();
  } catch (error) {
    client.end().catch(() => {});
    if (!isTemporary(error)) throw error;
  }
  return undefined;
}

function isTemporary(error: unknown): boolean {
  // Besides errno: connection exceptions, all connections taken, shutting down or crashed or not yet up.
  const codes = /^(ENOENT|ECONNREFUSED|ECONNRESET|EPIPE|08...|53300|57...)$/;
  const messages = /^Connection terminated|^timeout expired|not queryable$/;
  return codes.test(errorCode(error)) || messages.test((error as Error).message);
}

async function checkServer(client: Client, place: Place): Promise<void> {
  const { rows } = await client.query<{ data_directory: string }>('show data_directory');
  const served = rows[0]?.data_directory;
  if (served === place.cluster) return;
  throw new Error(
    `The server at ${place.sockets} serves ${served}, not ${place.cluster}; was the directory moved while it ran? ` +
      `Stop that server (kill -INT, with the number that ${place.cluster}/postmaster.pid begins with), and start again.`,
  );
}

async function createDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
  if (rowCount) return;
  try {
    await client.query(`create database ${DATABASE}`);
  } catch (error) {
    // Another process was first: duplicate_database, or unique_violation when both were at it.
    if (!['42P04', '23505'].includes(errorCode(error))) throw error;
  }
}

/** Undefined when the process leaves meanwhile, or when the cluster itself has been taken away. */
async function rejoin(installation: Installation, signal: AbortSignal): Promise<Client | undefined> {
  while (!signal.aborted && existsSync(installation.place.cluster)) {
    try {
      return await join(installation, signal);
    } catch {
      await sleep(1_000, undefined, { signal }).catch(() => {});
    }
  }
  return undefined;
}

async function leave(place: Place, client: Client | undefined): Promise<void> {
  if (!client) return;
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [USERS_LOCK]);
    const { rows } = await client.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [USERS_LOCK]);
    // The lock is held until the server is gone: a newcomer waits for it, is turned out and starts the server anew.
    if (rows[0]?.last) await stop(place);
  } catch (error) {
    if (!isTemporary(error)) throw error;
  } finally {
    await client.end().catch(() => {});
  }
}
