// Sheets of A4 to draw on, and the PDF that they become. Pages are kept as operators until the end, because a footer names the
// number of pages; pdfkit then writes the file, the fonts' subsets, the structure tree and the archive metadata (PDF/A-3b).
import PDFDocument, { type EmbeddedFont, type Image, type StructureElement } from 'pdfkit';
import type { Face, Style } from './faces.ts';
import { isReadableImage } from './logo.ts';
import { type GlyphRun, isJoined, type Line, makeShaper, runsWidth, type Shaper } from './shape.ts';

export const sheet = { width: 595.28, height: 841.89 };

export interface TextStyle {
  readonly style: Style;
  readonly size: number;
  readonly colour: string;
}

export interface Paper {
  readonly shaper: Shaper;
  readonly addPage: () => void;
  readonly pageCount: () => number;
  /** Draws on an earlier page again, for the footers. */
  readonly turnTo: (page: number) => void;
  /** The baseline is at `y`, counted from the top; right-aligned text ends at `x`. */
  readonly text: (line: Line | string, x: number, y: number, look: TextStyle, align?: 'left' | 'right') => void;
  readonly width: (text: string, look: TextStyle) => number;
  readonly rule: (x: number, y: number, width: number, colour: string, thickness: number) => void;
  readonly box: (x: number, y: number, width: number, height: number, colour: string) => void;
  /** The size that it was drawn in; null when the data is no picture. */
  readonly picture: (
    data: Uint8Array,
    alt: string,
    x: number,
    y: number,
    fit: [number, number],
  ) => [number, number] | null;
  /** What is drawn inside belongs to an element of the document's structure; what is drawn outside is decoration. */
  readonly tag: (type: string, draw: () => void) => void;
  readonly group: (type: string, draw: () => void) => void;
  readonly finish: () => Promise<Buffer>;
}

export interface PaperOptions {
  readonly title: string;
  readonly author: string;
  readonly language: string;
  readonly created: Date;
  /** A structure for screen readers; its cost grows with every cell, so very long documents go without. */
  readonly tagged: boolean;
}

/** Operators; or that a piece of an element's content begins, or ends. */
type Operation = string | { readonly type: string; readonly element: StructureElement } | null;

interface Page {
  operations: Operation[];
  readonly fonts: Set<EmbeddedFont>;
  readonly images: Set<Image>;
}

/** Writes the metadata as XML; pdfkit puts the values in as they are, and "Jensen & Søn" would break it. */
class ArchiveDocument extends PDFDocument {
  protected override _addInfo(): void {
    const escaped = Object.entries(this.info).map(([key, value]) => [
      key,
      value instanceof Date ? value : escapeXml(value),
    ]);
    this.info = Object.fromEntries(escaped);
    super._addInfo();
  }
}

export function makePaper({ title, author, language, created, tagged }: PaperOptions): Paper {
  const document = new ArchiveDocument({
    autoFirstPage: false,
    size: [sheet.width, sheet.height],
    font: '',
    pdfVersion: '1.7',
    subset: 'PDF/A-3b',
    tagged,
    lang: language,
    displayTitle: true,
    info: {
      Title: title,
      ...(author && { Author: author }),
      Creator: 'Svend',
      Producer: 'Svend',
      CreationDate: created,
    },
  });
  const shaper = makeShaper();
  const fonts = new Map<Face, EmbeddedFont>();
  const pages: Page[] = [];
  let page: Page = newPage();

  const root = tagged ? document.struct('Document') : null;
  let parent = root;

  const embedded = (face: Face): EmbeddedFont => {
    let font = fonts.get(face);
    if (!font) {
      font = document.font(face.font, face.name)._font;
      fonts.set(face, font);
    }
    page.fonts.add(font);
    return font;
  };

  const marked = (type: string, options: { alt?: string; scope?: string }, draw: () => void): void => {
    if (!parent) {
      draw();
      return;
    }
    const element = document.struct(type, options);
    parent.add(element);
    const { operations } = page;
    operations.push({ type, element });
    draw();
    operations.push(null);
  };

  return {
    shaper,
    addPage: () => {
      flatten(page);
      page = newPage();
      pages.push(page);
    },
    pageCount: () => pages.length,
    turnTo: number => {
      page = pages[number - 1]!;
    },
    text: (line, x, y, { style, size, colour }, align = 'left') => {
      const said = typeof line === 'string' ? { text: line, rtl: false } : line;
      const runs = shaper.shape(said, style);
      const from = align === 'right' ? x - (runsWidth(runs) * size) / 1000 : x;
      const shown = runs.map(run => showRun(run, embedded(run.face), size)).join(' ');
      // The page is turned upside down (y grows downwards), and the text turned back.
      const drawn = `BT ${colour} rg 1 0 0 -1 ${point(from)} ${point(y)} Tm ${shown} ET`;
      page.operations.push(isJoined(runs) ? `${actualText(said.text)}\n${drawn}\nEMC` : drawn);
    },
    width: (text, { style, size }) => (shaper.width(text, style) * size) / 1000,
    rule: (x, y, width, colour, thickness) => {
      page.operations.push(`${colour} rg ${point(x)} ${point(y)} ${point(width)} ${point(thickness)} re f`);
    },
    box: (x, y, width, height, colour) => {
      page.operations.push(`${colour} rg ${point(x)} ${point(y)} ${point(width)} ${point(height)} re f`);
    },
    picture: (data, alt, x, y, [widest, highest]) => {
      const image = openImage(document, data);
      if (!image) return null;
      const scale = Math.min(widest / image.width, highest / image.height);
      const [width, height] = [image.width * scale, image.height * scale];
      page.images.add(image);
      marked('Figure', { alt }, () => {
        const matrix = `${point(width)} 0 0 ${point(-height)} ${point(x)} ${point(y + height)}`;
        page.operations.push(`q ${matrix} cm /${image.label} Do Q`);
      });
      return [width, height];
    },
    tag: (type, draw) => marked(type, type === 'TH' ? { scope: 'Column' } : {}, draw),
    group: (type, draw) => {
      const outer = parent;
      if (outer) {
        parent = document.struct(type);
        outer.add(parent);
      }
      draw();
      parent = outer;
    },
    finish: () => {
      for (const each of pages) writePage(document, each, tagged);
      if (root) document.addStructure(root);
      return bytesOf(document);
    },
  };
}

