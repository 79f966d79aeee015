// Runs queries and hands out the database's JSON text as it came: no row objects, no second serialisation.
import type { Text } from '../database/database.ts';
import { asTenant, type ReadSession, type SqlSession } from '../tenant/store.ts';
import { changesSeen, compile, compileRows } from './compile.ts';
import { paramsOf, type Query, shapeOf } from './query.ts';

export interface Page {
  readonly items: Text;
  /** Order values of the row nearest to where the page began, and of the last one of a full page. */
  readonly nearest: readonly (string | null)[] | null;
  readonly furthest: readonly (string | null)[] | null;
  /** Whether there are rows beyond the page. */
  readonly more: boolean;
  readonly total: string | null;
  /** How many changes there had been when it was read, where that was asked for and can be told. */
  readonly changes: string | null;
}

/** One record as JSON text, or null. */
export async function readOne(session: ReadSession, query: Query): Promise<Text | null> {
  const [row] = await fetch(session, query);
  return row![0]!;
}

/** A record as JSON text, and its version. */
export interface Tagged {
  readonly version: string;
  readonly record: Text;
}

export async function readTagged(session: ReadSession, query: Query): Promise<Tagged | null> {
  const found = await readOne(session, { ...query, tagged: true });
  if (found === null) return null;
  const at = found.indexOf(' ');
  return typeof found === 'string'
    ? { version: found.slice(0, at), record: found.slice(at + 1) }
    : { version: found.toString('latin1', 0, at), record: found.subarray(at + 1) };
}

/** How many changes there have been in the tenant's data. */
export async function countChanges(session: ReadSession): Promise<string | null> {
  const [row] = await session.fetch({ name: 'changes_seen', text: `${asTenant}select ${changesSeen} from t` }, []);
  return textOf(row![0]);
}

/** A list with what else the query asks for: edges and total. */
export async function readPage(session: ReadSession, query: Query): Promise<Page> {
  const [row] = await fetch(session, query);
  const [items, ...rest] = row!;
  const more = query.more ? String(rest.shift()) === 't' : false;
  const edges = query.edges ? (JSON.parse(String(rest.shift())) as [number, (string | null)[]][]) : [];
  const total = query.count ? String(rest.shift()) : null;
  const at = new Map(edges);
  const limit = query.limit ?? 0;
  return {
    items: items!,
    nearest: at.get(1) ?? null,
    furthest: at.get(limit) ?? null,
    more: more || at.has(limit + 1),
    total,
    changes: query.tagged ? textOf(rest.shift()) : null,
  };
}

function textOf(cell: Text | null | undefined): string | null {
  return cell == null ? null : String(cell);
}

const batch = 1_000;

/** A whole collection, some rows at a time, in bounded memory: read in one snapshot through a database cursor. */
export async function* streamRows(session: SqlSession, query: Query): AsyncGenerator<string[]> {
  const { text } = compileRows(query);
  await session.sql("select set_config('idle_in_transaction_session_timeout', '60s', true)");
  await session.fetch({ text: `declare listing no scroll cursor for ${text}` }, valuesOf(query));
  for (;;) {
    const rows = await session.sql(`fetch ${batch} from listing`);
    if (rows.length > 0) yield rows.map(row => row[0]!);
    if (rows.length < batch) return;
  }
}

interface Prepared {
  readonly text: string;
  name?: string;
  uses: number;
}

// One entry per shape of query. A shape gets a prepared statement with its second use, so that a client that never asks
// the same thing twice cannot fill the connections with statements.
const statements = new Map<string, Prepared>();
const mostStatements = 2_000;
const mostNamed = 1_000;
let names = 0;

function fetch(session: ReadSession, query: Query): ReturnType<ReadSession['fetch']> {
  const shape = shapeOf(query);
  let statement = statements.get(shape);
  if (!statement) {
    if (statements.size >= mostStatements) forgetRare();
    statement = { text: compile(query).text, uses: 0 };
    statements.set(shape, statement);
  }
  statement.uses += 1;
  if (statement.uses === 2 && names < mostNamed) statement.name = `read_${++names}`;
  return session.fetch(statement, valuesOf(query));
}

function forgetRare(): void {
  for (const [shape, { name }] of statements) if (!name) statements.delete(shape);
}

function valuesOf(query: Query): unknown[] {
  return paramsOf(query).map(param => param.value);
}
