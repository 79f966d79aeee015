// Webhooks: registered, changed, tried out, repeated. Delivering them is the dispatcher's work.
import { choice, flag, int, text } from '../model/kind.ts';
import { field } from '../model/resource.ts';
import { urlProblem } from '../webhooks/address.ts';
import { makeSecret } from '../webhooks/signature.ts';
import { type Means, type OperationInput, OperationRefusal, operation } from './operation.ts';

const described = {
  description: field(text(250), { doc: 'What it is for.' }),
  resources: {
    ...field(text(100), { doc: 'Of which resources, by their REST names; of all when left out.' }),
    list: true,
  },
  verbs: {
    ...field(choice(['created', 'updated', 'deleted']), { doc: 'Of which changes; of all when left out.' }),
    list: true,
  },
  query: field(text(8_000), {
    doc: 'A GraphQL query that shapes the `data` of messages; it may take the variables $id, $key, $sequence, $resource, $verb.',
  }),
} as const;

const secretShape = {
  object: {
    name: 'WebhookSecret',
    doc: 'The secret that signs the messages of a webhook, as it is shown once.',
    members: {
      id: { type: 'Int', doc: 'Id of the webhook.' },
      secret: { type: 'String', doc: 'The secret, by the Standard Webhooks specification.' },
    },
  },
} as const;

/** A secret that was replaced still signs for so long, beside the new one. */
const overlap = 86_400;

/** More than these would hold up the messages of others; docs/limits.md tells it. */
const mostWebhooks = 100;

export const createWebhook = operation({
  name: 'createWebhook',
  doc: 'Registers a webhook for what changes from now on. Its secret is shown this once.',
  shape: 'input',
  input: { url: field(text(2_000), { required: true, doc: 'Where the messages go.' }), ...described },
  result: secretShape,
  async run(session, _target, input, means) {
    await check(input, means);
    const { url, description = null, query = null } = input;
    const { tenantId } = session.caller;
    const [count] = await session.sql('select count(*) from webhooks where tenant_id = $1', [tenantId]);
    if (Number(count![0]) >= mostWebhooks)
      throw new OperationRefusal('url', `is one too many: there may be ${mostWebhooks} webhooks.`);
    const secret = makeSecret();
    // What was changed before is nothing to it, also what has no number yet.
    await session.sql('select advance_feed($1, 1000000)', [tenantId]);
    const [row] = await session.sql(
      `insert into webhooks (tenant_id, url, description, resources, verbs, query, secret, position)
       values ($1, $2, $3, $4, $5, $6, $7, coalesce((select sequence from feeds where tenant_id = $1), 0)) returning id`,
      [tenantId, url, description, listOf(input.resources), listOf(input.verbs), query, secret],
    );
    return { id: Number(row![0]), secret };
  },
});

export const updateWebhook = operation({
  name: 'updateWebhook',
  doc: 'Changes a webhook; what is left out stays. Switched on again, it tells what it has missed.',
  target: { resource: 'webhooks', argument: 'id' },
  shape: 'input',
  input: {
    url: field(text(2_000), { doc: 'Where the messages go.' }),
    ...described,
    enabled: field(flag(), { doc: 'Whether messages are sent.' }),
  },
  result: 'webhooks',
  async run(session, id, input, means) {
    await check(input, means);
    const { url = null, description = null, query = null, enabled = null } = input;
    await session.sql(
      `update webhooks set url = coalesce($3, url), description = coalesce($4, description), resources = coalesce($5, resources),
         verbs = coalesce($6, verbs), query = coalesce($7, query), updated_at = unix_now(),
         failing_since = case when $8 then null else failing_since end,
         disabled_at = case when $8 then null when not $8 then coalesce(disabled_at, unix_now()) else disabled_at end,
         disabled_reason = case when $8 then null when not $8 then coalesce(disabled_reason, 'Switched off by its owner.') else disabled_reason end
       where tenant_id = $1 and id = $2`,
      [session.caller.tenantId, id, url, description, listOf(input.resources), listOf(input.verbs), query, enabled],
    );
    return id;
  },
});

export const deleteWebhook = operation({
  name: 'deleteWebhook',
  doc: 'Takes a webhook away, with the story of its deliveries.',
  target: { resource: 'webhooks', argument: 'id' },
  shape: 'arguments',
  input: {},
  result: { gone: 'id' },
  async run(session, id) {
    await session.sql('delete from webhooks where tenant_id = $1 and id = $2', [session.caller.tenantId, id]);
    return id;
  },
});

