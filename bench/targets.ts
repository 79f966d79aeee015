// The process under load: the service itself and, beside it, the least a program could do to give the same answers:
// node:http and pg with the same SQL, without authentication, limits or tenancy.
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { makeApp } from '../src/app.ts';
import { Database } from '../src/database/database.ts';
import { DirectoryStore } from '../src/files/blob-store.ts';
import { compile } from '../src/read/compile.ts';
import type { Query } from '../src/read/query.ts';
import { registry } from '../src/resources/index.ts';
import { Budgets } from '../src/tenant/limits.ts';
import { questions } from './questions.ts';

const { connection, tenantId } = JSON.parse(process.env.BENCH!);

const database = new Database({ connection });
const app = await makeApp({
  database,
  files: new DirectoryStore(join(tmpdir(), 'svend-bench')),
  limiter: new Budgets(1_000_000_000),
  log: pino({ level: 'warn' }),
});
const port = await app.listen(0, '127.0.0.1');

const rawTypes = { getTypeParser: () => (value: string) => value } as unknown as pg.CustomTypesConfig;
const clients = await Promise.all(
  [0, 1].map(async () => {
    const options = '-c search_path=svend -c plan_cache_mode=force_generic_plan -c jit=off';
    const client = new pg.Client({ ...connection, options, pipeline: true } as pg.ClientConfig);
    await client.connect();
    return client;
  }),
);
let turn = 0;
const bare = createServer((request, response) => {
  const [, name, value] = request.url!.split('/');
  const answer = (given: string | undefined): void => {
    const values = [tenantId, ...(given === undefined ? [] : [given])];
    clients[turn++ % 2]!.query({
      name: name!,
      text: statements.get(name!)!,
      values,
      rowMode: 'array',
      types: rawTypes,
    }).then(({ rows }) => {
      const body = (rows as unknown as string[][])[0]![0]!;
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
        .end(body);
    });
  };
  if (request.method === 'GET') {
    request.resume();
    answer(value);
    return;
  }
  // A GraphQL request is a JSON body for whoever answers it: even the least program must read that.
  const chunks: Buffer[] = [];
  request.on('data', chunk => chunks.push(chunk));
  request.on('end', () => {
    const { variables } = JSON.parse(Buffer.concat(chunks).toString()) as {
      variables: { n?: string; status?: number };
    };
    answer(variables.n ?? variables.status?.toString());
  });
});
const statements = new Map(
  questions(registry).flatMap(({ name, rest, graphql }) => [
    [`${name}-rest`, withoutTenancy(rest)],
    [`${name}-graphql`, withoutTenancy(graphql)],
  ]),
);
bare.listen(0, '127.0.0.1', () => {
  process.send!({
    service: port,
    bare: (bare.address() as { port: number }).port,
  });
});

function withoutTenancy(query: Query): string {
  return compile(query).text.replace(
    "select set_config('app.tenant', $1, true)::bigint as id",
    'select $1::bigint as id',
  );
}
