// What every refusal has in common: a status below 500, JSON with a message, and nothing of our insides.
import assert from 'node:assert/strict';
import { registry } from '../../src/resources/index.ts';
import type { Answer } from './service.ts';

const insides =
  /node_modules|\.[jt]s:\d|\bat (async )?[\w.<>]+ \(|syntax error at or near|invalid input syntax|relation "|column "|violates|constraint|pg_|\/work\/|\/src\/|stack depth|bind message|did you mean(?! \\\\"\w+ \{ \.\.\. \})/i;

const resources = [...registry.values()];
const publicNames = new Set(
  resources.flatMap(({ faces, relations }) => [
    ...faces.rest.keys(),
    ...relations.rest.keys(),
    ...faces.graphql.keys(),
  ]),
);
const tables = resources
  .map(({ table }) => table)
  .filter(table => table.includes('_') && !publicNames.has(table))
  .concat('api_keys', 'tenant_id');

/** `sent`: what the client wrote itself and may be told again. */
export function assertKeepsSecrets({ text }: Answer, sent = ''): void {
  let own = text;
  for (const part of [sent, JSON.stringify(sent).slice(1, -1)]) if (part) own = own.replaceAll(part, '');
  assert.doesNotMatch(own.slice(0, 20_000), insides);
  for (const table of tables)
    if (!sent.includes(table)) assert.ok(!own.includes(table), `${table} in ${own.slice(0, 500)}`);
}

export function assertRefusal(answer: Answer, status: number | readonly number[], sent = ''): void {
  const { headers, json, text } = answer;
  const what = `${sent.slice(0, 200)} → ${answer.status} ${text.slice(0, 300)}`;
  assert.ok([status].flat().includes(answer.status), what);
  assert.equal(headers.get('content-type'), 'application/json; charset=utf-8', what);
  const message = json?.message ?? json?.errors?.[0]?.message;
  assert.ok(typeof message === 'string' && message.length > 0, what);
  assertKeepsSecrets(answer, sent);
}

/** A GraphQL answer that says no in the documented way. */
export function assertGraphqlError(answer: Answer, type: string | readonly string[], sent = ''): void {
  const { status, json, text } = answer;
  const what = `${sent.slice(0, 300)} → ${status} ${text.slice(0, 400)}`;
  assert.equal(status, 200, what);
  const { errors } = json;
  assert.ok(Array.isArray(errors) && errors.length > 0 && errors.length <= 20, what);
  for (const error of errors) {
    assert.ok([type].flat().includes(error.type), what);
    assert.equal(error.extensions.type, error.type);
    assert.equal(typeof error.message, 'string');
    if (error.type === 'ValidationError') assert.deepEqual(error.extensions.validation, error.validation);
  }
  assertKeepsSecrets(answer, sent);
}
