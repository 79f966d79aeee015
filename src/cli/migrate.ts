import { migrate as bringToCurrent } from '../database/migrate.ts';
import type { Command } from './command.ts';
import { withConnection } from './with-database.ts';

export const migrate: Command = {
  name: 'migrate',
  summary: 'Brings the schema of the database to current. A start does that too.',
  async run() {
    const applied = await withConnection(bringToCurrent);
    return {
      json: { applied },
      text: applied.length > 0 ? `Applied:\n${applied.map(name => `  ${name}`).join('\n')}` : 'The schema is current.',
    };
  },
};
