import { createTenant, listTenants } from '../admin/tenants.ts';
import { type Command, textOption } from './command.ts';
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
