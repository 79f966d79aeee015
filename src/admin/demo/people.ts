// Names, numbers and addresses of people and companies that do not exist.
import { firstNames, lastNames, streets } from './names.ts';
import type { Random } from './random.ts';

export interface Technician {
  readonly id: string;
  readonly name: string;
  /** Registration number of the car. */
  readonly plate: string;
}

export function makePerson(random: Random): { first: string; last: string } {
  return { first: random.pick(firstNames), last: random.pick(lastNames) };
}

export function makeFullName(random: Random): string {
  const { first, last } = makePerson(random);
  return `${first} ${last}`;
}

export function makeAddress(random: Random): string {
  const address = `${random.pick(streets)} ${random.integer(1, 140)}${random.chance(0.15) ? random.pick([...'ABCD']) : ''}`;
  return random.chance(0.25) ? `${address}, ${random.integer(1, 5)}. ${random.pick(['tv', 'th', 'mf'])}` : address;
}

/** One that reaches nobody (RFC 2606). */
export function mailAddress(name: string): string {
  const plain = name.toLowerCase().replaceAll('æ', 'ae').replaceAll('ø', 'oe').replaceAll('å', 'aa');
  return `${plain.normalize('NFD').replace(/[^a-z0-9]+/g, '.')}@example.com`;
}

export function makePhone(random: Random): string {
  return `${random.integer(20, 61)}${random.digits(6)}`;
}

/** A company number (CVR), whose last digit checks the others by modulus 11. */
export function makeVatNumber(random: Random): string {
  const digits = `${random.integer(1, 3)}${random.digits(6)}`;
  const weights = [2, 7, 6, 5, 4, 3, 2];
  const rest = weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11;
  return rest === 1 ? makeVatNumber(random) : `${digits}${(11 - rest) % 11}`;
}

/** A location number (EAN) of the public sector, with its check digit. */
export function makeEan(random: Random): string {
  const digits = `57980${random.digits(7)}`;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** Registration number of a car. */
export function makePlate(random: Random): string {
  const letter = () => random.pick([...'ABCDEHJKLMNPRSTVXYZ']);
  return `${letter()}${letter()} ${random.digits(2)} ${random.digits(3)}`;
}
