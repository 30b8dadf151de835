import * as v from 'valibot';
import { idSchema } from '../room/room-schema';
import {
  audienceSchema,
  countSchema,
  LIVE_ROLES,
  momentSchema,
  selectedSchema,
  shownGosSchema,
  visibilitySchema,
  windowCallerSchema,
  windowCellSchema,
  windowScreenSchema,
} from './messages';

/** Why the server refuses an event. */
const EVENT_REFUSALS = [
  /** No event, too large, or of a moment or order that cannot be. */
  'invalid',
  /** The author id belongs to another window, or the window may not do this. */
  'not-allowed',
  /** An earlier event of the same author is missing. */
  'gap',
  /** Another event has the same author and number. */
  'conflict',
  /** Its account, or link, wrote too much into the log. */
  'too-much',
  /** It is of long ago, and others have moved the show on since: it is taken once its person has confirmed it. */
  'late',
] as const;
export type EventRefusal = (typeof EVENT_REFUSALS)[number];

/** Why the server ends a connection. After those of `FINAL_REASONS` a window does not reconnect. */
const BYE_REASONS = [
  'signed-out',
  /** The room is missing, or not for this person: one answer for both. */
  'not-found',
  /** The link was revoked, or its time is over. */
  'link-ended',
  /** What the person may do has changed: the window says hello again. */
  'role-changed',
  /** The author id of `hello` belongs to another window: this one takes a new id. */
  'author-taken',
  'no-hello',
  'malformed',
  'too-fast',
  'stopping',
] as const;
export type ByeReason = (typeof BYE_REASONS)[number];

export const FINAL_REASONS: ReadonlySet<ByeReason> = new Set([
  'signed-out',
  'not-found',
  'link-ended',
]);

/** A person who acts in a room. */
const authorSchema = v.object({
  by: idSchema,
  /** Of the person; the link's for a person without an account. */
  name: v.string(),
});
export type LiveAuthor = v.InferOutput<typeof authorSchema>;

/** A connected window, as desks see it. */
const rosterEntrySchema = v.object({
  id: idSchema,
  role: v.fallback(v.picklist(LIVE_ROLES), 'viewer'),
  /** Tells windows of one role apart: *Viewer 2*. */
  number: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  visibility: visibilitySchema,
  /** Whether its screen shows all acts that the server has stored. */
  isCurrent: v.boolean(),
  selected: selectedSchema,
  cell: windowCellSchema,
  screen: windowScreenSchema,
  callerId: windowCallerSchema,
  shownGos: shownGosSchema,
  /** Whether it is a desk that may only look: it has the role of a viewer, and is no screen. */
  isDesk: v.exactOptional(v.boolean()),
  /** Of a window that was opened by a link: the link's name, and that of the person where they gave one. */
  name: v.exactOptional(v.string()),
  /** Whether it does not answer. */
  isSilent: v.optional(v.boolean()),
  /** Whose window it is; null for one that was opened by a link. */
  person: v.nullable(
    v.object({
      id: idSchema,
      name: v.string(),
      /** As the organization calls it. */ role: v.string(),
    }),
  ),
});
export type RosterEntry = v.InferOutput<typeof rosterEntrySchema>;

/** The authority is there, and its log ends at this position. It goes over the wire as the position alone, P9. */
const beatSchema = v.pipe(
  countSchema,
  v.transform((position) => ({ kind: 'beat' as const, position })),
);

const namedMessageSchema = v.variant('kind', [
  /** The answer to `hello`; what the window does not know yet follows as `events` or `log`. */
  v.object({
    kind: v.literal('welcome'),
    self: v.object({
      role: v.fallback(v.picklist(LIVE_ROLES), 'viewer'),
      number: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    }),
    /** Of the show. */
    title: v.optional(v.nullable(v.string()), null),
    /** IANA zone of the show's venue. */
    timeZone: v.exactOptional(v.string()),
    /** Of the last event that is stored. */
    position: countSchema,
    /** Whose acts the window may read from here on. */
    audience: v.exactOptional(audienceSchema),
    /** Whether beats follow. */
    hasBeats: v.optional(v.boolean(), false),
    authors: v.array(authorSchema),
  }),
  v.object({
    kind: v.literal('refused'),
    by: idSchema,
    seq: countSchema,
    reason: v.fallback(v.picklist(EVENT_REFUSALS), 'invalid'),
  }),
  /** Events that are stored, those of the window itself too. */
  v.object({
    kind: v.literal('events'),
    /** Position of the event before the first of these. */
    after: countSchema,
    events: v.array(v.unknown()),
    authors: v.optional(v.array(authorSchema), []),
  }),
  /** The whole event log, for a window whose log does not lead to it. */
  v.object({
    kind: v.literal('log'),
    version: countSchema,
    log: v.unknown(),
    audience: v.exactOptional(audienceSchema),
    authors: v.optional(v.array(authorSchema), []),
  }),
  /** To desks: windows that came or changed, and those that went. `isWhole`: there are no others. */
  v.object({
    kind: v.literal('roster'),
    isWhole: v.optional(v.boolean(), false),
    screens: v.array(rosterEntrySchema),
    gone: v.array(idSchema),
  }),
  v.object({
    kind: v.literal('time'),
    sentAtMs: momentSchema,
    /** The server's time when it had the question, and when it answered; epoch ms. */
    receivedAtMs: momentSchema,
    answeredAtMs: momentSchema,
    /** By how much these can differ from the times of other processes, and of the server before; left out below 2 ms. */
    errorMs: v.exactOptional(v.pipe(v.number(), v.finite(), v.minValue(0))),
    /** Of the last event that is stored. */
    position: v.exactOptional(countSchema),
  }),
  v.object({ kind: v.literal('identify') }),
  /** Where the window goes on when this server is gone, and what lets it in there. */
  v.object({ kind: v.literal('understudy'), origin: v.string(), pass: v.string() }),
  /** The show has another title, or another zone. */
  v.object({
    kind: v.literal('show'),
    title: v.string(),
    timeZone: v.exactOptional(v.string()),
  }),
  v.object({ kind: v.literal('bye'), reason: v.fallback(v.picklist(BYE_REASONS), 'stopping') }),
]);

/** From the server to a window. */
const serverMessageSchema = v.union([beatSchema, namedMessageSchema]);

export type ServerMessage = v.InferOutput<typeof serverMessageSchema>;
export type ServerMessageOf<K extends ServerMessage['kind']> = Extract<ServerMessage, { kind: K }>;

/** What is written into a frame. */
export type ServerFrame = v.InferInput<typeof serverMessageSchema>;

/** @returns undefined for what is no message, or of an unknown kind */
export function decodeServerMessage(text: string): ServerMessage | undefined {
  try {
    const result = v.safeParse(serverMessageSchema, JSON.parse(text));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
