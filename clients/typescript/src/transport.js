// One operation over HTTP: JSON or, where the variables hold files, multipart; tried again when the service asks for patience.
import { errorOf, NetworkError, ServerError } from './errors.js';

export class Transport {
  #url;
  #key;
  #fetch;
  #retries;
  #longestWait;

  constructor({ url, key, fetch: given = globalThis.fetch, retries = 3, longestWait = 60 }) {
    this.#url = `${url.replace(/\/+$/, '')}/graphql`;
    this.#key = key;
    this.#fetch = given;
    this.#retries = retries;
    this.#longestWait = longestWait;
  }

  /** The `data` of the answer; throws what its errors say. */
  async send(query, variables = {}, { signal, headers = {} } = {}) {
    const shared = new Headers(headers);
    // A mutation that is sent again under the same key has its effect once. A fragment may stand before it, and a key does no harm to a query.
    const mutates = /\bmutation\b/.test(query);
    if (mutates && !shared.has('idempotency-key')) shared.set('idempotency-key', crypto.randomUUID());
    for (let attempt = 0; ; attempt++) {
      const { wait, answer, failure } = await this.#try({ query, variables }, shared, signal);
      if (!failure) return answer.data;
      if (wait === undefined || wait > this.#longestWait || attempt >= this.#retries) throw failure;
      await pause(Math.max(wait, 0.1 * 2 ** attempt), signal);
    }
  }

  async #try(operation, headers, signal) {
    let response;
    let answer;
    try {
      // Browsers want their own fetch called as a function, not as a method.
      const fetch = this.#fetch;
      response = await fetch(this.#url, { method: 'POST', signal, ...this.#payload(operation, headers) });
      answer = await response.json();
    } catch (cause) {
      signal?.throwIfAborted();
      if (response) return { failure: new ServerError('The answer is no JSON.', { status: response.status, cause }) };
      return { wait: 0, failure: new NetworkError('The service was not reached.', { cause }) };
    }
    if (!answer.errors) return { answer };
    const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
    const failure = errorOf(answer, response.status, retryAfter);
    const later = response.status === 429 || response.status === 503;
    return { failure, ...(later && { wait: Number.isNaN(retryAfter) ? 1 : retryAfter }) };
  }

  #payload(operation, extra) {
    const headers = { authorization: `Bearer ${this.#key}`, accept: 'application/json', ...Object.fromEntries(extra) };
    const files = [];
    const body = { ...operation, variables: emptied(operation.variables, 'variables', files) };
    if (files.length === 0) {
      return { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
    }
    // https://github.com/jaydenseric/graphql-multipart-request-spec
    const form = new FormData();
    form.append('operations', JSON.stringify(body));
    form.append('map', JSON.stringify(Object.fromEntries(files.map(({ path }, index) => [index, [path]]))));
    for (const [index, { file }] of files.entries()) form.append(String(index), file, file.name ?? 'file');
    return { headers, body: form };
  }
}

/** The variables with a null for every file, and the files with their paths. */
function emptied(variables, root, files) {
  const visit = (value, path) => {
    if (value instanceof Blob) {
      files.push({ path, file: value });
      return null;
    }
    if (Array.isArray(value)) return value.map((each, index) => visit(each, `${path}.${index}`));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, visit(each, `${path}.${name}`)]));
  };
  return visit(variables, root);
}

function pause(seconds, signal) {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(done);
      reject(signal.reason);
    };
    const done = setTimeout(() => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    }, seconds * 1000);
    signal?.addEventListener('abort', giveUp);
  });
}
