// What is known of a supplier's invoice, as plain data. Money is integer øre; null is what the supplier did not say.
import type { DocumentLanguage, PostalAddress } from './invoice-document.ts';

export interface CreditorInvoiceLine {
  readonly productNumber?: string | null;
  readonly description?: string | null;
  /** Decimal text where the supplier wrote a number; any other text is shown as it is. */
  readonly quantity?: string | null;
  readonly unit?: string | null;
  readonly amount?: bigint | null;
}

export interface CreditorInvoiceDocument {
  readonly language?: DocumentLanguage;
  readonly timeZone?: string;
  readonly kind: 'invoice' | 'creditNote';
  readonly number?: string | null;
  /** Unix seconds, as the two after it. */
  readonly date?: number | null;
  readonly orderDate?: number | null;
  readonly paymentDate?: number | null;
  readonly supplier: PostalAddress & {
    readonly vatNumber?: string | null;
    readonly ean?: string | null;
    readonly orderNumber?: string | null;
  };
  readonly buyer: PostalAddress & {
    readonly id?: string | null;
    readonly contact?: string | null;
    readonly orderNumber?: string | null;
  };
  readonly delivery?: PostalAddress | null;
  readonly caseNumber?: string | null;
  readonly creditorNumber?: string | null;
  readonly department?: string | null;
  readonly account?: string | null;
  readonly marking?: string | null;
  readonly note?: string | null;
  readonly currency?: string | null;
  readonly lines: readonly CreditorInvoiceLine[];
  readonly totals: { readonly net?: bigint | null; readonly vat?: bigint | null; readonly total?: bigint | null };
  readonly payment?: {
    readonly type?: string | null;
    readonly typeCode?: string | null;
    readonly part1?: string | null;
    readonly part2?: string | null;
  };
  readonly approval: { readonly state: 'awaiting' | 'approved' | 'rejected'; readonly comment?: string | null };
}
