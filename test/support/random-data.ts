// Records with awkward values in every kind of field: nulls, empty texts, Danish letters, numbers of digits and of letters.

import type { Face, Resource } from '../../src/model/registry.ts';
import { registry } from '../../src/resources/index.ts';
import { isWritable } from '../../src/write/validate.ts';
import { isText, type Json } from './oracle.ts';
import type { Service, Tenant } from './service.ts';

export const words = [
  ...[
    '',
    'a',
    'A',
    'aa',
    'Aa',
    'AA',
    'å',
    'Å',
    'Århus',
    'Aarhus',
    'æble',
    'Ærø',
    'ø',
    'Østergade',
    'oe',
    'zebra',
    'Zoo',
  ],
  ...[
    'e',
    'é',
    'E',
    'É',
    'e\u0301',
    'co-op',
    'coop',
    'co op',
    '9',
    '10',
    '09',
    '100%',
    'a_b',
    'a\\b',
    "o'neil",
    ' x',
    'ü',
    'y',
  ],
  ...['Müller & søn', '日本', '😀', 'straße', 'STRASSE'],
];
const numbers = [
  '999',
  '1001',
  '0012',
  '12',
  '9',
  '10',
  '007',
  'A7',
  'a7',
  'B-1',
  'å1',
  'aa1',
  'Z 9',
  '20260',
  '100000000000',
];
const integers = [0, 1, 2, 3, 7, 10, 99, 1_700_000_000, 4_102_444_800, -5];
const decimals = [0, 0.1, 0.25, 1, 1.5, 2, 10, 99.999, -3.5, 1234567.8901];

/** How many of each; in this order, because some refer to others. */
const counts = {
  'vat-types': 12,
  'account-plan': 25,
  creditors: 20,
  debtors: 45,
  cases: 60,
  hours: 70,
  'case-materials': 70,
};
export const filled = Object.keys(counts).map(name => registry.get(name)!);

/** A small generator (mulberry32), so that the same seed gives the same data. */
export function random(seed: number): (below: number) => number {
  let state = seed;
  return below => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

export async function fillRandom(service: Service, tenant: Tenant, seed: number): Promise<void> {
  const below = random(seed);
  for (const [name, count] of Object.entries(counts)) {
    const resource = registry.get(name)!;
    const references = await possibleReferences(service, tenant, resource);
    for (let at = 0; at < count; at++) {
      const input: Record<string, unknown> = {};
      for (const face of resource.faces.rest.values()) {
        if (!isWritable(face.field, 'create')) continue;
        const value = sampleOf(face, at, below, references.get(face));
        if (value !== undefined) input[face.name] = value;
      }
      // An hour ends after it begins, and nobody is at two places at once.
      const start = Number(input.start_time) + at * 300;
      if (name === 'hours') Object.assign(input, { start_time: start, stop_time: start + below(100) });
      const { status, text } = await tenant.rest('POST', `/${name}`, input);
      // A number that the tenant has already will do as well.
      if (status !== 201 && !text.includes('already been taken'))
        throw new Error(`${name} ${JSON.stringify(input)}: ${text}`);
    }
  }
}

async function possibleReferences(service: Service, tenant: Tenant, resource: Resource): Promise<Map<Face, string[]>> {
  const possible = new Map<Face, string[]>();
  for (const face of resource.faces.rest.values()) {
    const { reference } = face.field;
    if (!reference) continue;
    const where = reference.where ? `and ${reference.where('x')}` : '';
    const rows = await service.sql(
      `select x.${reference.byField.column} from ${reference.target.table} x where x.tenant_id = $1 ${where} order by x.id`,
      [tenant.id],
    );
    possible.set(face, rows.flat() as string[]);
  }
  return possible;
}

function sampleOf(face: Face, at: number, below: (n: number) => number, references: string[] | undefined): unknown {
  const { required, unique } = face.field.declaration;
  const from = <T>(values: readonly T[]): T => values[below(values.length)]!;
  if (unique) {
    if (face.kind.name === 'int') return 100 + at * 37;
    const own = face.kind.name === 'number' ? numbers[at] : undefined;
    const isNumeric = face.name === 'ID';
    return own !== undefined && (!isNumeric || /^\d+$/.test(own))
      ? own
      : `${isNumeric || at % 3 ? '' : 'Sag '}${5000 + at * 7}`;
  }
  if (!required && below(4) === 0) return null;
  if (references) return references.length > 0 ? from(references.slice(0, 12)) : undefined;
  const choices = face.kind.schema.enum as Json[] | undefined;
  if (choices) return from(choices);
  if (face.kind.name === 'decimal') return from(decimals);
  if (!isText(face)) return from(integers);
  return from(required ? words.slice(1) : words).slice(0, 10);
}
