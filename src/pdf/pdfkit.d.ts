// The parts of pdfkit, fontkit and bidi-js that are used here. None of them brings types that reach as deep as src/pdf/ does.

declare module 'pdfkit' {
  import type { Readable } from 'node:stream';

  interface Reference {
    readonly data: Record<string, unknown>;
  }
  /** A font of one document: what was used of it so far. */
  export interface EmbeddedFont {
    readonly id: string;
    readonly subset: { includeGlyph(id: number): number };
    readonly widths: number[];
    readonly unicode: (readonly number[])[];
    ref(): Reference;
  }
  export interface Image {
    readonly width: number;
    readonly height: number;
    readonly label: string;
    obj: Reference | null;
    embed(document: PDFDocument): void;
  }
  export interface StructureContent {
    readonly refs: readonly unknown[];
  }
  export interface StructureElement {
    add(child: StructureElement | StructureContent): this;
    end(): void;
  }
  interface Page {
    readonly fonts: Record<string, Reference>;
    readonly xobjects: Record<string, Reference>;
  }
  export default class PDFDocument extends Readable {
    constructor(options: Record<string, unknown>);
    info: Record<string, string | Date>;
    readonly page: Page;
    readonly _font: EmbeddedFont;
    font(source: unknown, family: string): this;
    openImage(data: Uint8Array): Image;
    addPage(): this;
    addContent(operators: string): this;
    markContent(tag: string): this;
    markStructureContent(tag: string): StructureContent;
    endMarkedContent(): this;
    struct(type: string, options?: { alt?: string; scope?: string }): StructureElement;
    addStructure(element: StructureElement): this;
    end(): void;
    protected _addInfo(): void;
  }
}

declare module 'fontkit' {
  interface Glyph {
    readonly id: number;
    readonly advanceWidth: number;
    readonly codePoints: readonly number[];
  }
  interface Position {
    readonly xAdvance: number;
    readonly xOffset: number;
    readonly yOffset: number;
  }
  interface Coverage {
    readonly glyphs?: readonly number[];
    readonly rangeRecords?: readonly { start: number; end: number; startCoverageIndex: number }[];
  }
  interface ClassDefinition {
    readonly startGlyph?: number;
    readonly classValueArray?: readonly number[];
    readonly classRangeRecord?: readonly { start: number; end: number; class: number }[];
  }
  interface PairAdjustment {
    readonly version: number;
    readonly coverage: Coverage;
    readonly pairSets?: { get(index: number): readonly { secondGlyph: number; value1?: { xAdvance?: number } }[] };
    readonly classDef1?: ClassDefinition;
    readonly classDef2?: ClassDefinition;
    readonly classRecords?: { get(index: number): { get(index: number): { value1?: { xAdvance?: number } } } };
  }
  interface Lookup {
    readonly lookupType: number;
    readonly subTables: readonly (PairAdjustment & { lookupType?: number; extension?: PairAdjustment })[];
  }
  export interface Font {
    readonly unitsPerEm: number;
    readonly GPOS?: {
      readonly featureList: readonly { tag: string; feature: { lookupListIndexes: readonly number[] } }[];
      readonly lookupList: { get(index: number): Lookup };
    };
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): Glyph;
    layout(
      text: string,
      features?: undefined,
      script?: undefined,
      language?: undefined,
      direction?: 'ltr' | 'rtl',
    ): { readonly glyphs: readonly Glyph[]; readonly positions: readonly Position[] };
  }
  export function create(data: Uint8Array): Font;
}

declare module 'bidi-js' {
  export interface Bidi {
    getEmbeddingLevels(text: string, direction: 'ltr' | 'rtl'): { readonly levels: Uint8Array };
    getMirroredCharacter(character: string): string | null;
  }
  export default function makeBidi(): Bidi;
}
