// What an invoice on paper says, as plain data: whoever fills it in decides, the drawing only lays out. Money is integer øre.

export type DocumentLanguage = 'da' | 'en';

/** Lines of an address as they are written on an envelope, the name first. */
export interface PostalAddress {
  readonly name: string;
  readonly attention?: string | null;
  /** Street, place, "8000 Aarhus C", country: one line each. */
  readonly lines: readonly string[];
}

interface BankAccount {
  readonly registrationNumber?: string | null;
  readonly accountNumber?: string | null;
  readonly iban?: string | null;
  readonly swift?: string | null;
}

export interface Seller {
  readonly name: string;
  readonly lines: readonly string[];
  readonly vatNumber?: string | null;
  readonly phone?: string | null;
  readonly email?: string | null;
  readonly web?: string | null;
  readonly bank?: BankAccount | null;
  /** PNG or JPEG. One that cannot be read is left out, and the name stands in its place. */
  readonly logo?: Uint8Array | null;
}

interface Customer extends PostalAddress {
  readonly number?: string | null;
  readonly vatNumber?: string | null;
}

interface InvoiceReferences {
  readonly yourReference?: string | null;
  readonly ourReference?: string | null;
  readonly requisition?: string | null;
  readonly orderNumber?: string | null;
  readonly caseNumber?: string | null;
  readonly caseDescription?: string | null;
}

/** A deducted on-account invoice is a line with a negative amount. */
export interface InvoiceDocumentLine {
  readonly productNumber?: string | null;
  readonly description: string;
  /** Decimal text, "2.5". */
  readonly quantity?: string | null;
  readonly unit?: string | null;
  readonly unitPrice?: bigint | null;
  /** Decimal text, "10" for 10 %. */
  readonly discountPercent?: string | null;
  readonly amount: bigint;
  /** Decimal text, "25" for 25 %. */
  readonly vatPercent?: string | null;
}

interface VatRow {
  readonly percent: string;
  readonly base: bigint;
  readonly vat: bigint;
}

interface InvoiceTotals {
  readonly net: bigint;
  readonly vatRows: readonly VatRow[];
  readonly vat: bigint;
  readonly total: bigint;
}

export interface InvoiceDocument {
  readonly kind: 'invoice' | 'creditNote' | 'onAccount';
  readonly language?: DocumentLanguage;
  readonly seller: Seller;
  readonly customer: Customer;
  readonly delivery?: PostalAddress | null;
  readonly number: string;
  /** Unix seconds; shown as the day in `timeZone`. */
  readonly date: number;
  readonly dueDate?: number | null;
  /** Europe/Copenhagen when left out. */
  readonly timeZone?: string;
  readonly references?: InvoiceReferences;
  readonly header?: string | null;
  readonly text?: string | null;
  readonly currency: string;
  readonly lines: readonly InvoiceDocumentLine[];
  readonly totals: InvoiceTotals;
  readonly paymentTerms?: string | null;
  /** The whole code line: `+71<000000000001234+12345678<`. */
  readonly fiLine?: string | null;
  /** The invoice that a credit note credits. */
  readonly creditedNumber?: string | null;
}