export const rotateWebhookSecret = operation({
  name: 'rotateWebhookSecret',
  doc: 'Gives a webhook a new secret. For a day, both the old and the new one sign.',
  target: { resource: 'webhooks', argument: 'id' },
  shape: 'arguments',
  input: {},
  result: secretShape,
  async run(session, id) {
    const secret = makeSecret();
    await session.sql(
      `update webhooks set old_secret = secret, old_secret_until = unix_now() + ${overlap}, secret = $3, updated_at = unix_now()
       where tenant_id = $1 and id = $2`,
      [session.caller.tenantId, id, secret],
    );
    return { id: Number(id), secret };
  },
});

export const testWebhook = operation({
  name: 'testWebhook',
  doc: 'Sends a message of the type `test` to a webhook, and answers the delivery to look at.',
  target: { resource: 'webhooks', argument: 'id' },
  shape: 'arguments',
  input: {},
  result: 'webhook-deliveries',
  async run(session, id) {
    const [row] = await session.sql(
      "insert into webhook_deliveries (tenant_id, webhook_id, record) values ($1, $2, 'test') returning id",
      [session.caller.tenantId, id],
    );
    return row![0];
  },
});

export const redeliverWebhook = operation({
  name: 'redeliverWebhook',
  doc: 'Sends messages to a webhook again: that of one delivery, or all of a range of the feed.',
  target: { resource: 'webhooks', argument: 'id' },
  shape: 'arguments',
  input: {
    deliveryId: field(int(18), { doc: 'The delivery to repeat.' }),
    fromSequence: field(int(18), { doc: 'The first event to tell again.' }),
    toSequence: field(int(18), { doc: 'The last event to tell again.' }),
  },
  result: {
    object: {
      name: 'Redelivery',
      doc: 'What is on its way again.',
      members: { count: { type: 'Int', doc: 'How many messages.' } },
    },
  },
  async run(session, id, { deliveryId, fromSequence, toSequence }) {
    const values = [session.caller.tenantId, id];
    if (deliveryId) {
      const rows = await session.sql(
        `insert into webhook_deliveries (tenant_id, webhook_id, sequence, record)
         select d.tenant_id, d.webhook_id, d.sequence, d.record from webhook_deliveries d
         where d.tenant_id = $1 and d.webhook_id = $2 and d.id = $3 returning 1`,
        [...values, deliveryId],
      );
      if (rows.length === 0) throw new OperationRefusal('deliveryId', 'does not exist.');
      return { count: rows.length };
    }
    if (!fromSequence || !toSequence)
      throw new OperationRefusal('fromSequence', 'and toSequence, or deliveryId, are required.');
    const [row] = await session.sql(
      `with put as (
         insert into webhook_deliveries (tenant_id, webhook_id, sequence, record)
         select $1, w.id, e.sequence, e.resource || ' ' || e.record_id from events e join webhooks w on w.tenant_id = $1 and w.id = $2
         where e.tenant_id = $1 and e.sequence between $3 and $4
           and (w.resources is null or e.resource = any (w.resources)) and (w.verbs is null or e.verb = any (w.verbs))
         order by e.sequence limit 10000 returning 1
       ) select count(*) from put`,
      [...values, fromSequence, toSequence],
    );
    return { count: Number(row![0]) };
  },
});

/** Refuses what could never work, by its name. */
async function check({ url, resources, query }: OperationInput, { registry, webhooks }: Means): Promise<void> {
  const problem = typeof url === 'string' ? await urlProblem(url, webhooks.allowPrivate) : null;
  if (problem) throw new OperationRefusal('url', problem);
  const unknown = listOf(resources)?.find(name => !registry.has(name) || registry.get(name)!.declaration.view);
  if (unknown !== undefined)
    throw new OperationRefusal('resources', `cannot name ${unknown}: there is no such resource.`);
  const wrong = typeof query === 'string' ? webhooks.queryProblem(query) : null;
  if (wrong) throw new OperationRefusal('query', wrong);
}

function listOf(value: OperationInput[string]): readonly string[] | null {
  return Array.isArray(value) && value.length > 0 ? value : null;
}
