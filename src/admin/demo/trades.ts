// What each trade does and uses, as its people write it.
import { carpenter } from './carpenter.ts';
import { electrician } from './electrician.ts';
import { plumber } from './plumber.ts';
import type { Trade } from './trade.ts';

export const trades: readonly Trade[] = [electrician, plumber, carpenter];

/** What fits every trade. */
export const rooms = [
  'køkkenet',
  'badeværelset',
  'stuen',
  'bryggerset',
  'kælderen',
  'entréen',
  'soveværelset',
  'garagen',
  'kontoret',
  'trappeopgangen',
];

export const notes = [
  'Ring en halv time før ankomst.',
  'Kunden er hjemme efter kl. 15.',
  'Nøgle hentes hos viceværten.',
  'Nøgleboks ved hoveddøren, koden fås på kontoret.',
  'Pas på hunden, den er flink men løber ud.',
  'Parkering i gården, brug P-skive.',
  'Kunden vil gerne have billeder af det færdige arbejde.',
  'Der skal ryddes op og fejes efter arbejdet.',
  'Husk skoovertræk, nye gulve.',
  'Kunden betaler kun for faktisk medgået tid.',
  'Aftalt fast pris, se tilbud.',
  'Ekstraarbejde skal godkendes på skrift inden start.',
];
