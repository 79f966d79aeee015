// A line of text → glyphs in the order they are drawn. Most text is letter by letter with kerning; scripts that join letters or
// run from right to left take the long way through fontkit and the bidirectional algorithm (UAX #9).
import makeBidi from 'bidi-js';
import { type Face, faceFor, type Glyph, replacement, type Style } from './faces.ts';

export interface GlyphRun {
  readonly face: Face;
  readonly glyphs: Glyph[];
}

export interface Line {
  readonly text: string;
  /** The paragraph runs from right to left. */
  readonly rtl: boolean;
}

export interface Shaper {
  readonly shape: (line: Line, style: Style) => GlyphRun[];
  /** In thousandths of the size. */
  readonly width: (text: string, style: Style) => number;
}

/** Scripts whose letters stand side by side as they are; everything else may need shaping. */
const plain = new RegExp(
  '^[\\u0020-\\u02ff\\u0370-\\u058f\\u1e00-\\u200a\\u2010-\\u2027\\u2030-\\u205f\\u2070-\\u20cf\\u2100-\\ud7ff\\uf900-\\ufaff' +
    '\\uff00-\\uffef\\u{1d400}-\\u{1d7ff}\\u{1f000}-\\u{1f1e5}\\u{1f200}-\\u{1f3fa}\\u{1f400}-\\u{1faff}]*$',
  'u',
);

/** Joins, marks and selectors belong to the character before them, whatever face has it. */
const attached = /^(?:\p{M}|\p{Join_Control}|\p{Variation_Selector}|\p{Emoji_Modifier})$/u;
/** Faces that join letters over these; in others a space would be as wide as a picture. */
const neutral = /^[\s\p{P}\p{Sm}\p{N}]$/u;
const joining = new Set(['hebrew', 'arabic', 'thai']);
const invisible = /^\p{Default_Ignorable_Code_Point}$/u;

/**
 * Shaping takes milliseconds a line. This many characters of a document get it, which is more than an invoice holds; what a
 * hostile text has beyond them is drawn letter by letter. Counted and not timed, so that equal data gives equal bytes.
 */
const shapingBudget = 10_000;

const bidi = makeBidi();

export function makeShaper(): Shaper {
  let budget = shapingBudget;
  const widths = new Map<string, number>();

  const shape = (line: Line, style: Style): GlyphRun[] => {
    if (plain.test(line.text) && !line.rtl) return shapePlain(line.text, style);
    budget -= line.text.length;
    return budget > 0 ? shapeComplex(line, style) : shapePlain(line.text, style);
  };

  const width = (text: string, style: Style): number => {
    if (plain.test(text) || budget <= 0) return plainWidth(text, style);
    const key = `${style}${text}`;
    let known = widths.get(key);
    if (known === undefined) {
      known = runsWidth(shape({ text, rtl: false }, style));
      widths.set(key, known);
    }
    return known;
  };

  return { shape, width };
}

/** Letters were joined or moved, so that the glyphs alone no longer tell a reader what the text says. */
export function isJoined(runs: readonly GlyphRun[]): boolean {
  return runs.some(({ glyphs }) =>
    glyphs.some(({ codePoints, advance, dy }) => codePoints.length !== 1 || advance === 0 || dy !== 0),
  );
}

export function runsWidth(runs: readonly GlyphRun[]): number {
  return runs.reduce((sum, { glyphs }) => glyphs.reduce((part, { advance }) => part + advance, sum), 0);
}

function shapePlain(text: string, style: Style): GlyphRun[] {
  const runs: GlyphRun[] = [];
  eachGlyph(text, style, (face, glyph, kern) => {
    let run = runs.at(-1);
    if (run?.face !== face) {
      run = { face, glyphs: [] };
      runs.push(run);
    }
    const before = run.glyphs.at(-1);
    if (kern !== 0 && before) run.glyphs[run.glyphs.length - 1] = { ...before, advance: before.advance + kern };
    run.glyphs.push(glyph);
  });
  return runs;
}

