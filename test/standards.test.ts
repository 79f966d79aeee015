// What others have written for GraphQL works here: the GraphQL-over-HTTP audit, and the clients that most programs use.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test, { after, before } from 'node:test';
import { ApolloClient, gql, InMemoryCache } from '@apollo/client/core';
import { Client, fetchExchange } from '@urql/core';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
  lexicographicSortSchema,
  printSchema,
} from 'graphql';
import { auditServer } from 'graphql-http';
import { GraphQLClient } from 'graphql-request';
import { type Service, startService } from './support/service.ts';

let service: Service;
let url: string;
let headers: { authorization: string };
before(async () => {
  service = await startService({ cases: 7 });
  url = `${service.base}/graphql`;
  headers = { authorization: `Bearer ${service.a.key}` };
});
after(() => service.stop());

/** The MAYs that we do without; docs/graphql.md says why. */
const without = ['5A70', 'D6D5', '6A70'];

test('the GraphQL-over-HTTP audit finds no error and no warning; its notices are explained', async () => {
  const results = await auditServer({
    url,
    fetchFn: (address: string, init: RequestInit = {}) =>
      fetch(address, { ...init, headers: { ...init.headers, ...headers } }),
  });
  const found = results.filter(({ status }) => status !== 'ok');
  const told = found.map(({ id, name, status }) => `${status} ${id} ${name}`).join('\n');
  assert.deepEqual(
    found.filter(({ status }) => status !== 'notice'),
    [],
    told,
  );
  assert.deepEqual(found.map(({ id }) => id).sort(), without.sort(), told);
  const text = readFileSync(new URL('../docs/graphql.md', import.meta.url), 'utf8');
  for (const id of without) assert.match(text, new RegExp(`\`${id}\``));
});

test('introspection gives the schema as it is printed', async () => {
  const client = new GraphQLClient(url, { headers });
  const result = await client.request<IntrospectionQuery>(
    getIntrospectionQuery({
      specifiedByUrl: true,
      inputValueDeprecation: true,
      schemaDescription: true,
      directiveIsRepeatable: true,
    }),
  );
  const printed = buildSchema(readFileSync(new URL('../generated/schema.graphql', import.meta.url), 'utf8'));
  const shown = printSchema(lexicographicSortSchema(buildClientSchema(result)));
  assert.ok(
    shown === printSchema(lexicographicSortSchema(printed)),
    'the same types, fields, arguments and descriptions',
  );
});

interface Page {
  cases: { items: { id: number; caseNumber: string }[]; nextCursor: string | null };
}

const listing = `query Cases($cursor: String) {
  cases(pagination: { cursor: $cursor, limit: 3 }, orderBy: { field: "updatedAt", direction: DESC }) { items { id caseNumber } nextCursor } }`;
const changing =
  'mutation Change($id: Int!, $input: UpdateCaseInput!) { updateCase(id: $id, input: $input) { id remarks } }';
const uploading =
  'mutation Add($input: UploadCaseDocumentInput!) { uploadCaseDocument(input: $input) { id filename } }';

interface Tried {
  query<T>(document: string, variables: Record<string, unknown>): Promise<T>;
  mutate<T>(document: string, variables: Record<string, unknown>): Promise<T>;
  /** Whether it sends files by itself. */
  readonly uploads: boolean;
}

const clients: Readonly<Record<string, () => Tried>> = {
  'graphql-request': () => {
    const client = new GraphQLClient(url, { headers });
    return {
      query: (document, variables) => client.request(document, variables),
      mutate: (document, variables) => client.request(document, variables),
      uploads: false,
    };
  },
  urql: () => {
    const client = new Client({ url, exchanges: [fetchExchange], fetchOptions: { headers }, preferGetMethod: false });
    const told = async <T>(result: Promise<{ data?: unknown; error?: Error | undefined }>): Promise<T> => {
      const { data, error } = await result;
      if (error) throw error;
      return data as T;
    };
    return {
      query: (document, variables) => told(client.query(document, variables).toPromise()),
      mutate: (document, variables) => told(client.mutation(document, variables).toPromise()),
      uploads: true,
    };
  },
  'Apollo Client': () => {
    const link = new UploadHttpLink({ uri: url, headers });
    const client = new ApolloClient({ link, cache: new InMemoryCache() });
    return {
      query: async <T>(document: string, variables: Record<string, unknown>) =>
        (await client.query({ query: gql(document), variables })).data as T,
      mutate: async <T>(document: string, variables: Record<string, unknown>) =>
        (await client.mutate({ mutation: gql(document), variables })).data as T,
      uploads: true,
    };
  },
};

for (const [name, make] of Object.entries(clients)) {
  test(`${name} reads, pages, writes and is told what is wrong`, async () => {
    const client = make();
    const seen: number[] = [];
    let cursor: string | null = null;
    do {
      const page: Page = await client.query<Page>(listing, { cursor });
      seen.push(...page.cases.items.map(({ id }) => id));
      cursor = page.cases.nextCursor;
    } while (cursor);
    assert.equal(new Set(seen).size, seen.length);
    const [row] = await service.sql('select count(*) from cases where tenant_id = $1', [service.a.id]);
    assert.equal(seen.length, Number(row![0]));
    const changed = await client.mutate<{ updateCase: object }>(changing, { id: seen[0], input: { remarks: name } });
    assert.partialDeepStrictEqual(changed.updateCase, { id: seen[0], remarks: name });
    await assert.rejects(client.mutate(changing, { id: seen[0], input: { statusId: 99999999 } }), /validation/);
    if (!client.uploads) return;
    const file = new File(['hej'], `${name}.txt`);
    const { uploadCaseDocument } = await client.mutate<{ uploadCaseDocument: object }>(uploading, {
      input: { caseId: seen[0], file },
    });
    assert.partialDeepStrictEqual(uploadCaseDocument, { filename: `${name}.txt` });
  });
}
