// Many writes in one transaction, with a result for each: all of them or none, or as many as can be.
import { ApiError } from '../errors.ts';
import type { WriteSession } from '../tenant/store.ts';

export const mostRows = 1_000;

/** How one of them went: the id of its record, or why it was refused. */
export type RowResult = { readonly id: string } | { readonly refusal: ApiError };

/** Ends the transaction of writes that were to succeed together, and did not. */
export class BulkRefusal extends Error {
  readonly results: readonly RowResult[];
  constructor(results: readonly RowResult[]) {
    super('Some of the rows were refused, so none was written.');
    this.results = results;
  }
}

export async function writeMany(
  session: WriteSession,
  rows: readonly (() => Promise<string>)[],
  atomic: boolean,
): Promise<RowResult[]> {
  const results: RowResult[] = [];
  for (const row of rows) {
    try {
      results.push({ id: await session.attempt(row) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      results.push({ refusal: error });
    }
  }
  if (atomic && results.some(result => 'refusal' in result)) throw new BulkRefusal(results);
  return results;
}
