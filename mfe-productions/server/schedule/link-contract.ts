import { defineRoutes, tokenSchema } from '@standby/api-client/contract';
import * as v from 'valibot';
import { ownNoteSchema } from '../../src/domain/notes/own-note';
import { calledEntrySchema, sentCallSchema } from '../../src/domain/schedule/sent-call';
import { showSchema } from '../../src/domain/show';

/** Kinds of links without an account: a person's own page, or a feed for their calendar. */
const PERSON_LINK_KINDS = ['page', 'calendar'] as const;
export type PersonLinkKind = (typeof PERSON_LINK_KINDS)[number];

const PERSON = '/organizations/:organizationId/schedule-links/:showId/:personId';

export const personLinkRoutes = defineRoutes({
  'GET /organizations/:organizationId/schedule-links/:showId': {
    summary: 'People of a show with working links, and the daily calls that each has seen.',
    access: 'schedule:read',
    response: v.object({
      links: v.array(
        v.object({
          personId: v.string(),
          kind: v.picklist(PERSON_LINK_KINDS),
          createdAt: v.string(),
          /** Time of the last use; null before the first use. */
          lastUsedAt: v.nullable(v.string()),
        }),
      ),
      seen: v.array(v.object({ callId: v.string(), personId: v.string(), seenAt: v.string() })),
    }),
  },
  [`POST ${PERSON}`]: {
    summary: 'Makes a link for one person and one purpose. Its address is given once.',
    access: 'schedule:write',
    body: v.object({ kind: v.picklist(PERSON_LINK_KINDS) }),
    response: v.object({ address: v.string(), expiresAt: v.string() }),
    status: 201,
  },
  [`DELETE ${PERSON}`]: {
    summary: 'Revokes all links of a person: none of them opens anything from then on.',
    access: 'schedule:write',
  },
});

const ownEntrySchema = v.omit(calledEntrySchema, ['calledIds', 'isFullCall', 'calls']);

const personPageSchema = v.object({
  show: v.pick(showSchema, ['id', 'title', 'venue', 'timezone']),
  name: v.string(),
  position: v.string(),
  /** Notes for the person or for their department. */
  notes: v.array(ownNoteSchema),
  /** Entries that call the person, from the day before on. */
  entries: v.array(
    v.object({
      ...ownEntrySchema.entries,
      /** Time of the person's call, in the venue's local time. */
      callAt: v.string(),
      updatedAt: v.string(),
    }),
  ),
  /** Latest daily call of each day that went out, from the day before on. */
  calls: v.array(
    v.object({
      id: v.string(),
      date: sentCallSchema.entries.date,
      sentAt: v.string(),
      seenAt: v.nullable(v.string()),
    }),
  ),
});

export type PersonPage = v.InferOutput<typeof personPageSchema>;

export const personPageRoutes = defineRoutes({
  'POST /calls/open': {
    summary: 'What concerns the person of a link: their schedule, and the daily calls.',
    access: 'everybody',
    limit: 'linkOpenByAddress',
    body: v.object({ token: tokenSchema }),
    response: personPageSchema,
  },
  'POST /calls/seen': {
    summary: 'The person of a link has seen a daily call.',
    access: 'everybody',
    limit: 'linkOpenByAddress',
    body: v.object({ token: tokenSchema, callId: v.pipe(v.string(), v.maxLength(64)) }),
    response: v.object({ seenAt: v.string() }),
  },
  'GET /calls/calendar.ics': {
    summary: 'The schedule of the person of a link as iCalendar, for a calendar program.',
    access: 'everybody',
    limit: 'linkOpenByAddress',
    query: v.object({ token: tokenSchema }),
  },
});
