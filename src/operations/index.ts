// Every declared operation and question.
import type { Registry } from '../model/registry.ts';
import { addCreditorInvoiceToCase } from './add-creditor-invoice-to-case.ts';
import { addToInvoiceDraft } from './add-to-invoice-draft.ts';
import { convertIncomingCase } from './convert-incoming-case.ts';
import { createInvoice } from './create-invoice.ts';
import { approveCreditorInvoice, rejectCreditorInvoice, reopenCreditorInvoice } from './decide-creditor-invoice.ts';
import { invoiceReadiness } from './invoice-readiness.ts';
import type { Operation } from './operation.ts';
import { payInvoice } from './pay-invoice.ts';
import type { Question } from './question.ts';
import { rejectIncomingCase } from './reject-incoming-case.ts';

export function allOperations(registry: Registry): readonly Operation[] {
  return [
    addToInvoiceDraft,
    createInvoice,
    payInvoice,
    approveCreditorInvoice,
    rejectCreditorInvoice,
    reopenCreditorInvoice,
    addCreditorInvoiceToCase,
    convertIncomingCase(registry),
    rejectIncomingCase,
  ];
}

export const allQuestions: readonly Question[] = [invoiceReadiness];
