import type { Command } from './command.ts';

export const schema: Command = {
  name: 'schema',
  summary: 'Prints the GraphQL schema and the OpenAPI document.',
  options: { write: { doc: 'Writes them to generated/ instead.' } },
  async run({ options }) {
    const { artefacts, printArtefacts } = await import('../artefacts.ts');
    if (options.write) {
      const written = await printArtefacts();
      return { json: { written }, text: written.map(name => `Written: ${name}`).join('\n') };
    }
    const documents = artefacts();
    return {
      json: Object.fromEntries(documents.map(({ name, content }) => [name, content])),
      text: documents.map(({ content }) => content).join('\n'),
    };
  },
};
