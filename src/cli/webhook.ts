import { inTenantAsOperator } from '../admin/in-tenant.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { ApiError } from '../errors.ts';
import { openFiles } from '../files/open.ts';
import { buildSchema } from '../graphql/schema.ts';
import { allOperations, allQuestions } from '../operations/index.ts';
import { runOperation } from '../operations/run-operation.ts';
import { makeVerbs } from '../operations/verbs.ts';
import { createWebhook } from '../operations/webhooks.ts';
import { registry } from '../resources/index.ts';
import { Store } from '../tenant/store.ts';
import { queryProblem } from '../webhook-message.ts';
import { type Command, type Input, idOf, textOption, UsageError } from './command.ts';
import { table } from './table.ts';
import { withDatabase } from './with-database.ts';

const tenant = { value: 'ID', required: true, doc: 'Tenant whose changes it is about.' } as const;

export const webhookCreate: Command = {
  name: 'webhook create',
  summary: 'Registers a webhook for what changes from now on. Its secret is shown this once.',
  options: {
    tenant,
    url: { value: 'URL', required: true, doc: 'Where the messages go.' },
    description: { value: 'TEXT', doc: 'What it is for.' },
    resources: { value: 'NAMES', doc: 'Of which resources, by commas; of all by default.' },
    verbs: { value: 'VERBS', doc: 'created, updated, deleted, by commas; all by default.' },
    query: { value: 'GRAPHQL', doc: 'A query that shapes the data of messages.' },
  },
  async run(input) {
    const config = readConfig(process.env);
    const webhooks = {
      allowPrivate: config.privateWebhooks,
      queryProblem: (text: string) =>
        queryProblem({ schema: buildSchema(registry, allOperations, allQuestions) }, text),
    };
    const given = {
      url: textOption(input, 'url'),
      description: textOption(input, 'description'),
      query: textOption(input, 'query'),
      resources: textOption(input, 'resources')?.split(','),
      verbs: textOption(input, 'verbs')?.split(','),
    };
    const means = { registry, verbsOf: makeVerbs({ registry, files: openFiles(config) }), webhooks };
    const made = await asOperator(input, session =>
      runOperation(session, createWebhook, 'graphql', '', given, means),
    ).catch(explain);
    const { id, secret } = made as { id: number; secret: string };
    return {
      json: { id, secret },
      text: `Webhook ${id} is registered. Its secret is shown this once:\n\n  ${secret}\n`,
    };
  },
};

export const webhookList: Command = {
  name: 'webhook list',
  summary: 'Lists the webhooks of a tenant.',
  options: { tenant },
  async run(input) {
    const rows = await asOperator(input, session =>
      session.sql(
        'select id, url, resources, verbs, failing_since, disabled_at, disabled_reason from registered_webhooks where tenant_id = $1 order by id',
        [session.caller.tenantId],
      ),
    );
    const webhooks = rows.map(([id, url, resources, verbs, failing, disabled, reason]) => ({
      id: Number(id),
      url: url!,
      resources: resources || null,
      verbs: verbs || null,
      failing_since: failing ? Number(failing) : null,
      disabled_at: disabled ? Number(disabled) : null,
      disabled_reason: reason ?? null,
    }));
    const state = (each: (typeof webhooks)[number]): string =>
      each.disabled_at ? `off: ${each.disabled_reason}` : each.failing_since ? 'failing' : 'on';
    const lines = webhooks.map(each => [String(each.id), each.url, each.resources ?? 'all', state(each)]);
    return { json: webhooks, text: lines.length > 0 ? table(lines) : 'There is no webhook yet.' };
  },
};

export const webhookDelete: Command = {
  name: 'webhook delete',
  summary: 'Takes a webhook away.',
  argument: 'ID',
  options: { tenant },
  async run(input) {
    const id = idOf(input.argument!, 'ID');
    const rows = await asOperator(input, session =>
      session.sql('delete from webhooks where tenant_id = $1 and id = $2 returning id', [session.caller.tenantId, id]),
    );
    if (rows.length === 0) throw new UsageError(`The tenant has no webhook ${id}.`);
    return { json: { id: Number(id), deleted: true }, text: `Webhook ${id} is gone.` };
  },
};

function asOperator<T>(input: Input, work: Parameters<typeof inTenantAsOperator<T>>[2]): Promise<T> {
  const tenantId = idOf(textOption(input, 'tenant')!, '--tenant');
  return withDatabase((database: Database) => inTenantAsOperator(new Store(database), tenantId, work));
}

function explain(error: unknown): never {
  if (!(error instanceof ApiError) || !error.problems) throw error;
  const lines = Object.entries(error.problems).flatMap(([name, texts]) =>
    texts.map(text => text.replace(`The ${name}`, `--${name}`)),
  );
  throw new UsageError(lines.join('\n'));
}
