// The documents that are printed from the registry: committed under generated/, served by the service, verified by a test.
import { writeFile } from 'node:fs/promises';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { version } from './config.ts';
import { buildSchema } from './graphql/schema.ts';
import { buildRegistry } from './model/registry.ts';
import { allOperations, allQuestions } from './operations/index.ts';
import { declarations, groups } from './resources/index.ts';
import { openapi } from './rest/openapi.ts';

export interface Artefact {
  readonly name: string;
  readonly type: string;
  readonly content: string;
}

export function artefacts(): Artefact[] {
  const registry = buildRegistry(declarations);
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

/** Writes the documents to generated/ and returns their names. */
export async function printArtefacts(): Promise<string[]> {
  const files = artefacts();
  for (const { name, content } of files) await writeFile(new URL(`../generated/${name}`, import.meta.url), content);
  return files.map(({ name }) => `generated/${name}`);
}
