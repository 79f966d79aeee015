// The typefaces: opened on first use, kept for the life of the thread. A character that one lacks is looked for by its script.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import { makeKerning } from './kerning.ts';

export type Style = 'regular' | 'bold' | 'mono';

/** A glyph and where it stands; lengths in thousandths of the size, as PDF counts. */
export interface Glyph {
  readonly id: number;
  readonly width: number;
  readonly codePoints: readonly number[];
  /** How far the pen moves, and how far from the pen the glyph stands. */
  readonly advance: number;
  readonly dx: number;
  readonly dy: number;
}

export interface Face {
  readonly name: string;
  readonly font: Font;
  /** Font units → thousandths of the size. */
  readonly scale: number;
  readonly glyph: (codePoint: number) => Glyph | null;
  readonly kerning: (left: number, right: number) => number;
}

const files = {
  regular: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  bold: '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
  mono: '@expo-google-fonts/noto-sans-mono/400Regular/NotoSansMono_400Regular.ttf',
  hebrew: '@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
  arabic: '@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
  thai: '@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf',
  kana: '@expo-google-fonts/sawarabi-gothic/400Regular/SawarabiGothic_400Regular.ttf',
  han: '@expo-google-fonts/zcool-xiaowei/400Regular/ZCOOLXiaoWei_400Regular.ttf',
  hangul: '@expo-google-fonts/nanum-gothic-coding/400Regular/NanumGothicCoding_400Regular.ttf',
  math: '@expo-google-fonts/noto-sans-math/400Regular/NotoSansMath_400Regular.ttf',
  symbols: '@expo-google-fonts/noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf',
  emoji: '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
};

type FaceName = keyof typeof files;

/** First and last character, and where to look, in this order. What lies outside has only the regular face. */
const scripts: readonly (readonly [number, number, ...FaceName[]])[] = [
  [0x0590, 0x05ff, 'hebrew'],
  [0x0600, 0x08ff, 'arabic'],
  [0x0e00, 0x0e7f, 'thai'],
  [0x1100, 0x11ff, 'hangul'],
  [0x2000, 0x2bff, 'math', 'symbols', 'emoji', 'mono', 'kana'],
  [0x2e80, 0x312f, 'kana', 'han', 'hangul'],
  [0x3130, 0x318f, 'hangul'],
  [0x3190, 0x9fff, 'kana', 'han', 'hangul'],
  [0xac00, 0xd7ff, 'hangul'],
  [0xf900, 0xfaff, 'kana', 'han', 'hangul'],
  [0xfb1d, 0xfb4f, 'hebrew'],
  [0xfb50, 0xfdff, 'arabic'],
  [0xfe30, 0xfe6f, 'kana', 'han'],
  [0xfe70, 0xfeff, 'arabic'],
  [0xff00, 0xffef, 'kana', 'han', 'hangul'],
  [0x1d400, 0x1d7ff, 'math'],
  [0x1f000, 0x1faff, 'emoji', 'symbols'],
];

const replacementCharacter = 0xfffd;
const opened = new Map<FaceName, Face>();

function faceNamed(name: FaceName): Face {
  let face = opened.get(name);
  if (!face) {
    face = open(name);
    opened.set(name, face);
  }
  return face;
}

/** The face that draws a character in a style; null when none can. */
export function faceFor(codePoint: number, style: Style): Face | null {
  const own = faceNamed(style);
  if (own.glyph(codePoint)) return own;
  const names = scripts.find(([first, last]) => codePoint >= first && codePoint <= last)?.slice(2) as
    | FaceName[]
    | undefined;
  return ['regular' as const, ...(names ?? [])].map(faceNamed).find(face => face.glyph(codePoint)) ?? null;
}

/** What stands for a character that no face has: it must be seen that something is missing. */
export function replacement(): { face: Face; glyph: Glyph } {
  const face = faceNamed('regular');
  return { face, glyph: face.glyph(replacementCharacter)! };
}

function open(name: FaceName): Face {
  const font = create(readFileSync(fileURLToPath(import.meta.resolve(files[name]))));
  const scale = 1000 / font.unitsPerEm;
  const glyphs = new Map<number, Glyph | null>();
  return {
    name,
    font,
    scale,
    kerning: name === 'regular' || name === 'bold' ? makeKerning(font) : () => 0,
    glyph: codePoint => {
      let glyph = glyphs.get(codePoint);
      if (glyph === undefined) {
        const has = font.hasGlyphForCodePoint(codePoint) ? font.glyphForCodePoint(codePoint) : null;
        const width = (has?.advanceWidth ?? 0) * scale;
        glyph = has && { id: has.id, width, codePoints: [codePoint], advance: width, dx: 0, dy: 0 };
        glyphs.set(codePoint, glyph);
      }
      return glyph;
    },
  };
}
