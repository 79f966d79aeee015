import { text } from '../model/kind.ts';
import { field } from '../model/resource.ts';
import { makeToken } from '../tenant/calendar-token.ts';
import { operation } from './operation.ts';

/** Opens a link to the calendar of a user. Its token is shown this once; deleteCalendarFeed closes the link. */
export const createCalendarFeed = operation({
  name: 'createCalendarFeed',
  doc: "Opens a link to a user's calendar for other programs. The token is shown this once; deleteCalendarFeed closes the link.",
  target: { resource: 'users', argument: 'userId' },
  shape: 'arguments',
  input: { name: field(text(250), { doc: 'What the link is for.' }) },
  secret: true,
  result: {
    object: {
      name: 'CalendarFeedLink',
      doc: 'A link to a calendar, as it is shown once.',
      members: {
        id: { type: 'Int', doc: 'Id of the feed; deleting it closes the link.' },
        token: { type: 'String', doc: 'What opens the calendar; keep it secret.' },
        path: { type: 'String', doc: 'Address of the calendar on this service.' },
      },
    },
  },
  async run(session, userId, { name = null }) {
    const { token, prefix, hash } = makeToken();
    const [row] = await session.sql(
      'insert into calendar_feeds (tenant_id, user_id, name, prefix, hash) values ($1, $2, $3, $4, $5) returning id',
      [session.caller.tenantId, userId, name, prefix, hash],
    );
    return { id: Number(row![0]), token, path: `/calendar/${token}.ics` };
  },
});