function plainWidth(text: string, style: Style): number {
  let width = 0;
  eachGlyph(text, style, (_face, glyph, kern) => {
    width += glyph.width + kern;
  });
  return width;
}

function eachGlyph(text: string, style: Style, take: (face: Face, glyph: Glyph, kern: number) => void): void {
  let face: Face | null = null;
  let before: Glyph | null = null;
  for (let at = 0; at < text.length; at++) {
    const codePoint = text.codePointAt(at)!;
    if (codePoint > 0xffff) at++;
    const own = faceFor(codePoint, style);
    if (!own && invisible.test(String.fromCodePoint(codePoint))) continue;
    const next = own ?? replacement().face;
    const glyph = own?.glyph(codePoint) ?? replacement().glyph;
    take(next, glyph, next === face && before ? next.kerning(before.id, glyph.id) * next.scale : 0);
    face = next;
    before = glyph;
  }
}

interface Piece {
  readonly face: Face | null;
  readonly level: number;
  text: string;
}

function shapeComplex({ text, rtl }: Line, style: Style): GlyphRun[] {
  const { levels } = bidi.getEmbeddingLevels(text, rtl ? 'rtl' : 'ltr');
  const pieces: Piece[] = [];
  let at = 0;
  for (const character of text) {
    const level = levels[at]!;
    at += character.length;
    const last = pieces.at(-1);
    const codePoint = character.codePointAt(0)!;
    const joins = last?.face && joining.has(last.face.name) && neutral.test(character) && last.face.glyph(codePoint);
    const stays = last?.face && (attached.test(character) || joins);
    const face = stays ? last.face : faceFor(codePoint, style);
    if (!face && invisible.test(character)) continue;
    if (last && last.face === face && last.level === level) last.text += character;
    else pieces.push({ face, level, text: character });
  }
  return inVisualOrder(pieces).map(shapePiece);
}

/** Rule L2: from the highest level down, turn round every stretch at that level or above. */
function inVisualOrder(pieces: Piece[]): Piece[] {
  const order = [...pieces];
  const highest = Math.max(0, ...pieces.map(({ level }) => level));
  for (let level = highest; level > 0; level--) {
    for (let from = 0; from < order.length; from++) {
      let to = from;
      while (to < order.length && order[to]!.level >= level) to++;
      if (to > from + 1) order.splice(from, to - from, ...order.slice(from, to).reverse());
      from = Math.max(from, to);
    }
  }
  return order;
}

function shapePiece({ face, level, text }: Piece): GlyphRun {
  if (!face) {
    const missing = replacement();
    return { face: missing.face, glyphs: [...text].map(() => missing.glyph) };
  }
  const turned = level % 2 === 1;
  const mirrored = turned
    ? [...text].map(character => bidi.getMirroredCharacter(character) ?? character).join('')
    : text;
  const { glyphs, positions } = face.font.layout(mirrored, undefined, undefined, undefined, turned ? 'rtl' : 'ltr');
  return {
    face,
    glyphs: glyphs.flatMap((glyph, at) => {
      // Glyph 0 is the font's own box for "missing"; PDF/A allows no reference to it.
      if (glyph.id === 0)
        return glyph.codePoints.every(one => invisible.test(String.fromCodePoint(one))) ? [] : [boxOf(face)];
      const { xAdvance, xOffset, yOffset } = positions[at]!;
      return {
        id: glyph.id,
        width: glyph.advanceWidth * face.scale,
        codePoints: glyph.codePoints,
        advance: xAdvance * face.scale,
        dx: xOffset * face.scale,
        dy: yOffset * face.scale,
      };
    }),
  };
}

/** A visible stand-in inside a run of another face. */
function boxOf(face: Face): Glyph {
  return face.glyph(0xfffd) ?? face.glyph(0x25a1) ?? face.glyph(0x3f) ?? face.glyph(0x20)!;
}
