// Draws documents in threads, so that a long one holds up nobody else. Threads start with the first job; one that crashes or takes
// too long is replaced. Jobs wait in a bounded queue: beyond it a caller is told to come back.
import { Worker } from 'node:worker_threads';
import { ApiError } from '../errors.ts';
import type { CreditorInvoiceDocument } from './creditor-invoice-document.ts';
import type { InvoiceDocument } from './invoice-document.ts';

export type Job =
  | { readonly kind: 'invoice'; readonly document: InvoiceDocument }
  | { readonly kind: 'creditorInvoice'; readonly document: CreditorInvoiceDocument };

export interface Renderer {
  readonly renderInvoice: (document: InvoiceDocument) => Promise<Buffer>;
  readonly renderCreditorInvoice: (document: CreditorInvoiceDocument) => Promise<Buffer>;
  /** Ends the threads; what is waiting or being drawn fails. */
  readonly close: () => Promise<void>;
}

export interface RendererOptions {
  /** How many documents are drawn at once. */
  readonly workers: number;
  /** How many may wait. */
  readonly queue: number;
  /** Milliseconds that one document may take. */
  readonly longest?: number;
  /** Megabytes that a thread may hold; one that needs more is ended. */
  readonly memory?: number;
}

interface Task {
  readonly job: Job;
  readonly resolve: (pdf: Buffer) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  task: Task | null;
  timer: NodeJS.Timeout | null;
}

type Answer = { readonly bytes: Uint8Array<ArrayBuffer> } | { readonly error: string };

const tenSeconds = 10_000;

export function makeRenderer({ workers, queue, longest = tenSeconds, memory = 256 }: RendererOptions): Renderer {
  const threads = new Set<Thread>();
  const waiting: Task[] = [];
  let closed = false;

  const submit = (job: Job): Promise<Buffer> => {
    if (closed) return Promise.reject(busy('The service is stopping.'));
    const isFree = threads.size < workers || [...threads].some(({ task }) => task === null);
    if (!isFree && waiting.length >= queue) return Promise.reject(busy('Too many documents are being made just now.'));
    return new Promise((resolve, reject) => {
      waiting.push({ job, resolve, reject });
      dispatch();
    });
  };

  const dispatch = (): void => {
    while (waiting.length > 0) {
      const idle = [...threads].find(({ task }) => task === null) ?? (threads.size < workers ? start() : null);
      if (!idle) return;
      begin(idle, waiting.shift()!);
    }
  };

  const begin = (thread: Thread, task: Task): void => {
    thread.task = task;
    thread.worker.ref();
    thread.timer = setTimeout(() => {
      settle(thread)?.reject(busy('The document took too long to make.'));
      replace(thread);
    }, longest);
    try {
      thread.worker.postMessage(task.job);
    } catch (error) {
      settle(thread)?.reject(error as Error);
    }
  };

  const start = (): Thread => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 16 },
    });
    const thread: Thread = { worker, task: null, timer: null };
    worker.on('message', (answer: Answer) => {
      const task = settle(thread);
      if ('bytes' in answer) task?.resolve(Buffer.from(answer.bytes.buffer));
      else task?.reject(new Error(`drawing failed: ${answer.error}`));
      dispatch();
    });
    worker.on('error', error => {
      settle(thread)?.reject(error as Error);
      replace(thread);
    });
    worker.on('exit', () => {
      settle(thread)?.reject(new Error('the drawing thread ended'));
      replace(thread);
    });
    threads.add(thread);
    return thread;
  };

  /** An idle thread does not keep the process alive. */
  const settle = (thread: Thread): Task | null => {
    const { task, timer } = thread;
    if (timer) clearTimeout(timer);
    thread.task = null;
    thread.timer = null;
    thread.worker.unref();
    return task;
  };

  const replace = (thread: Thread): void => {
    if (!threads.delete(thread)) return;
    void thread.worker.terminate();
    if (!closed) dispatch();
  };

  return {
    renderInvoice: document => submit({ kind: 'invoice', document }),
    renderCreditorInvoice: document => submit({ kind: 'creditorInvoice', document }),
    close: async () => {
      closed = true;
      for (const task of waiting.splice(0)) task.reject(busy('The service is stopping.'));
      const ending = [...threads];
      threads.clear();
      for (const thread of ending) settle(thread)?.reject(busy('The service is stopping.'));
      await Promise.all(ending.map(({ worker }) => worker.terminate()));
    },
  };
}

function busy(message: string): ApiError {
  return new ApiError('unavailable', message, { headers: { 'retry-after': '1' } });
}
