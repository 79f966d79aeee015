// Writes of REST: may be repeated under an Idempotency-Key, and rehearsed with Prefer: dry-run.
import type { Events } from '../feed/events.ts';
import { json, type Reply, type Request } from '../http/message.ts';
import { attemptOf } from '../http/preferences.ts';
import type { Store, WriteSession } from '../tenant/store.ts';
import { type Answer, attemptWrite } from '../write/attempt.ts';
import { eventText } from './events.ts';

/** Does a request's work in a transaction; the reply is made inside it, so that it can be kept with the effect. */
export type Write = (request: Request, work: (session: WriteSession) => Promise<Reply>) => Promise<Reply>;

export function makeWrite(store: Store, events: Events): Write {
  return async (request, work) => {
    const attempt = attemptOf(request);
    const outcome = await attemptWrite(store, request.caller, attempt, async session => answerOf(await work(session)));
    const { headers, ...reply } = replyOf(outcome.answer);
    if (outcome.replayed) return { ...reply, headers: { ...headers, 'idempotency-replayed': 'true' } };
    if (!outcome.events) return { ...reply, headers: headers ?? {} };
    const shown = outcome.events.map(event => eventText(events.show(event, 'rest')));
    return rehearsed(reply, `[${shown.join(',')}]`);
  };
}

function answerOf({ status, type, headers, body }: Reply): Answer {
  return { head: { status, type, headers }, body: (body as Answer['body'] | undefined) ?? null };
}

function replyOf({ head, body }: Answer): Reply {
  return { ...(head as unknown as Reply), ...(body !== null && { body }) };
}

/** The reply as it would be, with the events that it would have had beside it. */
function rehearsed({ status, body }: Reply, events: string): Reply {
  const text = String(body ?? '{}');
  const members = text.startsWith('{') ? text.slice(1, -1) : `"result":${text}`;
  return {
    status: status === 204 ? 200 : status,
    type: json,
    headers: { 'preference-applied': 'dry-run' },
    body: `{${members}${members ? ',' : ''}"events":${events}}`,
  };
}
