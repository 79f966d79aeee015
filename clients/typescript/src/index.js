// A typed client of Svend's GraphQL API. What is selected decides the type of what comes back.
import { fields } from './schema.js';
import { Transport } from './transport.js';

export * from './errors.js';

export class Svend {
  #transport;

  constructor(options) {
    this.#transport = new Transport(options);
    this.query = caller((name, args, selection, how) => this.#call('Query', name, args, selection, how));
    this.mutate = caller((name, args, selection, how) => this.#call('Mutation', name, args, selection, how));
    this.each = caller((name, args, selection, how) => this.#each(name, args, selection, how));
  }

  /** Any operation as text; the `data` of its answer. */
  request(query, variables, how) {
    return this.#transport.send(query, variables, how);
  }

  async #call(root, name, args, selection, how) {
    const { text, variables } = operation(root, name, args, selection);
    const data = await this.#transport.send(text, variables, how);
    return data[name];
  }

  /** Every record of a list, page after page, as they are asked for. */
  async *#each(name, { pagination = {}, ...args } = {}, selection, how) {
    let { cursor = null } = pagination;
    do {
      const page = await this.#call(
        'Query',
        name,
        { ...args, pagination: { limit: 100, ...pagination, cursor } },
        { items: selection, nextCursor: true },
        how,
      );
      yield* page.items;
      cursor = page.nextCursor;
    } while (cursor !== null);
  }
}

function caller(call) {
  return new Proxy({}, { get: (_, name) => (args, selection, how) => call(String(name), args, selection, how) });
}

/** The text of an operation; every argument is a variable of its declared type. */
function operation(root, name, args = {}, selection = true) {
  const variables = {};
  const declared = [];
  const write = (type, field, given, chosen) => {
    const [result, types = {}] = fields[type]?.[field] ?? [];
    const written = Object.entries(given ?? {})
      .filter(([, value]) => value !== undefined)
      .map(([argument, value]) => {
        if (!types[argument]) throw new TypeError(`${type}.${field} has no argument ${argument}.`);
        const variable = `v${declared.length}`;
        declared.push(`$${variable}: ${types[argument]}`);
        variables[variable] = value;
        return `${argument}: $${variable}`;
      });
    const head = written.length > 0 ? `${field}(${written.join(', ')})` : field;
    if (chosen === true) return head;
    const inner = Object.entries(chosen)
      .filter(([member, value]) => member !== '$' && value)
      .map(([member, value]) => write(result, member, value.$, value));
    return `${head} { ${inner.join(' ')} }`;
  };
  const body = write(root, name, args, selection);
  const head = declared.length > 0 ? `(${declared.join(', ')})` : '';
  return { text: `${root.toLowerCase()} ${name}${head} { ${body} }`, variables };
}
