// The house style: measures, colours and type sizes of every document.
import type { TextStyle } from './paper.ts';
import { sheet } from './paper.ts';

const millimetre = 72 / 25.4;

export const ink = '0.11 0.13 0.16';
export const grey = '0.42 0.45 0.49';
export const pale = '0.82 0.84 0.86';
export const tint = '0.953 0.962 0.968';
export const accent = '0.07 0.28 0.36';

// The left margin keeps the address clear of the edge of a window that begins 20 mm in.
export const left = 24 * millimetre;
export const right = sheet.width - 20 * millimetre;
export const breadth = right - left;
export const top = 16 * millimetre;
/** Where the text of a page ends; the footer stands below. */
export const bottom = sheet.height - 22 * millimetre;
export const footerAt = sheet.height - 16 * millimetre;
/** Where pages after the first begin below their heading. */
export const continuedTop = top + 24;
/** The window of C5 and C65 envelopes shows 45 to 90 mm from the top. */
export const windowTop = 49 * millimetre;
/** The axis of the page: sender, facts, references, sums and the bank account all begin here. */
export const middle = left + breadth / 2;

export const title: TextStyle = { style: 'bold', size: 21, colour: accent };
export const sellerName: TextStyle = { style: 'bold', size: 15, colour: ink };
export const heading: TextStyle = { style: 'bold', size: 10, colour: ink };
export const body: TextStyle = { style: 'regular', size: 9, colour: ink };
export const strong: TextStyle = { style: 'bold', size: 9, colour: ink };
export const address: TextStyle = { style: 'regular', size: 10, colour: ink };
export const label: TextStyle = { style: 'regular', size: 7.5, colour: grey };
export const small: TextStyle = { style: 'regular', size: 8, colour: grey };
export const tiny: TextStyle = { style: 'regular', size: 6.5, colour: grey };
export const columnHead: TextStyle = { style: 'bold', size: 7.5, colour: grey };
export const grandTotal: TextStyle = { style: 'bold', size: 12, colour: accent };
export const codeLine: TextStyle = { style: 'mono', size: 11.5, colour: ink };

export function lineHeight({ size }: TextStyle): number {
  return Math.round(size * 1.42 * 2) / 2;
}
