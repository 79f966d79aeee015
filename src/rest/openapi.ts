// Registry → OpenAPI 3.1: the reference of REST v2. It describes what routes.ts registers, from the same tables.
import { catalogue } from '../errors.ts';
import type { Face, Registry, Resource } from '../model/registry.ts';
import type { Verb } from '../model/resource.ts';
import { isRequired, isWritable } from '../write/validate.ts';
import { eventSchema, feedPaths } from './openapi-feed.ts';
import { plainAddresses } from './routes.ts';

type Json = Record<string, unknown>;

export function openapi(
  registry: Registry,
  groups: Readonly<Record<string, readonly { name: string }[]>>,
  version: string,
): Json {
  const tagOf = new Map(
    Object.entries(groups).flatMap(([tag, resources]) => resources.map(({ name }) => [name, tag] as const)),
  );
  const paths: Record<string, Json> = { '/': { get: identity } };
  for (const resource of registry.values()) {
    for (const verb of resource.verbs.rest) {
      for (const [method, tail] of plainAddresses[verb]) {
        const path = `/${resource.name}${tail.replace(':key', `{${keyName(resource)}}`)}`;
        paths[path] ??= {};
        paths[path][method.toLowerCase()] = { tags: [tagOf.get(resource.name)], ...operation(resource, verb, method) };
      }
    }
  }
  for (const { method, path, summary, answer } of irregular) {
    paths[path] ??= {};
    paths[path][method] = irregularOperation(path, method, summary, answer);
  }
  Object.assign(paths, feedPaths(registry, refusals));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Svend REST API version 2',
      version,
      description: 'Deprecated but complete; the GraphQL API at /graphql offers the same data and more.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    tags: Object.keys(groups).map(name => ({ name })),
    security: [{ apiKey: [] }],
    paths,
    components: {
      securitySchemes: {
        apiKey: {
          type: 'http',
          scheme: 'basic',
          description: 'The user name is the API key; the password is ignored.',
        },
      },
      schemas: {
        Error: errorSchema,
        Event: eventSchema,
        ...Object.fromEntries(
          [...registry.values()].filter(({ declaration }) => !declaration.single).flatMap(schemasOf),
        ),
      },
      responses: Object.fromEntries([400, 401, 403, 404, 429].map(status => [String(status), errorResponse(status)])),
    },
  };
}

/** Addresses that do not follow from a declaration, with the type of the record they answer. */
const irregular: readonly { method: string; path: string; summary: string; answer: string }[] = [
  {
    method: 'put',
    path: '/debtors/{customer_number}/contacts',
    summary: 'Save contacts of a debtor; answers all of them',
    answer: 'ContactPerson[]',
  },
  {
    method: 'put',
    path: '/debtors/{customer_number}/delivery-addresses',
    summary: 'Save delivery addresses of a debtor; answers all of them',
    answer: 'DeliveryAddress[]',
  },
  {
    method: 'put',
    path: '/debtor-invoices/{invoice_number}/pay',
    summary: 'Set the payment: payed_date and payed_amount',
    answer: 'SalesInvoice',
  },
  {
    method: 'get',
    path: '/debtor-invoices/{invoice_number}.pdf',
    summary: 'The invoice as a PDF',
    answer: 'application/pdf',
  },
  {
    method: 'get',
    path: '/creditor-invoices/{id}.pdf',
    summary: 'The creditor invoice as a PDF',
    answer: 'application/pdf',
  },
  {
    method: 'delete',
    path: '/debtor-categories',
    summary: 'Delete one category, named by ?id= or in the body',
    answer: '',
  },
  { method: 'get', path: '/cases/{case_number}/employees', summary: 'Employees on the case', answer: 'User[]' },
  {
    method: 'get',
    path: '/case-documentation/{id}/file',
    summary: 'The stored file',
    answer: 'application/octet-stream',
  },
  {
    method: 'get',
    path: '/creditor-invoices/{id}/document',
    summary: 'The document that came with the creditor invoice',
    answer: 'application/octet-stream',
  },
  { method: 'get', path: '/company/logo', summary: 'The logo of the business', answer: 'application/octet-stream' },
  {
    method: 'get',
    path: '/cases/{case_number}/invoice-draft',
    summary: 'The invoice draft of the case',
    answer: 'SalesInvoiceDraft',
  },
  {
    method: 'put',
    path: '/cases/{case_number}/invoice-draft',
    summary: 'Update the draft',
    answer: 'SalesInvoiceDraft',
  },
  {
    method: 'post',
    path: '/cases/{case_number}/invoice-draft/create-invoice',
    summary: 'Make an invoice of the draft',
    answer: 'SalesInvoice',
  },
];

