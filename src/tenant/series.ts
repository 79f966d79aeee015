// Number series: a counter row of the tenant, locked by the transaction that takes the number, so that none is lost or given twice.
import type { WriteSession } from './store.ts';

/** The next number of a series that no record of the table has yet. */
export async function nextNumber(session: WriteSession, name: string, table: string, column: string): Promise<string> {
  const { tenantId } = session.caller;
  const [counter] = await session.sql(
    'insert into series (tenant_id, name, next) values ($1, $2, 1) ' +
      'on conflict (tenant_id, name) do update set next = series.next returning next',
    [tenantId, name],
  );
  const [free] = await session.sql(
    `with recursive candidate (n) as (select $2::bigint union all select n + 1 from candidate
       where exists (select 1 from ${table} where tenant_id = $1 and ${column} = n::text))
     select max(n) from candidate`,
    [tenantId, counter![0]],
  );
  const number = free![0]!;
  await session.sql('update series set next = $3::bigint + 1 where tenant_id = $1 and name = $2', [
    tenantId,
    name,
    number,
  ]);
  return number;
}
