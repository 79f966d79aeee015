import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { setCompany } from '../admin/company.ts';
import { createTenant, listTenants } from '../admin/tenants.ts';
import { readConfig } from '../config.ts';
import { ApiError } from '../errors.ts';
import { openFiles } from '../files/open.ts';
import { makeVerbs } from '../operations/verbs.ts';
import { registry } from '../resources/index.ts';
import { Store } from '../tenant/store.ts';
import { isWritable } from '../write/validate.ts';
import { type Command, type Input, idOf, type Option, textOption, UsageError } from './command.ts';
import { table } from './table.ts';
import { withDatabase } from './with-database.ts';

export const tenantCreate: Command = {
  name: 'tenant create',
  summary: 'Makes a tenant with the records that a Danish trades business needs to start.',
  options: { name: { value: 'NAME', required: true, doc: 'Name of the business.' } },
  async run(input) {
    const { id, name } = await withDatabase(database => createTenant(database, { name: textOption(input, 'name')! }));
    return {
      json: { id: Number(id), name },
      text: `Tenant ${id} is made: ${name}\nA key for it: npm run --silent svend -- key create --tenant ${id} --name NAME`,
    };
  },
};

export const tenantList: Command = {
  name: 'tenant list',
  summary: 'Lists the tenants.',
  async run() {
    const tenants = await withDatabase(listTenants);
    return {
      json: tenants.map(({ id, name, createdAt }) => ({ id: Number(id), name, created_at: createdAt })),
      text: tenants.length > 0 ? table(tenants.map(({ id, name }) => [id, name])) : 'There is no tenant yet.',
    };
  },
};

const company = registry.get('company')!;
/** Option → the field that it sets, and how the help speaks of it. */
const companyOptions: ReadonlyMap<string, Option & { readonly field: string }> = new Map(
  [...company.faces.graphql.values()].flatMap(({ name, field: { declaration }, field }) => {
    const { file, doc } = declaration;
    if (!file && !isWritable(field, 'update')) return [];
    const words = name.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);
    const text = doc ?? `${words[0]!.toUpperCase()}${words.slice(1)}.`;
    return [[words.replaceAll(' ', '-'), { field: name, value: file ? 'FILE' : 'TEXT', doc: text }]];
  }),
);

export const tenantSet: Command = {
  name: 'tenant set',
  summary: 'Sets what the business of a tenant says of itself; an empty text takes a value away.',
  argument: 'ID',
  options: Object.fromEntries(companyOptions),
  async run(input) {
    const id = idOf(input.argument!, 'ID');
    const settings = await settingsOf(input);
    if (Object.keys(settings).length === 0) throw new UsageError('Nothing is to be set. See --help.');
    const verbs = makeVerbs({ registry, files: openFiles(readConfig(process.env)) })(company);
    await withDatabase(database => setCompany(new Store(database), company, verbs, id, settings)).catch(explain);
    const names = Object.keys(settings);
    return { json: { id: Number(id), set: names }, text: `Tenant ${id} is set: ${names.join(', ')}` };
  },
};

async function settingsOf({ options }: Input): Promise<Record<string, unknown>> {
  const settings: Record<string, unknown> = {};
  for (const [option, { field, value }] of companyOptions) {
    const given = options[option];
    if (typeof given !== 'string') continue;
    settings[field] = given === '' ? null : value === 'FILE' ? await fileAt(given) : given;
  }
  return settings;
}

async function fileAt(path: string): Promise<{ filename: string; content: string }> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${path} cannot be read (${error.code}).`);
  });
  return { filename: basename(path), content: bytes.toString('base64') };
}

/** What is wrong, by the options that it came in. */
function explain(error: unknown): never {
  if (!(error instanceof ApiError) || !error.problems) throw error;
  const { problems } = error;
  const lines = [...companyOptions].flatMap(([option, { field }]) =>
    (problems[field] ?? []).map(text => text.replace(`The ${field}`, `--${option}`)),
  );
  throw new UsageError(lines.join('\n'));
}
