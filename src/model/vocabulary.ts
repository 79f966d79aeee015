// Enumerations that resources and operations share.
import type { Enumeration } from './kind.ts';

export const documentationType: Enumeration = {
  name: 'DocumentationType',
  doc: 'What a file documents.',
  values: { CASE: 'A case.' },
};

export const eventType: Enumeration = {
  name: 'EventType',
  doc: 'A kind of calendar event.',
  values: {
    PLANNING: 'Planned time.',
    HOURS: 'Registered working time.',
    PERSONAL: 'Registered absence: hours of a personal type without a case.',
  },
};

/** The names of event types → what the calendar calls them on REST. */
export const eventWords = { PLANNING: 'planned', HOURS: 'hours', PERSONAL: 'personal' } as const;
