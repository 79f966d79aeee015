// What anyone may ask without a key: is the process alive, is the service ready, and the documents of both surfaces.
import { readFileSync } from 'node:fs';
import type { Database } from '../database/database.ts';
import { migrationNames } from '../database/migrate.ts';
import { ApiError } from '../errors.ts';
import { json, type Route } from './message.ts';
import type { Mounted } from './server.ts';

const documents = { 'openapi.json': json, 'schema.graphql': 'text/plain; charset=utf-8' };

export function publicRoutes(database: Database): Mounted {
  const routes: Route[] = [
    { method: 'GET', path: '/healthz', handler: () => ({ status: 200, type: json, body: '{"status":"ok"}' }) },
    { method: 'GET', path: '/readyz', handler: () => readiness(database) },
    ...Object.entries(documents).map(([name, type]): Route => {
      const body = readFileSync(new URL(`../../generated/${name}`, import.meta.url));
      return { method: 'GET', path: `/${name}`, handler: () => ({ status: 200, type, body }) };
    }),
  ];
  const paths = new Set(routes.map(({ path }) => path));
  return {
    name: 'public',
    surface: { admit: async () => ({}), headers: {}, errorBody: ({ message }) => JSON.stringify({ message }) },
    routes,
    owns: path => paths.has(path),
  };
}

async function readiness(database: Database): Promise<{ status: number; type: string; body: string }> {
  const [row] = await database.read({ text: 'select max(name) from migrations' }, []).catch(() => []);
  if (row?.[0] !== (await migrationNames()).at(-1)) {
    throw new ApiError('unavailable', 'The database is not ready.', { headers: { 'retry-after': '1' } });
  }
  return { status: 200, type: json, body: '{"status":"ready"}' };
}
