// The documents that are printed from the registry: committed under generated/, served by the service, verified by a test.
import { writeFile } from 'node:fs/promises';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { clientTable, clientTypes } from './client-schema.ts';
import { version } from './config.ts';
import { buildSchema } from './graphql/schema.ts';
import { allOperations, allQuestions } from './operations/index.ts';
import { groups, registry } from './resources/index.ts';
import { openapi } from './rest/openapi.ts';

export interface Artefact {
  readonly name: string;
  readonly type: string;
  readonly content: string;
}

export function artefacts(): Artefact[] {
  const { schema } = buildSchema(registry, allOperations, allQuestions);
  return [
    {
      name: 'schema.graphql',
      type: 'text/plain; charset=utf-8',
      content: `${printSchema(lexicographicSortSchema(schema))}\n`,
    },
    {
      name: 'openapi.json',
      type: 'application/json; charset=utf-8',
      content: `${JSON.stringify(openapi(registry, groups, version), null, 2)}\n`,
    },
  ];
}

/** What the TypeScript client knows of the schema: committed with it, verified by a test. */
export function clientFiles(): readonly { readonly path: string; readonly content: string }[] {
  const { schema } = buildSchema(registry, allOperations, allQuestions);
  return [
    { path: 'clients/typescript/src/schema.d.ts', content: clientTypes(schema) },
    { path: 'clients/typescript/src/schema.js', content: clientTable(schema) },
  ];
}

/** Writes all that is printed and returns the paths. */
export async function printArtefacts(): Promise<string[]> {
  const documents = artefacts().map(({ name, content }) => ({ path: `generated/${name}`, content }));
  const files = [...documents, ...clientFiles()];
  for (const { path, content } of files) await writeFile(new URL(`../${path}`, import.meta.url), content);
  return files.map(({ path }) => path);
}
