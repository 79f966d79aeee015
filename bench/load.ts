// A small load generator: keep-alive connections that send prepared requests one after the other and count the answers.
import { connect, type Socket } from 'node:net';

export interface Load {
  readonly port: number;
  /** Whole HTTP requests, sent in turn. */
  readonly requests: readonly Buffer[];
  readonly connections: number;
  readonly milliseconds: number;
  /** The status of every answer, 200 unless told. */
  readonly accepts?: number;
}

/** Requests per second; throws when an answer has another status. */
export async function run({ port, requests, connections, milliseconds, accepts = 200 }: Load): Promise<number> {
  let answered = 0;
  let next = 0;
  const start = performance.now();
  const end = start + milliseconds;
  await Promise.all(
    Array.from(
      { length: connections },
      () =>
        new Promise<void>((resolve, reject) => {
          const socket: Socket = connect(port, '127.0.0.1');
          socket.setNoDelay(true);
          let pending: Buffer[] = [];
          let length = 0;
          let wanted = -1;
          const send = (): void => {
            if (performance.now() >= end) {
              socket.destroy();
              resolve();
            } else socket.write(requests[next++ % requests.length]!);
          };
          socket.on('connect', send).on('error', reject);
          socket.on('data', chunk => {
            pending.push(chunk);
            length += chunk.length;
            if (wanted < 0) {
              const head = Buffer.concat(pending).toString('latin1');
              const headEnd = head.indexOf('\r\n\r\n');
              if (headEnd < 0) return;
              if (!head.startsWith(`HTTP/1.1 ${accepts}`)) return reject(new Error(head.slice(0, 400)));
              wanted = headEnd + 4 + Number(/content-length: (\d+)/i.exec(head)![1]);
            }
            if (length < wanted) return;
            answered += 1;
            pending = [];
            length = 0;
            wanted = -1;
            send();
          });
        }),
    ),
  );
  return (answered / (performance.now() - start)) * 1000;
}

export function request(method: string, path: string, headers: Record<string, string>, body = ''): Buffer {
  const lines = Object.entries({
    host: 'localhost',
    ...headers,
    ...(body && { 'content-length': String(Buffer.byteLength(body)) }),
  });
  return Buffer.from(
    `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`,
  );
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}
