// Pages for people: the explorer at /graphiql and the documentation at /docs. Everything they load comes from here.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { json, type Reply, type Request, type Route } from './message.ts';
import type { Mounted } from './server.ts';

const html = 'text/html; charset=utf-8';
const css = 'text/css; charset=utf-8';
const javascript = 'text/javascript; charset=utf-8';

type Content = readonly [type: string, read: () => Buffer | string];

/** No script and no style but from files of this server, and nothing from or to any other. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const headers = {
  'content-security-policy': policy,
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-cache',
};

/** `introspection` gives the schema as JSON, as GraphiQL wants it. */
export function pageRoutes(introspection: () => string): Mounted {
  const contents: Readonly<Record<string, Content>> = {
    '/graphiql': [html, own('graphiql.html')],
    '/graphiql/explorer.js': [javascript, own('explorer.js')],
    '/graphiql/explorer.css': [css, own('explorer.css')],
    '/graphiql/examples.js': [javascript, own('examples.js')],
    '/graphiql/page.css': [css, own('page.css')],
    '/graphiql/icon.svg': ['image/svg+xml', own('icon.svg')],
    '/graphiql/graphiql.js': [javascript, packaged('graphiql', 'graphiql.min.js')],
    '/graphiql/graphiql.css': [css, packaged('graphiql', 'graphiql.min.css')],
    '/graphiql/react.js': [javascript, packaged('react', 'umd/react.production.min.js')],
    '/graphiql/react-dom.js': [javascript, packaged('react-dom', 'umd/react-dom.production.min.js')],
    '/graphiql/schema.json': [json, introspection],
    '/docs': [html, own('docs.html')],
    '/docs/docs.js': [javascript, own('docs.js')],
    '/docs/docs.css': [css, own('docs.css')],
  };
  const routes = Object.entries(contents).map(([path, content]): Route => {
    let file: File | undefined;
    const handler = (request: Request): Reply => {
      file ??= read(content);
      return serve(file, request);
    };
    return { method: 'GET', path, handler };
  });
  return {
    name: 'pages',
    surface: { admit: async () => ({}), headers, errorBody: ({ message }) => JSON.stringify({ message }) },
    routes,
    owns: path => /^\/(graphiql|docs)(\/|$)/.test(path),
  };
}

function own(name: string): () => Buffer {
  return () => readFileSync(new URL(`../../public/${name}`, import.meta.url));
}

/** A file of a package, whether or not the package lists it among its exports. */
function packaged(name: string, file: string): () => Buffer {
  return () => readFileSync(fileURLToPath(new URL(file, import.meta.resolve(`${name}/package.json`))));
}

interface File {
  readonly type: string;
  readonly body: Buffer;
  readonly packed: Buffer;
  readonly tag: string;
}

function read([type, content]: Content): File {
  const body = Buffer.from(content());
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { type, body, packed: gzipSync(body), tag };
}

function serve({ type, body, packed, tag }: File, request: Request): Reply {
  const shared = { etag: tag, vary: 'accept-encoding' };
  if (request.headers['if-none-match'] === tag) return { status: 304, headers: shared };
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding']))) return { status: 200, type, headers: shared, body };
  return { status: 200, type, headers: { ...shared, 'content-encoding': 'gzip' }, body: packed };
}
