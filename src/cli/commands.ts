// Every command, by its first word and in the order of the help. Only what is asked for is loaded.
import type { Command } from './command.ts';

type Load = () => Promise<Readonly<Record<string, Command>>>;

const saving: Load = () => import('./backup.ts');
const families: Readonly<Record<string, Load>> = {
  serve: () => import('./serve.ts'),
  tenant: () => import('./tenant.ts'),
  key: () => import('./key.ts'),
  webhook: () => import('./webhook.ts'),
  demo: () => import('./demo.ts'),
  catalogue: () => import('./catalogue.ts'),
  backup: saving,
  restore: saving,
  migrate: () => import('./migrate.ts'),
  doctor: () => import('./doctor.ts'),
  config: () => import('./config.ts'),
  schema: () => import('./schema.ts'),
};

/** The commands that begin with a word; all of them where none does. */
export async function commandsOf(word: string | undefined): Promise<readonly Command[]> {
  const asked =
    word !== undefined && Object.hasOwn(families, word) ? [families[word]!] : new Set(Object.values(families));
  const loaded = await Promise.all([...asked].map(load => load()));
  return loaded.flatMap(family => Object.values(family));
}
