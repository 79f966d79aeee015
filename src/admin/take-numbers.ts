import type { Transaction } from '../database/database.ts';

export interface Series {
  /** The resource whose records carry the numbers. */
  readonly name: string;
  readonly table: string;
  readonly column: string;
}

/** The next so many numbers of a tenant's series, past those that records have already; the series goes on after them. */
export async function takeNumbers(
  transaction: Transaction,
  { name, table, column }: Series,
  count: number,
): Promise<string[]> {
  const [counter] = await transaction.run(
    {
      text:
        'insert into series (name, next) values ($1, 1) ' +
        'on conflict (tenant_id, name) do update set next = series.next returning next',
    },
    [name],
  );
  const numbers: string[] = [];
  let next = Number(counter![0]);
  while (numbers.length < count) {
    const candidates = Array.from({ length: count - numbers.length }, () => String(next++));
    const taken = await transaction.run({ text: `select ${column} from ${table} where ${column} = any($1)` }, [
      candidates,
    ]);
    numbers.push(...candidates.filter(number => !taken.some(([known]) => known === number)));
  }
  await transaction.run({ text: 'update series set next = $2 where name = $1' }, [name, next]);
  return numbers;
}
