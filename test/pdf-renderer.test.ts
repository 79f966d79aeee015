// The threads that draw: off the event loop, bounded, and back after a crash.
import assert from 'node:assert/strict';
import test from 'node:test';
import { ApiError } from '../src/errors.ts';
import type { InvoiceDocument } from '../src/pdf/invoice-document.ts';
import { renderInvoice } from '../src/pdf/render-invoice.ts';
import { makeRenderer } from '../src/pdf/renderer.ts';
import { sampleCreditorInvoice, sampleInvoice, sampleLines } from './pdf-samples.ts';

const isBusy = (error: unknown) =>
  error instanceof ApiError && error.status === 503 && error.headers['retry-after'] === '1';

test('the thread draws what the function draws', async context => {
  const renderer = makeRenderer({ workers: 1, queue: 2 });
  context.after(renderer.close);
  const invoice = sampleInvoice(sampleLines(5));
  assert.ok((await renderer.renderInvoice(invoice)).equals(await renderInvoice(invoice)));
  const creditor = await renderer.renderCreditorInvoice(sampleCreditorInvoice());
  assert.equal(creditor.subarray(0, 5).toString(), '%PDF-');
});

test('the event loop goes on while a long document is drawn', async context => {
  const renderer = makeRenderer({ workers: 1, queue: 1 });
  context.after(renderer.close);
  await renderer.renderInvoice(sampleInvoice(sampleLines(1)));
  const drawing = renderer.renderInvoice(sampleInvoice(sampleLines(5000)));
  let turns = 0;
  const ticking = setInterval(() => {
    turns += 1;
  }, 5);
  await drawing;
  clearInterval(ticking);
  assert.ok(turns > 10, `${turns} turns`);
});

test('500 at once: as many as fit are drawn, the rest are told to come back', async context => {
  const renderer = makeRenderer({ workers: 2, queue: 10 });
  context.after(renderer.close);
  const invoice = sampleInvoice(sampleLines(3));
  const answers = await Promise.allSettled(Array.from({ length: 500 }, () => renderer.renderInvoice(invoice)));
  const refused = answers.filter(answer => answer.status === 'rejected');
  assert.equal(answers.length - refused.length, 12);
  assert.ok(refused.every(({ reason }) => isBusy(reason)));
  assert.ok((await renderer.renderInvoice(invoice)).length > 1000);
});

test('one that takes too long is ended, and the next one is drawn', async context => {
  const renderer = makeRenderer({ workers: 1, queue: 3, longest: 2_500 });
  context.after(renderer.close);
  await renderer.renderInvoice(sampleInvoice(sampleLines(1)));
  const endless = renderer.renderInvoice(sampleInvoice(sampleLines(200_000)));
  const next = renderer.renderInvoice(sampleInvoice(sampleLines(1)));
  await assert.rejects(endless, isBusy);
  assert.ok((await next).length > 1000);
});

test('a document that cannot be drawn fails alone', async context => {
  const renderer = makeRenderer({ workers: 1, queue: 3 });
  context.after(renderer.close);
  const nonsense = { ...sampleInvoice([]), totals: null } as unknown as InvoiceDocument;
  const uncloneable = { ...sampleInvoice([]), number: () => 1 } as unknown as InvoiceDocument;
  await assert.rejects(renderer.renderInvoice(nonsense), /drawing failed/);
  await assert.rejects(renderer.renderInvoice(uncloneable));
  assert.ok((await renderer.renderInvoice(sampleInvoice(sampleLines(1)))).length > 1000);
});

test('a thread that runs out of memory is replaced', async context => {
  const renderer = makeRenderer({ workers: 1, queue: 3, memory: 32, longest: 120_000 });
  context.after(renderer.close);
  await assert.rejects(renderer.renderInvoice(sampleInvoice(sampleLines(30_000))), {
    code: 'ERR_WORKER_OUT_OF_MEMORY',
  });
  assert.ok((await renderer.renderInvoice(sampleInvoice(sampleLines(1)))).length > 1000);
});

test('closing ends what is waiting', async () => {
  const renderer = makeRenderer({ workers: 1, queue: 5 });
  const drawing = Array.from({ length: 4 }, () => renderer.renderInvoice(sampleInvoice(sampleLines(500))));
  const settled = Promise.allSettled(drawing);
  await renderer.close();
  assert.ok((await settled).every(answer => answer.status === 'rejected' && isBusy(answer.reason)));
  await assert.rejects(renderer.renderInvoice(sampleInvoice([])), isBusy);
});
