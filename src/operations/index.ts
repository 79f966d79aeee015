// Every declared operation.
import type { Registry } from '../model/registry.ts';
import { addToInvoiceDraft } from './add-to-invoice-draft.ts';
import { convertIncomingCase } from './convert-incoming-case.ts';
import { createInvoice } from './create-invoice.ts';
import { approveCreditorInvoice, rejectCreditorInvoice, reopenCreditorInvoice } from './decide-creditor-invoice.ts';
import type { Operation } from './operation.ts';
import { payInvoice } from './pay-invoice.ts';
import { rejectIncomingCase } from './reject-incoming-case.ts';

export function allOperations(registry: Registry): readonly Operation[] {
  return [
    addToInvoiceDraft,
    createInvoice,
    payInvoice,
    approveCreditorInvoice,
    rejectCreditorInvoice,
    reopenCreditorInvoice,
    convertIncomingCase(registry),
    rejectIncomingCase,
  ];
}
