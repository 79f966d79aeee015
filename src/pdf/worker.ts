// The thread that draws: one job in, one PDF out.
import { parentPort } from 'node:worker_threads';
import { renderCreditorInvoice } from './render-creditor-invoice.ts';
import { renderInvoice } from './render-invoice.ts';
import type { Job } from './renderer.ts';

parentPort!.on('message', async (job: Job) => {
  try {
    const pdf = await (job.kind === 'invoice' ? renderInvoice(job.document) : renderCreditorInvoice(job.document));
    // Its own memory, so that it can be handed over instead of copied.
    const bytes = new Uint8Array(pdf);
    parentPort!.postMessage({ bytes }, [bytes.buffer]);
  } catch (error) {
    parentPort!.postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
});
