// GET /calendar/{token}.ics: a user's calendar for other programs. The token is all that opens it.
import { hash } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { ApiError } from '../errors.ts';
import type { Reply, Request } from '../http/message.ts';
import type { Mounted } from '../http/server.ts';
import { type Entry, icalendar } from '../operations/icalendar.ts';
import { feedHolder } from '../tenant/calendar-token.ts';
import type { Limiter } from '../tenant/limits.ts';
import { asTenant, type Store } from '../tenant/store.ts';

/** What lies further back is history, not a calendar. */
const daysBack = 90;
const mostEntries = 5_000;

const entries = {
  name: 'calendar_feed',
  text: `${asTenant}select (select trim(concat_ws(' ', u.first_name, u.last_name)) from users u where u.tenant_id = t.id and u.id = $2),
      (select coalesce(json_agg(e), '[]') from (
        select c.identifier || '@svend' as uid, c.start_time as start, c.stop_time as stop, c.updated_at as changed,
          coalesce(c.header, '') as summary, concat_ws(E'\\n', nullif(c.text, ''), k.description) as description,
          coalesce(full_address(w.address, w.postal_code, w.city), '') as location, c.type as category
        from calendar c
        left join cases k on k.tenant_id = c.tenant_id and k.id = c.case_id
        left join work_addresses w on w.tenant_id = c.tenant_id and w.case_id = c.case_id
        where c.tenant_id = t.id and c.user_id = $2 and c.stop_time >= $3 and c.start_time between -62135596800 and 253402300799
          and c.stop_time <= 253402300799
        order by c.start_time desc, c.identifier limit ${mostEntries}) e)
    from t`,
};

export interface FeedOptions {
  readonly database: Database;
  readonly store: Store;
  readonly limiter: Limiter;
}

export function calendarFeedRoutes({ database, store, limiter }: FeedOptions): Mounted {
  const handler = async (request: Request): Promise<Reply> => {
    const caller = await feedHolder(database, request.params.token!);
    const verdict = await limiter.take(caller ? `${caller.tenantId} ${caller.keyId}` : `address ${request.address}`);
    if (!verdict.allowed) throw new ApiError('throttled', undefined, { headers: { 'retry-after': verdict.retryIn } });
    if (!caller) throw new ApiError('notFound');
    const since = Math.floor(Date.now() / 1000) - daysBack * 86_400;
    const [row] = await store.read(caller, session => session.fetch(entries, [caller.userId, since]));
    const body = icalendar(String(row![0]), JSON.parse(String(row![1])) as Entry[]);
    const etag = `"${hash('sha256', body, 'base64url')}"`;
    const headers = {
      etag,
      'cache-control': 'private, no-cache',
      'content-disposition': 'inline; filename="calendar.ics"',
    };
    if (isKnown(request.headers['if-none-match'], etag)) return { status: 304, headers };
    return { status: 200, type: 'text/calendar; charset=utf-8', headers, body };
  };
  return {
    name: 'calendar',
    surface: {
      admit: async () => ({}),
      headers: {},
      errorBody: ({ message }) => JSON.stringify({ message }),
      secretPaths: true,
    },
    routes: [{ method: 'GET', path: '/calendar/:token.ics', handler }],
    owns: path => /^\/calendar\/[^/]+\.ics$/.test(path),
  };
}

function isKnown(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some(each => ['*', etag].includes(each.trim().replace(/^W\//, '')));
}