function irregularOperation(path: string, method: string, summary: string, answer: string): Json {
  const [, name, list] = /^(\w+)(\[\])?$/.exec(answer) ?? [];
  const record = { $ref: `#/components/schemas/${name}` };
  const schema = name ? (list ? { type: 'array', items: record } : record) : { type: 'string', format: 'binary' };
  const content = answer && { content: { [name ? 'application/json' : answer]: { schema } } };
  const keys = [...path.matchAll(/\{(\w+)\}/g)].map(([, key]) => ({
    name: key,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const status = answer === '' ? 204 : method === 'post' ? 201 : 200;
  const sends = method === 'put' || method === 'post';
  return {
    operationId: `${method}${path.replaceAll(/[^a-z]+/g, '-')}`,
    summary,
    deprecated: true,
    ...(keys.length > 0 && { parameters: keys }),
    ...(sends && { requestBody: { content: { 'application/json': { schema: {} } } } }),
    responses: { [status]: { description: summary, ...(content || {}) }, ...refusals(400, 401, 403, 404, 429) },
  };
}

const identity: Json = {
  summary: 'Who the API key belongs to',
  responses: {
    200: { description: 'The key, its customer and what is left of its request budget.' },
    ...refusals(401, 429),
  },
};

const errorSchema: Json = {
  type: 'object',
  required: ['message'],
  properties: {
    message: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  },
};

function errorResponse(status: number): Json {
  const { message } = Object.values(catalogue).find(entry => entry.status === status)!;
  return { description: message, content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } };
}

function refusals(...statuses: number[]): Json {
  return Object.fromEntries(statuses.map(status => [status, { $ref: `#/components/responses/${status}` }]));
}

const summaries: Readonly<Record<Verb, string>> = {
  list: 'List',
  one: 'One record',
  create: 'Create',
  update: 'Update',
  delete: 'Delete',
};

function operation(resource: Resource, verb: Verb, method: string): Json {
  const parameters = [
    ...(verb === 'list' ? listParameters(resource) : []),
    ...(verb === 'one' ? [include(resource)].flat() : []),
  ];
  if (verb !== 'list' && verb !== 'create') parameters.unshift(keyParameter(resource));
  const record = { $ref: `#/components/schemas/${resource.type}` };
  return {
    operationId: `${method.toLowerCase()}-${resource.name}-${verb}`,
    summary: `${summaries[verb]}: ${resource.name}`,
    description: resource.declaration.doc,
    deprecated: true,
    ...(parameters.length > 0 && { parameters }),
    ...(verb === 'create' && body(`${resource.type}Create`)),
    ...(verb === 'update' && body(`${resource.type}Update`)),
    responses: {
      ...answers(verb, record),
      ...refusals(400, 401, 403, ...(verb === 'list' || verb === 'create' ? [] : [404]), 429),
    },
  };
}

function answers(verb: Verb, record: Json): Json {
  const json = (schema: Json): Json => ({ content: { 'application/json': { schema } } });
  if (verb === 'list')
    return { 200: { description: 'An array of records.', ...json({ type: 'array', items: record }) } };
  if (verb === 'delete') return { 204: { description: 'Deleted.' } };
  if (verb === 'create') return { 201: { description: 'The whole record.', ...json(record) } };
  return { 200: { description: 'The whole record.', ...json(record) } };
}

function body(schema: string): Json {
  return {
    requestBody: {
      required: true,
      content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
    },
  };
}

function listParameters(resource: Resource): Json[] {
  const suffixed = 'Also with the suffixes -min, -max, -st, -gt and -not; alternatives are separated by a pipe.';
  return [
    { name: 'page', in: 'query', description: 'Page number, from 1.', schema: { type: 'integer', minimum: 1 } },
    {
      name: 'pagesize',
      in: 'query',
      description: 'Records on a page.',
      schema: { type: 'integer', minimum: 1, maximum: 10_000 },
    },
    {
      name: 'sortby',
      in: 'query',
      description: 'Fields separated by commas; a minus sign before a field sorts descending.',
      schema: { type: 'string' },
    },
    ...[include(resource)].flat(),
    ...extraParameters(resource),
    ...[...resource.faces.rest.values()].map(face => ({
      name: face.name,
      in: 'query',
      description: suffixed,
      schema: { type: 'string' },
    })),
  ];
}

/** Further filter names, and parameters that show a field. */
function extraParameters(resource: Resource): Json[] {
  const names = [
    ...Object.keys(resource.declaration.filters ?? {}),
    ...[...resource.faces.rest.values()].flatMap(face => face.field.declaration.shownBy ?? []),
  ];
  return names.map(name => ({ name, in: 'query', schema: { type: 'string' } }));
}

function include(resource: Resource): Json | Json[] {
  const names = [...resource.relations.rest.keys()];
  if (names.length === 0) return [];
  return {
    name: 'include',
    in: 'query',
    description: `Separated by commas: ${names.join(', ')}.`,
    schema: { type: 'string' },
  };
}

function keyName(resource: Resource): string {
  return resource.key.faces.rest!.name;
}

function keyParameter(resource: Resource): Json {
  return { name: keyName(resource), in: 'path', required: true, schema: { type: 'string' } };
}

function schemasOf(resource: Resource): [string, Json][] {
  const faces = [...resource.faces.rest.values()];
  const written = (verb: 'create' | 'update'): Json => ({
    type: 'object',
    ...(verb === 'create' && requiredOf(faces)),
    properties: Object.fromEntries(
      faces.filter(face => isWritable(face.field, verb)).map(face => [face.name, schemaOf(face)]),
    ),
  });
  const record: Json = {
    type: 'object',
    description: resource.declaration.doc,
    properties: Object.fromEntries(faces.map(face => [face.name, schemaOf(face)])),
  };
  const verbs = resource.verbs.rest;
  return [
    [resource.type, record],
    ...(verbs.has('create') ? ([[`${resource.type}Create`, written('create')]] as [string, Json][]) : []),
    ...(verbs.has('update') ? ([[`${resource.type}Update`, written('update')]] as [string, Json][]) : []),
  ];
}

function requiredOf(faces: readonly Face[]): Json {
  const required = faces
    .filter(face => isWritable(face.field, 'create') && isRequired(face.field, 'rest'))
    .map(face => face.name);
  return required.length > 0 ? { required } : {};
}

function schemaOf(face: Face): Json {
  const { schema } = face.kind;
  const type = face.nullable && schema.type ? { type: [schema.type, 'null'].flat() } : {};
  const values = face.nullable && Array.isArray(schema.enum) ? { enum: [...schema.enum, null] } : {};
  const description = [face.field.declaration.doc, face.kind.unit?.rest].filter(Boolean).join(' ');
  return { ...schema, ...type, ...values, ...(description && { description }) };
}
