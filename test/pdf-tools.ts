// qpdf and poppler read the documents back. Machines without them skip those parts and say so.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const has = (tool: string): boolean => spawnSync(tool, ['--version']).error === undefined;

// Named once here: the system's own commands, of no package.
const commands = { text: 'pdftotext', check: 'qpdf' };
export const needsTools = Object.values(commands).every(has)
  ? false
  : 'pdftotext or qpdf is not installed (apt-get install poppler-utils qpdf)';

/** In the order it was drawn, so that a cell of several lines stays together. One string per page. */
export function pagesOf(pdf: Buffer, from = 1): string[] {
  const { stdout, status, stderr } = spawnSync(commands.text, ['-raw', '-enc', 'UTF-8', '-f', String(from), '-', '-'], {
    input: pdf,
    maxBuffer: 64_000_000,
  });
  if (status !== 0) throw new Error(`pdftotext: ${stderr}`);
  return stdout.toString().split('\f').slice(0, -1);
}

/** pdftotext needs seconds for hundreds of pages, and the last one has the sums. */
export function lastPageOf(pdf: Buffer): string {
  return pagesOf(pdf, pageCountOf(pdf)).join('');
}

export function pageCountOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\n/g)?.length ?? 0;
}

/** Where a line was broken is of no concern. */
export function squeezed(text: string): string {
  return text.replace(/\s+/g, '');
}

/** What qpdf has to object to; nothing when the file is sound. */
export function objections(pdf: Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'svend-pdf-'));
  const file = join(folder, 'document.pdf');
  writeFileSync(file, pdf);
  const { stdout, stderr, status } = spawnSync(commands.check, ['--check', file]);
  rmSync(folder, { recursive: true });
  return status === 0 ? '' : `${stdout}${stderr}`;
}
