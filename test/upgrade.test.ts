// An installation of an earlier day is brought to current with the records that it has, by an owner who is no superuser.
import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import test, { after, before } from 'node:test';
import pg from 'pg';
import { migrate, migrationNames } from '../src/database/migrate.ts';
import { testServer } from './support/database.ts';

const name = `upgrade_${randomBytes(6).toString('hex')}`;
let server: Awaited<ReturnType<typeof testServer>>;
let admin: pg.Client;
let connection: pg.ClientConfig;

before(async () => {
  server = await testServer();
  admin = new pg.Client(inDatabase('postgres'));
  await admin.connect();
  await admin.query(`create role ${name} nosuperuser nologin createrole`);
  for (const role of ['svend_app', 'svend_lookup']) {
    await admin.query(`create role ${role} nologin`).catch(() => {});
    await admin.query(`grant ${role} to ${name} with admin option`);
  }
  await admin.query(`create database ${name} owner ${name}`);
  const search = new pg.Client(inDatabase(name));
  await search.connect();
  // What only a superuser may bring along where the extension is not trusted.
  await search.query('create extension if not exists pg_trgm').catch(() => {});
  await search.end();
  connection = { ...inDatabase(name), options: `-c role=${name}` };
});
after(async () => {
  await admin.query(`drop database ${name} with (force)`);
  await admin.query(`drop owned by ${name}; drop role ${name}`).catch(() => {});
  await admin.end();
  await server.release();
});

function inDatabase(database: string): pg.ClientConfig {
  const { connectionString } = server.connection;
  if (!connectionString) return { ...server.connection, database };
  const url = new URL(connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}

/** As the program of that day did it. */
async function migrateTo(client: pg.Client, names: readonly string[]): Promise<void> {
  await client.query('create schema if not exists svend; set search_path = svend');
  await client.query(
    'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  );
  for (const each of names) {
    const sql = await readFile(new URL(`../migrations/${each}`, import.meta.url));
    await client.query('begin');
    await client.query(sql.toString());
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [
      each,
      createHash('sha256').update(sql).digest('hex'),
    ]);
    await client.query('commit');
  }
}

test('two tenants of the first days get what a new one comes with, each its own', async () => {
  const client = new pg.Client(connection);
  await client.connect();
  const names = await migrationNames();
  await migrateTo(client, names.slice(0, 3));
  const tenants: string[] = [];
  for (const zone of ['Europe/Copenhagen', 'UTC']) {
    const { rows } = await client.query("insert into tenants (name, time_zone) values ('Gammel', $1) returning id", [
      zone,
    ]);
    const { id } = rows[0];
    tenants.push(id);
    await client.query("select set_config('app.tenant', $1, false)", [id]);
    await client.query(`
      with d as (insert into debtors (customer_number, name) values ('1', 'Kunde') returning id),
        c as (insert into cases (case_number, customer_id) select '1', id from d returning id)
      insert into case_materials (case_id, quantity, created_at) select id, 1, 1000 from c`);
    await client.query(`
      with g as (insert into internal_goods (number, description, list_price, cost_price) values ('T', 'Time', 1, 1), ('M', 'Vare', 1, 1) returning id, number)
      insert into employee_types (name, product_id) select 'Svend', id from g where number = 'T'`);
    await client.query(`
      insert into gps_trips (trip_id, start_address, stop_address, distance, driver, registration_number, start_date, stop_date,
        start_latitude, start_longitude, stop_latitude, stop_longitude)
      values ('1', 'A', 'B', '1', 'Bo', 'X', '01-07-2026 10:00:00', '01-07-2026 11:00:00', '1', '2', '3', '4')`);
  }
  await client.end();

  assert.deepEqual(await migrate(connection), names.slice(3));

  const later = new pg.Client(connection);
  await later.connect();
  await later.query('set search_path = svend');
  for (const [at, id] of tenants.entries()) {
    await later.query("select set_config('app.tenant', $1, false)", [id]);
    const ask = async (sql: string): Promise<unknown> => (await later.query(sql)).rows;
    assert.deepEqual(
      await ask('select name, minutes::int from pauses where tenant_id = current_tenant() order by id limit 1'),
      [{ name: 'Frokost', minutes: 30 }],
    );
    assert.deepEqual(
      await ask('select count(*)::int as n from hour_addition_types where tenant_id = current_tenant()'),
      [{ n: 3 }],
    );
    assert.deepEqual(
      await ask('select number, is_hour from internal_goods where tenant_id = current_tenant() order by number'),
      [
        { number: 'M', is_hour: false },
        { number: 'T', is_hour: true },
      ],
    );
    assert.deepEqual(await ask('select material_date::int from case_materials where tenant_id = current_tenant()'), [
      { material_date: 1000 },
    ]);
    const start = Date.UTC(2026, 6, 1, at === 0 ? 8 : 10) / 1000;
    assert.deepEqual(
      await ask(
        'select start_time::int, stop_time::int, version::int from gps_trips where tenant_id = current_tenant()',
      ),
      [{ start_time: start, stop_time: start + 3600, version: 1 }],
    );
  }
  await later.end();
});
