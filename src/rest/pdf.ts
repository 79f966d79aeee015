// GET /debtor-invoices/{n}.pdf and /creditor-invoices/{id}.pdf: the invoice on paper.
import type { BlobStore } from '../files/blob-store.ts';
import type { Request, Route } from '../http/message.ts';
import type { Registry } from '../model/registry.ts';
import { creditorInvoiceDocument } from '../operations/creditor-invoice-document.ts';
import { invoiceDocument } from '../operations/invoice-document.ts';
import type { Renderer } from '../pdf/renderer.ts';
import { missing } from '../tenant/owner.ts';
import type { Store } from '../tenant/store.ts';
import { keyOf } from './records.ts';
import { answerFile, storedFileOf } from './stored-file.ts';

const type = 'application/pdf';

export function pdfRoutes(registry: Registry, store: Store, files: BlobStore, renderer: Renderer): Route[] {
  const sold = registry.get('debtor-invoices')!;
  const bought = registry.get('creditor-invoices')!;

  const invoice = async (request: Request) => {
    const key = keyOf(request, sold);
    const document = await store.read(request.caller, async session => {
      const found = key === null ? null : await invoiceDocument(session, key, files);
      if (!found) throw await missing(session, sold, key);
      return found;
    });
    return { status: 200, type, headers: inline('faktura', key), body: await renderer.renderInvoice(document) };
  };

  /** The document that the supplier sent, or else what is known of it. */
  const creditorInvoice = async (request: Request) => {
    const key = keyOf(request, bought);
    const { file, document } = await store.read(request.caller, async session => {
      const stored = key === null ? null : await storedFileOf(session, bought, key);
      const shown = stored?.type === type ? stored : null;
      const drawn = key === null || shown ? null : await creditorInvoiceDocument(session, key);
      if (!shown && !drawn) throw await missing(session, bought, key);
      return { file: shown, document: drawn };
    });
    const headers = inline('kreditorfaktura', key);
    if (file) return answerFile(request, files, file, { ...headers, 'content-security-policy': "default-src 'none'" });
    return { status: 200, type, headers, body: await renderer.renderCreditorInvoice(document!) };
  };

  return [
    { method: 'GET', path: `/${sold.name}/:key.pdf`, handler: invoice },
    { method: 'GET', path: `/${bought.name}/:key.pdf`, handler: creditorInvoice },
  ];
}

function inline(name: string, key: string | null): { 'content-disposition': string } {
  return { 'content-disposition': `inline; filename="${name}-${key}.pdf"` };
}
