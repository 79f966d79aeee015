// What the contract says about comparing and ordering, in plain code: the measure for what the database answers.
import type { Face } from '../../src/model/registry.ts';

export type Json = string | number | boolean | null;
export type Rec = Readonly<Record<string, Json>>;

export interface By {
  readonly face: Face;
  readonly descending: boolean;
}

const danish = new Intl.Collator('da-DK');
const digits = /^\d+$/;

/** Text in Danish order; what the collator holds for equal is told apart by its bytes. */
function compareText(a: string, b: string): number {
  return danish.compare(a, b) || Buffer.compare(Buffer.from(a), Buffer.from(b));
}

export function isNumber(face: Face): boolean {
  return face.kind.name === 'number' || face.kind.name === 'numberAsInteger';
}

export function isText(face: Face): boolean {
  return face.kind.column.startsWith('character varying') || face.kind.column === 'text';
}

/** As a comparison filter does: digits only on both sides compare as numbers. */
export function compare(face: Face, a: Json, b: Json): number {
  if (isNumber(face) && digits.test(String(a)) && digits.test(String(b)))
    return Number(BigInt(String(a)) - BigInt(String(b)));
  return isText(face) ? compareText(String(a), String(b)) : Number(a) - Number(b);
}

/** As a sorted list does: numbers of digits only first and as numbers, then the others. */
function compareInOrder(face: Face, a: Json, b: Json): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (!isNumber(face)) return compare(face, a, b);
  const [first, second] = [digits.test(String(a)), digits.test(String(b))];
  if (first !== second) return first ? -1 : 1;
  return compare(face, a, b) || compareText(String(a), String(b));
}

/** Nulls last ascending and first descending; the key breaks ties in the direction of the first field. */
export function sorted<T extends Rec>(rows: readonly T[], order: readonly By[], key: Face): T[] {
  const all = [...order, { face: key, descending: order[0]?.descending ?? false }];
  return [...rows].sort((a, b) => {
    for (const { face, descending } of all) {
      const difference = compareInOrder(face, a[face.name]!, b[face.name]!);
      if (difference !== 0) return descending ? -difference : difference;
    }
    return 0;
  });
}

/** Lower case without accents. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

/** One spelling of what Danish writes in two ways. */
function respell(folded: string): string {
  return folded.replaceAll('oe', 'o').replaceAll('ø', 'o').replaceAll('æ', 'ae').replaceAll('aa', 'a');
}

/** Whether texts hold all words as they are spelled, or all of them respelled. */
export function holdsWords(texts: readonly string[], words: readonly string[]): boolean {
  const lines = texts.map(fold).flatMap(text => [text, respell(text)]);
  const holds = (word: string): boolean => lines.some(line => line.includes(word));
  return words.map(fold).every(holds) || words.map(word => respell(fold(word))).every(holds);
}

/** A chooser that fast-check's numbers drive: the same number gives the same choice. */
export function pick<T>(from: readonly T[], at: number): T {
  return from[at % from.length]!;
}
