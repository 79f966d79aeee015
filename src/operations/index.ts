// Every declared operation and question.
import { addCreditorInvoiceToCase } from './add-creditor-invoice-to-case.ts';
import { addToInvoiceDraft } from './add-to-invoice-draft.ts';
import { createApiKey, revokeApiKey } from './api-keys.ts';
import { convertIncomingCase } from './convert-incoming-case.ts';
import { convertOfferToCase } from './convert-offer-to-case.ts';
import { createCalendarFeed } from './create-calendar-feed.ts';
import { createEvent } from './create-event.ts';
import { createInvoice } from './create-invoice.ts';
import { approveCreditorInvoice, rejectCreditorInvoice, reopenCreditorInvoice } from './decide-creditor-invoice.ts';
import { deleteDocumentationFile } from './delete-documentation-file.ts';
import { deleteEvent } from './delete-event.ts';
import { deleteProduct } from './delete-product.ts';
import { importSupplierProducts } from './import-supplier-products.ts';
import { invoiceReadiness } from './invoice-readiness.ts';
import type { Operation } from './operation.ts';
import { payInvoice } from './pay-invoice.ts';
import type { Question } from './question.ts';
import { rejectIncomingCase } from './reject-incoming-case.ts';
import { uploadCaseDocument } from './upload-case-document.ts';
import { uploadCaseDocuments } from './upload-case-documents.ts';
import { uploadDocumentationFile } from './upload-documentation-file.ts';
import {
  createWebhook,
  deleteWebhook,
  redeliverWebhook,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from './webhooks.ts';

export const allOperations: readonly Operation[] = [
  addToInvoiceDraft,
  createInvoice,
  payInvoice,
  approveCreditorInvoice,
  rejectCreditorInvoice,
  reopenCreditorInvoice,
  addCreditorInvoiceToCase,
  convertIncomingCase,
  rejectIncomingCase,
  convertOfferToCase,
  createEvent,
  deleteEvent,
  createCalendarFeed,
  uploadCaseDocument,
  uploadCaseDocuments,
  uploadDocumentationFile,
  deleteDocumentationFile,
  deleteProduct,
  createApiKey,
  revokeApiKey,
  createWebhook,
  updateWebhook,
  deleteWebhook,
  rotateWebhookSecret,
  testWebhook,
  redeliverWebhook,
  importSupplierProducts,
];

export const allQuestions: readonly Question[] = [invoiceReadiness];
