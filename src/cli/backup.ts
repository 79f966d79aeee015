import { resolve } from 'node:path';
import { backup as save } from '../admin/backup.ts';
import { restore as bringBack } from '../admin/restore.ts';
import { readConfig } from '../config.ts';
import { claim } from '../database/claim.ts';
import { openFiles } from '../files/open.ts';
import type { Command } from './command.ts';
import { withConnection } from './with-database.ts';

export const backup: Command = {
  name: 'backup',
  summary: 'Copies database and files as they are at one moment to a new directory; a running service goes on.',
  argument: 'DIR',
  async run({ argument }) {
    const directory = resolve(argument!);
    const files = openFiles(readConfig(process.env));
    // As it is, whatever version made it: what is to be saved before an upgrade is not upgraded for it.
    const saved = await withConnection(connection => save(connection, files, directory).catch(plainly));
    return { json: { directory, ...saved }, text: `${sumOf(saved)} are in ${directory}${lossOf(saved.missing)}` };
  },
};

export const restore: Command = {
  name: 'restore',
  summary: 'Brings a backup back into an installation that has no tenant yet.',
  argument: 'DIR',
  async run({ argument }) {
    const directory = resolve(argument!);
    const config = readConfig(process.env);
    const restored = await withConnection(async connection => {
      // A service on an embedded database would lose its tables under its feet.
      const unclaim = config.databaseUrl ? async () => {} : await claim(connection, config);
      return bringBack(connection, openFiles(config), directory).catch(plainly).finally(unclaim);
    });
    const { createdAt, missing } = restored;
    return {
      json: { directory, ...restored },
      text: `${sumOf(restored)} are as they were at ${createdAt}${lossOf(missing)}`,
    };
  },
};

/** What goes wrong with the directory is not the fault of the database. */
function plainly(error: Error): never {
  throw new Error(error.message, { cause: error });
}

function sumOf({ rows, files }: { rows: number; files: number }): string {
  return `${rows} rows and ${files} files`;
}

function lossOf(missing: readonly string[]): string {
  return missing.length === 0 ? '' : `\n${missing.length} files were lost before the backup: ${missing.join(', ')}`;
}
