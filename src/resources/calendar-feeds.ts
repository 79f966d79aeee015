import { text } from '../model/kind.ts';
import { field, id, one, ref, resource, stamps } from '../model/resource.ts';

export const calendarFeeds = resource('calendar-feeds', {
  doc: "A link that shows a user's calendar to other programs. Deleting it closes the link.",
  type: 'CalendarFeed',
  // Clients that look for the calendar by a part of its name must not find this.
  plural: 'icsFeeds',
  rest: [],
  graphql: ['list', 'delete'],
  lookups: { icsFeedById: { by: 'id', doc: 'The link with that id.' } },
  search: ['name'],
  fields: {
    id: id(),
    userId: ref('users', { rest: null, required: true, access: 'create', doc: 'Whose calendar it shows.' }),
    name: field(text(250), { rest: null, access: 'create', doc: 'What the link is for.' }),
    prefix: field(text(20), { rest: null, required: true, access: 'read', doc: 'How its token begins.' }),
    createdAt: stamps.createdAt,
  },
  relations: { user: one('users', 'userId', { rest: null }) },
});
