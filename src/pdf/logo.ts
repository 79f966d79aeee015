// Whether a picture can be put into a document. pdfkit unpacks a PNG with transparency in a callback, where an error could no
// longer be caught, so the data is unpacked here once first, within bounds.
import { inflateSync } from 'node:zlib';

const mostPixels = 16_000_000;
const pngSignature = '89504e470d0a1a0a';
/** Samples per pixel by PNG colour type. */
const samples: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

export function isReadableImage(data: Uint8Array): boolean {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  if (bytes.toString('hex', 0, 8) === pngSignature) return isReadablePng(bytes);
  return bytes[0] === 0xff && bytes[1] === 0xd8;
}

function isReadablePng(bytes: Buffer): boolean {
  if (bytes.length < 45 || bytes.toString('latin1', 12, 16) !== 'IHDR') return false;
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const [depth, colourType, interlaced] = [bytes[24]!, bytes[25]!, bytes[28] === 1];
  if (width === 0 || height === 0 || width * height > mostPixels || !samples[colourType]) return false;
  const size = height * (1 + Math.ceil((width * depth * samples[colourType]) / 8));
  const packed: Buffer[] = [];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (at + 12 + length > bytes.length) return false;
    if (type === 'IDAT') packed.push(bytes.subarray(at + 8, at + 8 + length));
    if (type === 'IEND') break;
    at += 12 + length;
  }
  try {
    // An interlaced picture has a filter byte on each line of its seven passes.
    const pixels = inflateSync(Buffer.concat(packed), { maxOutputLength: size + (interlaced ? 8 * (height + 8) : 0) });
    return interlaced || pixels.length === size;
  } catch {
    return false;
  }
}
