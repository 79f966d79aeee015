// npm run bench: how much of a bare handler's throughput is left with authentication, limits and tenancy on. Both run in one
// process and are measured in turn, so that only their ratio counts.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillDemo } from '../src/admin/demo.ts';
import { createKey } from '../src/admin/keys.ts';
import { createTenant } from '../src/admin/tenants.ts';
import { Database } from '../src/database/database.ts';
import { startEmbedded } from '../src/database/embedded.ts';
import { migrate } from '../src/database/migrate.ts';
import { registry } from '../src/resources/index.ts';
import { median, request, run } from './load.ts';
import { questions } from './questions.ts';

const cases = Number(process.env.BENCH_CASES ?? 20_000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 7);
const milliseconds = 1_000;
const connections = 8;

const directory = await mkdtemp(join(tmpdir(), 'svend-bench-'));
const server = process.env.DATABASE_URL
  ? { connection: { connectionString: process.env.DATABASE_URL }, release: async () => {} }
  : await startEmbedded(directory);
try {
  const { connection } = server;
  await migrate(connection);
  const owner = new Database({ connection, role: 'owner' });
  const { id: tenantId } = await createTenant(owner, { name: 'Bench' });
  const { key } = await createKey(owner, { tenantId, name: 'Bench', scope: 'write' });
  console.log(`filling ${cases} cases …`);
  await fillDemo(owner, { tenantId, cases, seed: '1', onProgress: () => {} });
  const values = await sample(owner, tenantId);
  await owner.close();
  const child = fork(new URL('./targets.ts', import.meta.url), {
    env: { ...process.env, BENCH: JSON.stringify({ connection, tenantId }) },
  });
  const [ports] = (await once(child, 'message')) as [{ service: number; bare: number }];
  await measure(ports, key, values);
  child.kill();
  await once(child, 'exit');
} finally {
  await server.release();
  await rm(directory, { recursive: true, force: true });
}

async function sample(owner: Database, tenantId: string): Promise<Record<string, string[]>> {
  return owner.transaction(async transaction => {
    await transaction.run({ text: "select set_config('app.tenant', $1, true)" }, [tenantId]);
    const numbers = await transaction.run(
      { text: 'select case_number from cases where tenant_id = $1 order by random() limit 500' },
      [tenantId],
    );
    const statuses = await transaction.run(
      {
        text: 'select status_id from cases where tenant_id = $1 and status_id is not null group by 1 order by count(*) desc limit 5',
      },
      [tenantId],
    );
    return { one: numbers.map(row => row[0]!), filtered: statuses.map(row => row[0]!) };
  });
}

async function measure(
  ports: { service: number; bare: number },
  key: string,
  values: Record<string, string[]>,
): Promise<void> {
  const basic = { authorization: `Basic ${Buffer.from(`${key}:x`).toString('base64')}` };
  const bearer = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  console.log(
    `${connections} connections, ${rounds} rounds of ${milliseconds} ms each, interleaved; median of the ratios\n`,
  );
  console.log('question   surface    bare/s  service/s  ratio');
  for (const { name, address, operation, varies } of questions(registry)) {
    const given = values[name] ?? [''];
    const tail = (value: string): string => (varies ? `/${value}` : '');
    for (const surface of ['rest', 'graphql'] as const) {
      const service = given.map(value =>
        surface === 'rest'
          ? request('GET', address(value), basic)
          : request('POST', '/graphql', bearer, JSON.stringify(operation(value))),
      );
      const bare = given.map(value =>
        surface === 'rest'
          ? request('GET', `/${name}-rest${tail(value)}`, {})
          : request(
              'POST',
              `/${name}-graphql`,
              { 'content-type': 'application/json' },
              JSON.stringify(operation(value)),
            ),
      );
      const load = { connections, milliseconds };
      await run({ ...load, port: ports.bare, requests: bare, milliseconds: 300 });
      await run({ ...load, port: ports.service, requests: service, milliseconds: 300 });
      const figures: [number, number][] = [];
      for (let round = 0; round < rounds; round++) {
        figures.push([
          await run({ ...load, port: ports.bare, requests: bare }),
          await run({ ...load, port: ports.service, requests: service }),
        ]);
      }
      const ratio = median(figures.map(([bare, service]) => service / bare));
      const [bareRate, serviceRate] = [median(figures.map(each => each[0])), median(figures.map(each => each[1]))];
      console.log(
        `${name.padEnd(10)} ${surface.padEnd(8)} ${bareRate.toFixed(0).padStart(8)} ${serviceRate.toFixed(0).padStart(10)} ${ratio.toFixed(2).padStart(6)}`,
      );
    }
  }
}
