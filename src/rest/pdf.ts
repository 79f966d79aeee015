// GET /debtor-invoices/{n}.pdf and /creditor-invoices/{id}.pdf: the invoice on paper.
import type { Request, Route } from '../http/message.ts';
import type { Registry, Resource } from '../model/registry.ts';
import { creditorInvoiceDocument } from '../operations/creditor-invoice-document.ts';
import { invoiceDocument } from '../operations/invoice-document.ts';
import type { Renderer } from '../pdf/renderer.ts';
import { missing } from '../tenant/owner.ts';
import type { ReadSession, Store } from '../tenant/store.ts';
import { keyOf } from './records.ts';

export function pdfRoutes(registry: Registry, store: Store, renderer: Renderer): Route[] {
  const route = <Document>(
    resource: Resource,
    find: (session: ReadSession, key: string) => Promise<Document | null>,
    render: (document: Document) => Promise<Buffer>,
    name: string,
  ): Route => ({
    method: 'GET',
    path: `/${resource.name}/:key.pdf`,
    async handler(request: Request) {
      const key = keyOf(request, resource);
      const document = await store.read(request.caller, async session => {
        const found = key === null ? null : await find(session, key);
        if (!found) throw await missing(session, resource, key);
        return found;
      });
      const headers = { 'content-disposition': `inline; filename="${name}-${key}.pdf"` };
      return { status: 200, type: 'application/pdf', headers, body: await render(document) };
    },
  });
  return [
    route(registry.get('debtor-invoices')!, invoiceDocument, renderer.renderInvoice, 'faktura'),
    route(
      registry.get('creditor-invoices')!,
      creditorInvoiceDocument,
      renderer.renderCreditorInvoice,
      'kreditorfaktura',
    ),
  ];
}
