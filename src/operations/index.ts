// Every declared operation and question.
import { addToInvoiceDraft } from './add-to-invoice-draft.ts';
import { convertIncomingCase } from './convert-incoming-case.ts';
import { createInvoice } from './create-invoice.ts';
import { approveCreditorInvoice, rejectCreditorInvoice, reopenCreditorInvoice } from './decide-creditor-invoice.ts';
import { invoiceReadiness } from './invoice-readiness.ts';
import type { Operation } from './operation.ts';
import { payInvoice } from './pay-invoice.ts';
import type { Question } from './question.ts';
import { rejectIncomingCase } from './reject-incoming-case.ts';

export const allOperations: readonly Operation[] = [
  addToInvoiceDraft,
  createInvoice,
  payInvoice,
  approveCreditorInvoice,
  rejectCreditorInvoice,
  reopenCreditorInvoice,
  convertIncomingCase,
  rejectIncomingCase,
];

export const allQuestions: readonly Question[] = [invoiceReadiness];
