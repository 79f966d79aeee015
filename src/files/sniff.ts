// The type of a file by its first bytes; what a client calls it is not trusted.
const signatures: readonly [type: string, at: number, bytes: string][] = [
  ['application/pdf', 0, '%PDF-'],
  ['image/png', 0, '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', 0, '\xff\xd8\xff'],
  ['image/gif', 0, 'GIF8'],
  ['image/webp', 8, 'WEBP'],
  ['image/heic', 4, 'ftypheic'],
  ['image/tiff', 0, 'II*\0'],
  ['image/tiff', 0, 'MM\0*'],
  ['video/quicktime', 4, 'ftypqt'],
  ['video/mp4', 4, 'ftyp'],
  ['application/zip', 0, 'PK\x03\x04'],
];

export function sniff(start: Buffer): string {
  const head = start.subarray(0, 32).toString('latin1');
  return signatures.find(([, at, bytes]) => head.startsWith(bytes, at))?.[0] ?? 'application/octet-stream';
}
