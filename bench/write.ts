// npm run bench:write: what the feed costs. Plain writes with the feed on, against the same with its triggers taken away, in turn.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createKey } from '../src/admin/keys.ts';
import { createTenant } from '../src/admin/tenants.ts';
import { makeApp } from '../src/app.ts';
import { Database } from '../src/database/database.ts';
import { startEmbedded } from '../src/database/embedded.ts';
import { migrate } from '../src/database/migrate.ts';
import { DirectoryStore } from '../src/files/blob-store.ts';
import { registry } from '../src/resources/index.ts';
import { Budgets } from '../src/tenant/limits.ts';
import { median, request, run } from './load.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 7);
const load = { connections: 16, milliseconds: 1_500 };
const directory = await mkdtemp(join(tmpdir(), 'svend-bench-'));
const server = await startEmbedded(directory);
try {
  const { connection } = server;
  await migrate(connection);
  const owner = new Database({ connection, role: 'owner' });
  const app = await makeApp({
    database: new Database({ connection }),
    files: new DirectoryStore(join(directory, 'files')),
    limiter: new Budgets(1_000_000_000),
    log: pino({ level: 'warn' }),
  });
  const port = await app.listen(0, '127.0.0.1');
  const { id: tenantId } = await createTenant(owner, { name: 'Bench' });
  const { key } = await createKey(owner, { tenantId, name: 'Bench', scope: 'write' });
  const headers = {
    authorization: `Basic ${Buffer.from(`${key}:x`).toString('base64')}`,
    'content-type': 'application/json',
  };
  for (let number = 1; number <= load.connections * 4; number++) {
    const debtor = { customer_number: String(number), customer_name: 'Bench', customer_address: 'Vej 1' };
    const invoice = { invoice_address: 'Vej 1', invoice_postalcode: '1000', invoice_city: 'By' };
    const body = JSON.stringify({ ...debtor, ...invoice, customer_postalcode: '1000', customer_city: 'By' });
    const made = await fetch(`http://127.0.0.1:${port}/debtors`, { method: 'POST', headers, body });
    if (made.status !== 201) throw new Error(await made.text());
  }
  let turn = 0;
  const kinds = {
    create: () =>
      request('POST', '/cases', headers, JSON.stringify({ customer_number: '1', description: `Sag ${turn++}` })),
    update: () =>
      request(
        'PUT',
        `/debtors/${1 + (turn % (load.connections * 4))}`,
        headers,
        JSON.stringify({ customer_name: `Navn ${turn++}` }),
      ),
  };
  const follow = async (how: 'enable' | 'disable'): Promise<void> => {
    for (const { table, declaration } of registry.values()) {
      if (declaration.view || declaration.single) continue;
      for (const verb of ['insert', 'update', 'delete'])
        await owner.read({ text: `alter table ${table} ${how} trigger feed_${verb}` }, []);
    }
  };
  console.log(
    `${load.connections} connections, ${rounds} rounds of ${load.milliseconds} ms each, interleaved; median of the ratios\n`,
  );
  console.log('write      without/s   with/s  ratio');
  for (const [name, make] of Object.entries(kinds)) {
    const figures: [number, number][] = [];
    for (let round = -1; round < rounds; round++) {
      const rates: number[] = [];
      for (const how of ['disable', 'enable'] as const) {
        await follow(how);
        rates.push(
          await run({
            ...load,
            port,
            requests: Array.from({ length: 3_000 }, make),
            accepts: name === 'create' ? 201 : 200,
          }),
        );
      }
      if (round >= 0) figures.push([rates[0]!, rates[1]!]);
    }
    const [without, withFeed] = [0, 1].map(at => median(figures.map(each => each[at]!)));
    const ratio = median(figures.map(([one, two]) => two / one));
    console.log(
      `${name.padEnd(9)} ${without!.toFixed(0).padStart(10)} ${withFeed!.toFixed(0).padStart(8)} ${ratio.toFixed(2).padStart(6)}`,
    );
  }
  await app.close(1_000);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await server.release();
  await rm(directory, { recursive: true, force: true });
  process.exit();
}
