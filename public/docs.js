// The reference of both surfaces, drawn from what the service serves to machines: the schema and openapi.json.
const at = id => document.getElementById(id);

/** An element; text is only ever text. */
function el(name, attributes, ...children) {
  const element = Object.assign(document.createElement(name), attributes);
  element.append(...children.filter(child => child !== null && child !== undefined));
  return element;
}

/** Text in which `code` is shown as such. */
function prose(text = '') {
  return text.split('`').map((piece, index) => (index % 2 === 1 ? el('code', {}, piece) : piece));
}

function table(heads, rows, className = '') {
  if (rows.length === 0) return null;
  const cells = (kind, row) => el('tr', {}, ...row.map(cell => el(kind, {}, ...[cell].flat())));
  return el(
    'table',
    { className },
    el('thead', {}, cells('th', heads)),
    el('tbody', {}, ...rows.map(row => cells('td', row))),
  );
}

const asText = type =>
  type.kind === 'NON_NULL' ? `${asText(type.ofType)}!` : type.kind === 'LIST' ? `[${asText(type.ofType)}]` : type.name;
const named = type => (type.ofType ? named(type.ofType) : type);
const typeLink = type => el('a', { href: `#graphql/${named(type).name}` }, el('code', {}, asText(type)));
const old = field => (field.isDeprecated ? [' ', el('b', {}, 'Deprecated:'), ` ${field.deprecationReason}`] : []);

function inputTable(fields) {
  const rows = fields.map(field => [el('code', {}, field.name), typeLink(field.type), prose(field.description ?? '')]);
  return table(['Name', 'Type', ''], rows);
}

function operation(field) {
  return {
    name: field.name,
    element: el(
      'section',
      { className: `entry${field.isDeprecated ? ' old' : ''}`, id: `graphql/${field.name}` },
      el('h3', {}, field.name, el('span', { className: 'result' }, ' → ', typeLink(field.type))),
      el('p', {}, ...prose(field.description ?? ''), ...old(field)),
      inputTable(field.args),
    ),
  };
}

function typeEntry(type) {
  const fields = (type.fields ?? []).map(field => [
    el('code', {}, field.name, field.args.length > 0 ? '(…)' : ''),
    typeLink(field.type),
    [...prose(field.description ?? ''), ...old(field)],
  ]);
  const values = (type.enumValues ?? []).map(value => [el('code', {}, value.name), prose(value.description ?? '')]);
  return {
    name: type.name,
    element: el(
      'section',
      { className: 'entry', id: `graphql/${type.name}` },
      el('h3', {}, type.name, el('span', { className: 'kind' }, type.kind.replace('_', ' ').toLowerCase())),
      el('p', {}, ...prose(type.description ?? '')),
      table(['Field', 'Type', ''], fields),
      inputTable(type.inputFields ?? []),
      table(['Value', ''], values),
    ),
  };
}

async function graphql() {
  const { __schema: schema } = await (await fetch('/graphiql/schema.json')).json();
  const types = schema.types.filter(({ name }) => !name.startsWith('__'));
  const root = kind => types.find(({ name }) => name === schema[kind]?.name)?.fields ?? [];
  const roots = ['queryType', 'mutationType', 'subscriptionType'].map(kind => schema[kind]?.name);
  const ofKind = (...kinds) => types.filter(({ kind, name }) => kinds.includes(kind) && !roots.includes(name));
  return {
    title: 'GraphQL',
    lead: `One endpoint, POST /graphql, with the header “Authorization: Bearer <key>”. ${schema.description ?? ''}`,
    example: `curl -H "Authorization: Bearer $KEY" -H 'Content-Type: application/json' ${location.origin}/graphql \\\n  -d '{"query": "{ cases(pagination: {limit: 2}) { items { id caseNumber } nextCursor } }"}'`,
    groups: [
      ['Queries', root('queryType').map(operation)],
      ['Mutations', root('mutationType').map(operation)],
      ['Subscriptions', root('subscriptionType').map(operation)],
      ['Types', ofKind('OBJECT').map(typeEntry)],
      ['Inputs', ofKind('INPUT_OBJECT').map(typeEntry)],
      ['Enums and scalars', ofKind('ENUM', 'SCALAR').map(typeEntry)],
    ],
  };
}

const schemaType = ({ type, $ref, items, anyOf, oneOf, enum: values }) => {
  if ($ref) return $ref.split('/').at(-1);
  if (anyOf ?? oneOf) return (anyOf ?? oneOf).map(schemaType).join(' or ');
  if (items) return `list of ${schemaType(items)}`;
  const name = [type].flat().filter(Boolean).join(' or ') || 'any';
  return values ? `${name}: ${values.join(', ')}` : name;
};

