// Text as it came → lines that fit. Control characters end here.
import type { Style } from './faces.ts';
import type { Line, Shaper } from './shape.ts';

// What is no character of a text, and what would turn the reading order of an amount round unseen.
const controls =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff0-\ufffb\ufffe\uffff]/g;
const breaks = new RegExp(
  '(?<=\\s)(?=\\S)|(?<=[\\p{L}\\p{N}][-\u2013/])(?=\\p{L})|' +
    '(?<=[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}])(?=[\\p{L}\\p{N}])',
  'u',
);
const firstStrong = /[\p{Script=Hebrew}\p{Script=Arabic}]|\p{L}/u;
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
const graphemes = new Intl.Segmenter('da', { granularity: 'grapheme' });

function cleanText(text: string): string {
  return (
    text
      .toWellFormed()
      // Thousands of marks on one letter make normalize() take minutes, out of reach of any limit.
      .replace(/(\p{M}{6})\p{M}+/gu, '$1')
      .normalize('NFC')
      .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
      .replace(/\t/g, '    ')
      .replace(controls, '')
      .replace(/\u00ad/g, '')
  );
}

/** The same on one line. */
export function cleanLine(text: string | null | undefined): string {
  return cleanText(text ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** More of one text than anybody prints: the rest is left out, and seen to be. */
const mostCharacters = 100_000;
const mostLines = 2_000;

/** Width in thousandths of the size. */
export function wrap(text: string | null | undefined, width: number, style: Style, shaper: Shaper): Line[] {
  const given = text ?? '';
  const lines = wrapAll(given.slice(0, mostCharacters), width, style, shaper);
  const isWhole = given.length <= mostCharacters && lines.length <= mostLines;
  return isWhole ? lines : [...lines.slice(0, mostLines), { text: '…', rtl: false }];
}

function wrapAll(text: string, width: number, style: Style, shaper: Shaper): Line[] {
  const clean = cleanText(text)
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\n+$/g, '');
  if (clean === '') return [];
  return clean.split('\n', mostLines + 1).flatMap(paragraph => {
    const rtl = rightToLeft.test(firstStrong.exec(paragraph)?.[0] ?? '');
    return wrapParagraph(paragraph, width, style, shaper).map(line => ({ text: line, rtl }));
  });
}

/** At most so many lines; the last one shows that there was more. */
export function wrapAtMost(
  count: number,
  text: string | null | undefined,
  width: number,
  style: Style,
  shaper: Shaper,
): Line[] {
  // More than this cannot fit in so few lines, and need not be measured.
  const lines = wrap((text ?? '').slice(0, count * 400), width, style, shaper);
  if (lines.length <= count) return lines;
  const last = lines[count - 1]!;
  return [...lines.slice(0, count - 1), { ...last, text: `${last.text.slice(0, -1).trimEnd()}…` }];
}

function wrapParagraph(paragraph: string, width: number, style: Style, shaper: Shaper): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const chunk of paragraph.split(breaks)) {
    const word = chunk.trimEnd();
    const wordWidth = shaper.width(word, style);
    if (used + wordWidth > width && line !== '') {
      lines.push(line.trimEnd());
      line = '';
      used = 0;
    }
    if (wordWidth > width) {
      const parts = splitWord(word, width, style, shaper);
      line = parts.pop()! + chunk.slice(word.length);
      for (const part of parts) lines.push(part);
      used = shaper.width(line, style);
    } else {
      line += chunk;
      used += chunk === word ? wordWidth : shaper.width(chunk, style);
    }
  }
  lines.push(line.trimEnd());
  return lines;
}

/** A word wider than the column is broken where it is full. */
function splitWord(word: string, width: number, style: Style, shaper: Shaper): string[] {
  const parts: string[] = [];
  let part = '';
  let used = 0;
  for (const { segment } of graphemes.segment(word)) {
    const more = shaper.width(segment, style);
    if (used + more > width && part !== '') {
      parts.push(part);
      part = '';
      used = 0;
    }
    part += segment;
    used += more;
  }
  parts.push(part);
  return parts;
}
