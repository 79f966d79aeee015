// A real Chromium, driven over the DevTools protocol: the little of it that the tests of pages need.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Where Chromium is, or undefined: then its tests are skipped. */
export const chromium: string | undefined = process.env.CHROMIUM ?? places.find(existsSync);

export interface Page {
  /** Goes to an address and waits until it is loaded. */
  open(address: string): Promise<void>;
  /** The value of a JavaScript expression; of a promise, what it resolves to. */
  evaluate<T>(expression: string): Promise<T>;
  /** Waits until an expression is true. */
  until(expression: string): Promise<void>;
  /** Clicks into the element and types, as a person would. */
  type(selector: string, text: string): Promise<void>;
  click(selector: string): Promise<void>;
  attach(selector: string, files: readonly string[]): Promise<void>;
  screenshot(path: string): Promise<void>;
  /** What the page complained about: errors, and what its security policy refused. */
  readonly complaints: readonly string[];
}

export interface Browser {
  newPage(): Promise<Page>;
  close(): Promise<void>;
}

type Result = Record<string, unknown>;

export async function startBrowser(): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'svend-chromium-'));
  const child = spawn(
    chromium!,
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--no-first-run',
      '--window-size=1440,900',
      `--user-data-dir=${profile}`,
      '--remote-debugging-port=0',
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const socket = new WebSocket(await addressOf(child));
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error('Chromium does not answer.'));
  });
  const protocol = new Protocol(socket);
  return {
    newPage: () => newPage(protocol),
    async close() {
      const ended = new Promise(resolve => child.once('exit', resolve));
      protocol.send('Browser.close').catch(() => {});
      const kill = setTimeout(() => child.kill('SIGKILL'), 5_000);
      await ended;
      clearTimeout(kill);
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr!.on('data', chunk => {
      said += chunk;
      const found = /DevTools listening on (ws:\S+)/.exec(said);
      if (found) resolve(found[1]!);
    });
    child.once('exit', () => reject(new Error(`Chromium ended:\n${said}`)));
  });
}

class Protocol {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, { resolve: (result: Result) => void; reject: (error: Error) => void }>();
  readonly #listeners: ((method: string, params: Result, session: string) => void)[] = [];
  #next = 0;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.onmessage = ({ data }) => {
      const { id, result, error, method, params, sessionId } = JSON.parse(String(data));
      if (id === undefined) for (const listener of this.#listeners) listener(method, params, sessionId);
      else if (error) this.#waiting.get(id)?.reject(new Error(error.message));
      else this.#waiting.get(id)?.resolve(result);
      this.#waiting.delete(id);
    };
  }

  send(method: string, params: Result = {}, sessionId?: string): Promise<Result> {
    const id = ++this.#next;
    this.#socket.send(JSON.stringify({ id, method, params, sessionId }));
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  onEvent(listener: (method: string, params: Result, session: string) => void): void {
    this.#listeners.push(listener);
  }
}

async function newPage(protocol: Protocol): Promise<Page> {
  const { targetId } = await protocol.send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await protocol.send('Target.attachToTarget', { targetId, flatten: true });
  const send = (method: string, params: Result = {}): Promise<Result> =>
    protocol.send(method, params, sessionId as string);
  const complaints: string[] = [];
  protocol.onEvent((method, params, session) => {
    if (session !== sessionId) return;
    if (method === 'Log.entryAdded') {
      const { level, text, url } = params.entry as { level: string; text: string; url?: string };
      if (level === 'error') complaints.push(`${text} ${url ?? ''}`);
    }
    if (method === 'Runtime.exceptionThrown') complaints.push(JSON.stringify(params.exceptionDetails));
  });
  for (const domain of ['Page', 'Runtime', 'Log', 'DOM']) await send(`${domain}.enable`);
  const evaluate = async <T>(expression: string): Promise<T> => {
    const answer = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
    if (answer.exceptionDetails) throw new Error(`${expression}: ${JSON.stringify(answer.exceptionDetails)}`);
    return (answer.result as { value: T }).value;
  };
  const until = async (expression: string): Promise<void> => {
    const end = Date.now() + 60_000;
    while (!(await evaluate<boolean>(`Boolean(${expression})`))) {
      if (Date.now() > end) {
        const text = await evaluate<string>('document.body.innerText');
        throw new Error(`It never came true: ${expression}\n${text}\n${complaints.join('\n')}`);
      }
      await new Promise(resolve => setTimeout(resolve, 50));
    }
  };
  const element = (selector: string): string => `document.querySelector(${JSON.stringify(selector)})`;
  return {
    complaints,
    evaluate,
    until,
    async open(address) {
      await send('Page.navigate', { url: address });
      await until(`location.href === ${JSON.stringify(address)} && document.readyState === 'complete'`);
    },
    async type(selector, text) {
      await evaluate(`${element(selector)}.focus()`);
      await evaluate(`${element(selector)}.select?.()`);
      await send('Input.insertText', { text });
    },
    click: selector => evaluate(`${element(selector)}.click()`),
    async attach(selector, files) {
      const { root } = await send('DOM.getDocument');
      const { nodeId } = await send('DOM.querySelector', { nodeId: (root as { nodeId: number }).nodeId, selector });
      await send('DOM.setFileInputFiles', { nodeId, files });
    },
    async screenshot(path) {
      const { data } = await send('Page.captureScreenshot', { format: 'png' });
      await writeFile(path, Buffer.from(data as string, 'base64'));
    },
  };
}
