// Runs the program as the operator does, and tells what it said.
import { execFile } from 'node:child_process';
import type pg from 'pg';

const root = new URL('../..', import.meta.url).pathname;

export interface Said {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

export function runNode(args: readonly string[], env: NodeJS.ProcessEnv): Promise<Said> {
  return new Promise(resolve => {
    execFile(process.execPath, args, { cwd: root, env, timeout: 60_000 }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr });
    });
  });
}

/** A test's database as DATABASE_URL names it. */
export function urlOf(connection: pg.ClientConfig): string {
  if (connection.connectionString) return connection.connectionString;
  const { host = '', user = '', password = '', database = '' } = connection;
  const url = new URL(`postgres://x/${database}`);
  url.searchParams.set('host', host);
  url.searchParams.set('user', user);
  if (typeof password === 'string' && password) url.searchParams.set('password', password);
  return url.href;
}
