// Valid input for any resource, made from its declaration; references name records that the tenant has.

import type { Surface } from '../../src/model/kind.ts';
import type { Face, Field, Resource } from '../../src/model/registry.ts';
import { registry } from '../../src/resources/index.ts';
import { isWritable } from '../../src/write/validate.ts';
import type { Service, Tenant } from './service.ts';

let count = 0;

/** A value of the kind of a field that holds no reference, different at each call. */
export function sampleValue(face: Face): unknown {
  count += 1;
  const { kind } = face;
  switch (kind.name) {
    case 'int':
      return 70_000 + count;
    case 'time':
      return 1_700_000_000 + count;
    case 'decimal':
      return count + 0.25;
    case 'amount':
      return count;
    case 'flag':
      return count % 2 === 0;
    case 'enumerated':
      return Object.keys(kind.enumeration!.values)[count % Object.keys(kind.enumeration!.values).length];
    case 'choice':
      return (kind.schema.enum as string[])[count % (kind.schema.enum as string[]).length];
    case 'currencyCode':
      return Intl.supportedValuesOf('currency')[count % 150];
    case 'dateText':
      return `${String((count % 28) + 1).padStart(2, '0')}-02-2026 10:11:12`;
    case 'number':
    case 'numberAsInteger':
    case 'numericText':
      return String(700_000 + count);
    default: {
      const length = (kind.schema.maxLength as number | undefined) ?? 40;
      return `Æ${count} prøve`.slice(0, length);
    }
  }
}

/** What a client of that surface calls an existing record that the field may refer to. */
export async function sampleReference(
  service: Service,
  tenant: Pick<Tenant, 'id'>,
  field: Field,
  surface: Surface,
): Promise<string> {
  const { target, byField, where, everywhere } = field.reference!;
  const column = surface === 'rest' || everywhere ? byField.column : 'id';
  const [row] = await service.sql(
    `select x.${column} from ${target.table} x where x.tenant_id = $1 ${where ? `and ${where('x')}` : ''} order by x.id desc limit 1`,
    [tenant.id],
  );
  if (!row) throw new Error(`tenant ${tenant.id} has no ${target.name} to refer to`);
  return row[0]!;
}

/** A whole valid input. `only`: leave out what is not required. */
export async function sampleInput(
  service: Service,
  tenant: Pick<Tenant, 'id'>,
  resource: Resource,
  surface: Surface,
  { only = 'everything' }: { only?: 'everything' | 'required' } = {},
): Promise<Record<string, unknown>> {
  const input: Record<string, unknown> = {};
  for (const face of resource.faces[surface].values()) {
    const { declaration, reference } = face.field;
    if (!isWritable(face.field, 'create') || (only === 'required' && !declaration.required)) continue;
    // Two names for one column must agree; the first will do.
    if (isSecondName(resource, face)) continue;
    if (reference) {
      const value = await sampleReference(service, tenant, face.field, surface);
      input[face.name] = surface === 'graphql' && face.kind.graphql === 'Int' ? Number(value) : value;
      if (declaration.unique) delete input[face.name];
    } else if (face.field.mentioned && surface === 'graphql') {
      const [row] = await service.sql(`select max(id) from ${face.field.mentioned.table} where tenant_id = $1`, [
        tenant.id,
      ]);
      input[face.name] = declaration.mentions!.list ? row![0] : Number(row![0]);
    } else input[face.name] = sampleValue(face);
  }
  if (resource.name === 'case-documentation')
    input.file = { filename: 'prøve.txt', content: Buffer.from('hej').toString('base64') };
  return input;
}

function isSecondName(resource: Resource, face: Face): boolean {
  const first = [...resource.fields.values()].find(field => field.column === face.field.column);
  return first !== face.field;
}

/** Whether GraphQL has pages of the records: not so bare lists, and what is only reached through others. */
export function isPaged({ verbs, declaration, plural }: Resource): boolean {
  return verbs.graphql.has('list') && !declaration.lists?.[plural]?.plain;
}

/** Gives a tenant at least one record of every resource that the surfaces can make. */
export async function fillGaps(service: Service, tenant: Tenant): Promise<void> {
  for (const resource of registry.values()) {
    const [found] = await service.sql(`select 1 from ${resource.table} where tenant_id = $1 limit 1`, [tenant.id]);
    const surface = resource.verbs.rest.has('create') ? 'rest' : 'graphql';
    if (found || !resource.verbs[surface].has('create')) continue;
    const input = await sampleInput(service, tenant, resource, surface);
    if (resource.name === 'invoice-drafts')
      input.caseId = Number(await sampleReference(service, tenant, resource.fields.get('caseId')!, 'graphql'));
    const { status, text } =
      surface === 'rest'
        ? await tenant.rest('POST', `/${resource.name}`, input)
        : await tenant.graphql(
            `mutation ($input: Create${resource.type}Input!) { create${resource.type}(input: $input) { id } }`,
            { input },
          );
    if (status > 201 || text.includes('"errors"'))
      throw new Error(`could not make a record of ${resource.name}: ${text}`);
  }
  await fillByOperations(service, tenant);
}

/** What only comes along with other records, or by an operation. */
async function fillByOperations(service: Service, tenant: Tenant): Promise<void> {
  const [row] = await service.sql(
    `select (select max(id) from users where tenant_id = $1), (select max(id) from employee_types where tenant_id = $1),
       (select max(id) from pauses where tenant_id = $1), (select max(id) from hour_addition_types where tenant_id = $1),
       (select max(id) from cases where tenant_id = $1)`,
    [tenant.id],
  );
  const [user, type, pause, addition, onCase] = row!.map(Number);
  const { text } = await tenant.graphql(
    `mutation {
      createCalendarFeed(userId: ${user}, name: "CANARY") { id }
      createHour(input: {userId: ${user}, hourTypeId: ${type}, caseId: ${onCase}, startTime: 1600000000, stopTime: 1600036000,
        pauses: [{pauseTypeId: ${pause}}], additions: [{additionTypeId: ${addition}, quantity: 2}]}) { id }
      plain: createHour(input: {userId: ${user}, hourTypeId: ${type}, caseId: ${onCase}, startTime: 1600040000, stopTime: 1900000000}) { id } }`,
  );
  if (text.includes('"errors"')) throw new Error(`could not register an hour: ${text}`);
  // Switched off, so that nothing is sent anywhere.
  await service.sql(
    `with made as (
       insert into webhooks (tenant_id, url, description, secret, position, disabled_at)
       values ($1, 'https://example.com/CANARY', 'CANARY', 'whsec_CANARY', 0, 1) returning id)
     insert into webhook_deliveries (tenant_id, webhook_id, record, status, error) select $1, id, 'test', 'failed', 'CANARY' from made`,
    [tenant.id],
  );
}
