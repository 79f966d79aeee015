// What a start prints: where everything is and, the very first time, a demo tenant with its key.
import type { ClientConfig } from 'pg';
import { fillDemo } from './admin/demo.ts';
import { createKey } from './admin/keys.ts';
import { createTenant, listTenants } from './admin/tenants.ts';
import type { Config } from './config.ts';
import { Database } from './database/database.ts';

const demoCases = 200;

export async function greet(config: Config, connection: ClientConfig, port: number): Promise<void> {
  const base = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
  const database = new Database({ connection, role: 'owner' });
  try {
    const tenants = await listTenants(database);
    const demo = tenants.length === 0 && config.demo ? await makeDemo(database) : null;
    console.log(`Svend is running at ${base}\n`);
    console.log(`  GraphQL        ${base}/graphql`);
    console.log(`  REST v2        ${base}/`);
    console.log(`  Explorer       ${base}/graphiql`);
    console.log(`  Documentation  ${base}/docs`);
    console.log(`  Documents      ${base}/openapi.json, ${base}/schema.graphql`);
    if (config.metricsPort) console.log(`  Metrics        http://127.0.0.1:${config.metricsPort}/metrics`);
    console.log(`  Health         ${base}/healthz, ${base}/readyz\n`);
    if (demo) introduce(base, demo);
    else if (tenants.length === 0)
      console.log('There is no tenant yet: npm run --silent svend -- tenant create --name "Your business"\n');
    else console.log('A new key: npm run --silent svend -- key create --tenant ID --name "My integration"\n');
  } finally {
    await database.close();
  }
}

interface Demo {
  readonly id: string;
  readonly name: string;
  readonly key: string;
}

async function makeDemo(database: Database): Promise<Demo> {
  const { id, name } = await createTenant(database, { name: 'Svend Demo ApS' });
  await fillDemo(database, { tenantId: id, cases: demoCases, seed: '1', onProgress: () => {} });
  const { key } = await createKey(database, { tenantId: id, name: 'Demo', scope: 'write' });
  return { id: String(id), name, key };
}

function introduce(base: string, { id, name, key }: Demo): void {
  console.log(`Demo tenant ${id}: ${name}`);
  console.log(`API key (shown this once): ${key}\n`);
  console.log('Try it:\n');
  console.log(`  curl -u ${key}:x ${base}/`);
  console.log(`  curl -u ${key}:x '${base}/cases?sortby=-created_at&pagesize=2&include=materials'`);
  console.log(`  curl -H 'Authorization: Bearer ${key}' -H 'Content-Type: application/json' ${base}/graphql \\`);
  console.log(
    `    -d '{"query":"{ cases(pagination: {limit: 2}) { items { id caseNumber customer { name } } nextCursor } }"}'\n`,
  );
}
