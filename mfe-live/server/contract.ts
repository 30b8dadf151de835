import { collectionRoutes, defineRoutes } from '@standby/api-client/contract';
import * as v from 'valibot';
import { LINK_NAME_MAX } from './link-limits';
import {
  type CueVersion,
  type CueVersionContent,
  cueVersionSchema,
  cueVersionList,
} from '@standby/live-room/domain/cues/cue-version';
import { departmentIdSchema } from '@standby/live-room/domain/state/cue-schema';
import { LINK_KINDS, linkOpeningRoutes } from '@standby/room-parts/contract';

const HOURS_MAX = 24 * 366;

const linkSchema = v.object({
  id: v.string(),
  kind: v.picklist(LINK_KINDS),
  name: v.string(),
  /** Department that a cue light answers for; null if its person chooses it. */
  department: v.nullable(v.string()),
  createdAt: v.string(),
  /** Name of the member who made the link; null if they are gone. */
  createdBy: v.nullable(v.string()),
  expiresAt: v.string(),
  /** Null until the link was opened for the first time. */
  lastUsedAt: v.nullable(v.string()),
  /** Whether the link was revoked: it ends `REVOKE_DELAY_MS` after that. */
  isRevoked: v.boolean(),
  /** Number of connected screens that were opened by the link. */
  screens: v.number(),
  /** Names of these screens. */
  on: v.array(v.string()),
  /** Address to open, copy and scan; null for a link of an earlier release. */
  address: v.nullable(v.string()),
});
export type LiveLink = v.InferOutput<typeof linkSchema>;

const ROOM = '/organizations/:organizationId/live/:showId';

export const linkRoutes = defineRoutes({
  [`GET ${ROOM}/links`]: {
    summary: 'The working links of a room, newest first.',
    access: 'live:control',
    response: v.object({ links: v.array(linkSchema) }),
  },
  [`POST ${ROOM}/links`]: {
    summary: 'Makes a link for one room and one purpose.',
    access: 'live:control',
    body: v.object({
      kind: v.picklist(LINK_KINDS),
      name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(LINK_NAME_MAX)), ''),
      /** Only department that a cue light's link answers for. */
      department: v.optional(v.nullable(departmentIdSchema), null),
      /** Hours until the link ends. */
      hours: v.optional(
        v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(HOURS_MAX)),
        24 * 7,
      ),
    }),
    response: v.object({ ...linkSchema.entries, token: v.string(), address: v.string() }),
    status: 201,
  },
  [`DELETE ${ROOM}/links/:linkId`]: {
    summary: 'Revokes a link: after 10 seconds it ends, with the connections that it opened.',
    access: 'live:control',
    response: linkSchema,
  },
  [`POST ${ROOM}/links/:linkId/restore`]: {
    summary: 'Undoes the revocation of a link within 10 seconds.',
    access: 'live:control',
    response: linkSchema,
  },
  ...linkOpeningRoutes,
});

export const startRoutes = defineRoutes({
  [`GET ${ROOM}/start`]: {
    summary: 'Start of a room’s show, from its event; null if the event has none.',
    access: 'live:view',
    response: v.object({
      start: v.nullable(
        v.object({
          /** Start time as HH:MM in the timezone. */
          startTime: v.string(),
          timezone: v.string(),
        }),
      ),
    }),
  },
});

const wholeNumber = v.pipe(v.string(), v.digits(), v.maxLength(15), v.transform(Number));
const format = v.optional(v.picklist(['json', 'csv']), 'json');

const actSchema = v.object({
  id: v.string(),
  position: v.number(),
  atMs: v.number(),
  by: v.string(),
  /** Name of the person who acted; empty if they are gone, null for the server. */
  name: v.nullable(v.string()),
  type: v.string(),
  /** Text of the act in the room's log; null if the act had no effect. */
  text: v.nullable(v.string()),
  isUndone: v.boolean(),
});
export type HistoryAct = v.InferOutput<typeof actSchema>;

export const historyRoutes = defineRoutes({
  [`GET ${ROOM}/history`]: {
    summary: 'All acts of a room, also of past days, in the order in which they were stored.',
    access: 'live:view',
    lane: 'reads',
    query: v.object({ after: v.optional(wholeNumber, '0'), format }),
    response: v.object({
      acts: v.array(actSchema),
      /** Value of `after` for the next request; null after the last part. */
      after: v.nullable(v.number()),
    }),
  },
  [`GET ${ROOM}/report`]: {
    summary: 'The report of the current or last performance.',
    access: 'live:view',
    lane: 'reads',
    query: v.object({
      format,
      /** IANA zone for the times in the spreadsheet. */
      timeZone: v.optional(v.pipe(v.string(), v.maxLength(60), v.check(isTimeZone)), 'UTC'),
    }),
    response: v.object({ title: v.string(), report: v.looseObject({}) }),
  },
});

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

export const cueVersionCollection = {
  ...cueVersionList,
  read: 'live:view',
  content: v.omit(cueVersionSchema, ['id', 'createdAt', 'updatedAt']),
  partField: 'showId',
} as const;

export const cueVersionRoutes = collectionRoutes<'cue-versions', CueVersion, CueVersionContent>(
  cueVersionCollection,
);
