// Whether a picture can be put into a document. pdfkit unpacks a PNG with transparency in a callback, where an error could no
// longer be caught, so the data is unpacked here once first, within bounds.
import { inflateSync } from 'node:zlib';

const mostPixels = 16_000_000;
const pngSignature = '89504e470d0a1a0a';
/** Samples per pixel by PNG colour type. */
const samples: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const depths = [1, 2, 4, 8, 16];
/** First column and row, then the steps. */
const interlacedPasses = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

export function isReadableImage(data: Uint8Array): boolean {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  if (bytes.toString('hex', 0, 8) === pngSignature) return isReadablePng(bytes);
  return bytes[0] === 0xff && bytes[1] === 0xd8 && isReadableJpeg(bytes);
}

/** The segments lead to a frame of a size and depth that can be drawn, and behind it to the picture's data. */
function isReadableJpeg(bytes: Buffer): boolean {
  let framed = false;
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1]!;
    const length = bytes.readUInt16BE(at + 2);
    if (marker === 0xda) return framed && bytes.includes(Buffer.from([0xff, 0xd9]), at);
    if (isFrame(marker) && at + 10 <= bytes.length) {
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)];
      framed = bytes[at + 4] === 8 && width * height > 0 && width * height <= mostPixels;
      framed &&= [1, 3, 4].includes(bytes[at + 9]!);
    }
    at += 2 + length;
  }
  return false;
}

/** Start of frame: C0 to CF, but for the tables that share the range. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function isReadablePng(bytes: Buffer): boolean {
  if (bytes.length < 45 || bytes.toString('latin1', 12, 16) !== 'IHDR') return false;
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const [depth, perPixel, interlaced] = [bytes[24]!, samples[bytes[25]!], bytes[28] === 1];
  if (width === 0 || height === 0 || width * height > mostPixels || !perPixel || !depths.includes(depth)) return false;
  const packed: Buffer[] = [];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (at + 12 + length > bytes.length) return false;
    if (type === 'IDAT') packed.push(bytes.subarray(at + 8, at + 8 + length));
    if (type === 'IEND') break;
    at += 12 + length;
  }
  return hasRows(Buffer.concat(packed), rowsOf(width, height, interlaced), depth * perPixel);
}

/** How many rows of how many pixels: once, or in the seven passes of an interlaced picture. */
function rowsOf(width: number, height: number, interlaced: boolean): { count: number; pixels: number }[] {
  const passes = interlaced ? interlacedPasses : ([[0, 0, 1, 1]] as const);
  return passes
    .map(([x, y, dx, dy]) => ({ count: Math.ceil((height - y) / dy), pixels: Math.ceil((width - x) / dx) }))
    .filter(({ count, pixels }) => count > 0 && pixels > 0);
}

/** All there, and each row under one of the five filters. */
function hasRows(packed: Buffer, rows: readonly { count: number; pixels: number }[], bitsPerPixel: number): boolean {
  const sizes = rows.map(({ count, pixels }) => ({ count, size: 1 + Math.ceil((pixels * bitsPerPixel) / 8) }));
  const whole = sizes.reduce((sum, { count, size }) => sum + count * size, 0);
  try {
    const data = inflateSync(packed, { maxOutputLength: whole });
    let at = 0;
    for (const { count, size } of sizes)
      for (let row = 0; row < count; row++, at += size) if (data[at]! > 4) return false;
    return data.length === whole;
  } catch {
    return false;
  }
}
