// What anyone may ask without a key: is the process alive, is the service ready, and the documents of both surfaces.
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { migrationNames } from '../database/migrate.ts';
import { ApiError } from '../errors.ts';

const documents = {
  'openapi.json': 'application/json; charset=utf-8',
  'schema.graphql': 'text/plain; charset=utf-8',
};

export function publicRoutes(app: FastifyInstance, { database }: { database: Database }): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    const [row] = await database.read({ text: 'select max(name) from migrations' }, []).catch(() => []);
    const newest = (await migrationNames()).at(-1);
    if (row?.[0] !== newest)
      throw new ApiError('unavailable', 'The database is not ready.', { headers: { 'retry-after': '1' } });
    return { status: 'ready' };
  });
  for (const [name, type] of Object.entries(documents)) {
    const content = readFileSync(new URL(`../../generated/${name}`, import.meta.url));
    app.get(`/${name}`, (_request, reply) => reply.type(type).send(content));
  }
}