function newPage(): Page {
  return { operations: [], fonts: new Set(), images: new Set() };
}

/** A page that is done is kept as few whole strings; thousands of pages would not fit in memory as pieces. */
function flatten(page: Page): void {
  const flat: Operation[] = [];
  let pieces: string[] = [];
  for (const operation of [...page.operations, null]) {
    if (typeof operation === 'string') {
      pieces.push(operation);
      continue;
    }
    if (pieces.length > 0) flat.push(pieces.join('\n'));
    pieces = [];
    flat.push(operation);
  }
  flat.pop();
  page.operations = flat;
}

function writePage(document: PDFDocument, { operations, fonts, images }: Page, tagged: boolean): void {
  document.addPage();
  for (const font of fonts) document.page.fonts[font.id] = font.ref();
  for (const image of images) document.page.xobjects[image.label] = image.obj!;
  let decoration: string[] = [];
  let inside = false;
  const flush = () => {
    if (decoration.length === 0) return;
    if (!inside && tagged) document.markContent('Artifact');
    document.addContent(decoration.join('\n'));
    if (!inside && tagged) document.endMarkedContent();
    decoration = [];
  };
  for (const operation of operations) {
    if (typeof operation === 'string') {
      decoration.push(operation);
      continue;
    }
    flush();
    inside = operation !== null;
    if (operation) operation.element.add(document.markStructureContent(operation.type)).end();
    else document.endMarkedContent();
  }
  flush();
}

/** Glyph codes in the font's subset, with the moves between them: /F1 9 Tf [<0001> 20 <0002>] TJ */
function showRun({ glyphs }: GlyphRun, font: EmbeddedFont, size: number): string {
  let out = `/${font.id} ${point(size)} Tf [<`;
  let rise = 0;
  for (const { id, width, codePoints, advance, dx, dy } of glyphs) {
    const code = font.subset.includeGlyph(id);
    font.widths[code] ??= width;
    font.unicode[code] ??= codePoints;
    if (dy !== rise) {
      out += `>] TJ ${point((dy * size) / 1000)} Ts [<`;
      rise = dy;
    }
    if (dx !== 0) out += `> ${point(-dx)} <`;
    out += code.toString(16).padStart(4, '0');
    const after = width - advance + dx;
    if (Math.abs(after) > 0.01) out += `> ${point(after)} <`;
  }
  return `${out}>] TJ${rise === 0 ? '' : ' 0 Ts'}`;
}

/** What shaped and turned glyphs say, for those who search and copy. */
function actualText(text: string): string {
  return `/Span <</ActualText <feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>>> BDC`;
}

function openImage(document: PDFDocument, data: Uint8Array): Image | null {
  if (!isReadableImage(data)) return null;
  try {
    const image = document.openImage(Buffer.from(data));
    image.embed(document);
    return image;
  } catch {
    return null;
  }
}

function bytesOf(document: PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
    document.end();
  });
}

function point(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