function restEntry(path, method, { summary, description, parameters = [], requestBody, responses }, document) {
  const shapes = Object.values(requestBody?.content ?? {}).map(({ schema }) => schema);
  const bodies = shapes.flatMap(shape => bodyFields(shape, document));
  const plain = parameters.filter(each => !each.description?.startsWith('Also with the suffixes'));
  const filters = parameters.filter(each => !plain.includes(each));
  const answers = Object.entries(responses).map(([status, response]) => [
    el('code', {}, status),
    prose(resolve(response, document).description ?? ''),
  ]);
  return {
    name: `${method.toUpperCase()} ${path}`,
    element: el(
      'section',
      { className: 'entry', id: `rest/${method}${path}` },
      el('h3', {}, el('span', { className: `method ${method}` }, method.toUpperCase()), path),
      el('p', {}, ...prose(summary ?? ''), '. ', ...prose(description ?? '')),
      table(
        ['Parameter', 'Type', ''],
        plain.map(each => [el('code', {}, each.name), schemaType(each.schema ?? {}), prose(each.description ?? '')]),
      ),
      filters.length > 0
        ? el(
            'details',
            {},
            el('summary', {}, `${filters.length} filters`),
            el('p', { className: 'lead' }, 'Each also with -min, -max, -st, -gt and -not; | separates alternatives.'),
            el('p', {}, ...filters.flatMap(each => [el('code', {}, each.name), ' '])),
          )
        : null,
      table(['Field', 'Type', ''], bodies),
      table(['Status', ''], answers, 'statuses'),
    ),
  };
}

function resolve(value, document) {
  if (!value?.$ref) return value ?? {};
  return (
    value.$ref
      .split('/')
      .slice(1)
      .reduce((inner, step) => inner?.[step], document) ?? {}
  );
}

function bodyFields(shape, document) {
  const { properties = {}, required = [] } = resolve(shape, document);
  return Object.entries(properties).map(([name, field]) => [
    [el('code', {}, name), required.includes(name) ? ' required' : ''],
    schemaType(field),
    prose(field.description ?? ''),
  ]);
}

async function rest() {
  const document = await (await fetch('/openapi.json')).json();
  const entries = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, detail]) => detail?.responses)
      .map(([method, detail]) => ({
        segment: path.split('/')[1],
        tag: detail.tags?.[0],
        ...restEntry(path, method, detail, document),
      })),
  );
  // What has no heading of its own stands with the resource whose address it begins with.
  const tagOf = new Map(entries.filter(({ tag }) => tag).map(({ segment, tag }) => [segment, tag]));
  for (const entry of entries) entry.tag ??= tagOf.get(entry.segment) ?? 'Service';
  const bySegment = (a, b) => a.segment.localeCompare(b.segment);
  const tags = [...new Set([...document.tags.map(({ name }) => name), ...entries.map(({ tag }) => tag)])];
  return {
    title: 'REST v2',
    lead: 'Deprecated but complete. The key is the Basic user name; the password is ignored. Collections are bare arrays, records bare objects.',
    example: `curl -u $KEY:x '${location.origin}/cases?sortby=-created_at&pagesize=2&include=customer'`,
    groups: tags.map(tag => [tag, entries.filter(each => each.tag === tag).toSorted(bySegment)]),
  };
}

const surfaces = { graphql, rest };
const drawn = {};
let shown = null;

async function draw(name) {
  drawn[name] ??= await surfaces[name]();
  shown = name;
  for (const other of Object.keys(surfaces)) at(`tab-${other}`).setAttribute('aria-selected', String(other === name));
  filter();
}

/** Shows what has the sought text in its name. */
function filter() {
  const { title, lead, example, groups } = drawn[shown];
  const sought = at('find').value.trim().toLowerCase();
  const found = groups
    .map(([name, entries]) => [name, entries.filter(entry => entry.name.toLowerCase().includes(sought))])
    .filter(([, entries]) => entries.length > 0);
  at('contents').replaceChildren(
    ...found.flatMap(([name, entries]) => [
      el('h2', {}, name),
      ...entries.map(entry => el('a', { href: `#${entry.element.id}`, title: entry.name }, entry.name)),
    ]),
  );
  at('reference').replaceChildren(
    ...(sought ? [] : [el('h1', {}, title), el('p', { className: 'lead' }, lead), el('pre', {}, example)]),
    ...found.flatMap(([name, entries]) => [el('h1', {}, name), ...entries.map(({ element }) => element)]),
    ...(found.length === 0 ? [el('p', { className: 'lead' }, 'Nothing has that name.')] : []),
  );
}

function nextFrame(work) {
  return new Promise(resolve => requestAnimationFrame(() => resolve(work())));
}

async function go() {
  const place = decodeURIComponent(location.hash.slice(1));
  const name = place.startsWith('rest') ? 'rest' : 'graphql';
  if (shown !== name) await draw(name);
  const target = document.getElementById(place);
  // What was never in sight has its height only now: the place is found in a few steps.
  if (target) for (let step = 0; step < 4; step++) await nextFrame(() => target.scrollIntoView());
  else if (surfaces[place]) at('reference').scrollTop = 0;
}

at('find').oninput = filter;
addEventListener('hashchange', go);
await go();
