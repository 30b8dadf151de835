import * as v from 'valibot';
import { logEndSchema } from '../event-log/serialized-log';
import { screenIdentitySchema } from '../room/screen-settings';
import { sheetCellSchema, VISIBILITIES } from './screens';
import { WINDOW_ROLES } from '../room/permissions';
import { answerNameSchema } from '../room/call-schemas';
import { idSchema } from '../room/room-schema';

/*
 * Protocol 3: the messages between a window and the server, one JSON object a frame. `docs/protocol.md` has the
 * rules, each with an id. An unknown kind of message and unknown fields are ignored, so that either side may be the
 * newer one.
 */

/** The WebSocket subprotocol, which names the version. */
export const LIVE_SUBPROTOCOL = 'standby-live-3';

/** The largest message in bytes, either way but for `log`. */
export const MESSAGE_MAX_BYTES = 64 * 1024;

/** How many events one message carries. */
export const EVENTS_MAX = 100;

/** What a person may do in a room that they reach, the most first. */
export const LIVE_ROLES = ['controller', 'deputy', 'department', 'viewer'] as const;
export type LiveRole = (typeof LIVE_ROLES)[number];

const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const momentSchema = v.pipe(v.number(), v.finite());
const visibilitySchema = v.fallback(v.picklist(VISIBILITIES), 'visible');

/** A hint, which releases before it do not send. */
const selectedSchema = v.exactOptional(idSchema);

/** Where the person of a desk is in the cue sheet; a hint, too. */
const windowCellSchema = v.exactOptional(sheetCellSchema);

/** Which screen a viewer is, and how it is called there; a hint, too. */
const windowScreenSchema = v.exactOptional(screenIdentitySchema);

/** From a window to the server. */
const clientMessageSchema = v.variant('kind', [
  /** The first message, within `HELLO_TIMEOUT_MS`. */
  v.object({
    kind: v.literal('hello'),
    /** The window's id, the author of its acts. */
    by: idSchema,
    /** What the page is for; the server may allow less. */
    role: v.picklist(WINDOW_ROLES),
    /** Of the documents that the window reads. */
    version: countSchema,
    /** Where the window's log ends, without what is in its outbox. */
    known: logEndSchema,
    visibility: visibilitySchema,
  }),
  /** Events of this window, or of an earlier one of the same person. */
  v.object({
    kind: v.literal('events'),
    events: v.pipe(v.array(v.unknown()), v.maxLength(EVENTS_MAX)),
    /** Whether a server acknowledged them before, which this one lacks. */
    isBack: v.exactOptional(v.boolean()),
  }),
  /** Asks for what follows in the server's log. */
  v.object({ kind: v.literal('want'), known: logEndSchema }),
  v.object({
    kind: v.literal('presence'),
    visibility: visibilitySchema,
    /** Position of the log that is on the screen; null before the first frame. */
    shown: v.nullable(countSchema),
    /** The timer that a desk looks at while another one is on air. */
    selected: selectedSchema,
    cell: windowCellSchema,
    screen: windowScreenSchema,
    /** What the person calls themselves who came by a link. */
    name: v.exactOptional(answerNameSchema),
  }),
  /** Asks for the server's time. `sentAtMs` is the window's own, and comes back. */
  v.object({ kind: v.literal('time'), sentAtMs: momentSchema }),
  /** Makes a screen show its name. */
  v.object({ kind: v.literal('identify'), to: idSchema }),
  v.object({ kind: v.literal('leave') }),
]);

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

/** From the server to a window. */
const serverMessageSchema = v.variant('kind', [
  /** The answer to `hello`; what the window does not know yet follows as `events` or `log`. */
  v.object({
    kind: v.literal('welcome'),
    self: v.object({
      role: v.fallback(v.picklist(LIVE_ROLES), 'viewer'),
      number: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    }),
    /** Of the show. */
    title: v.optional(v.nullable(v.string()), null),
    /** Of the last event that is stored. */
    position: countSchema,
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
  }),
  v.object({ kind: v.literal('identify') }),
  /** Where the window goes on when this server is gone, and what lets it in there. */
  v.object({ kind: v.literal('understudy'), origin: v.string(), pass: v.string() }),
  /** The show has another title. */
  v.object({ kind: v.literal('show'), title: v.string() }),
  v.object({ kind: v.literal('bye'), reason: v.fallback(v.picklist(BYE_REASONS), 'stopping') }),
]);

export type ClientMessage = v.InferOutput<typeof clientMessageSchema>;
export type ServerMessage = v.InferOutput<typeof serverMessageSchema>;
export type ClientMessageOf<K extends ClientMessage['kind']> = Extract<ClientMessage, { kind: K }>;
export type ServerMessageOf<K extends ServerMessage['kind']> = Extract<ServerMessage, { kind: K }>;

/** What is written into a frame. */
export type ClientFrame = v.InferInput<typeof clientMessageSchema>;
export type ServerFrame = v.InferInput<typeof serverMessageSchema>;

function decode<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
): v.InferOutput<Schema> | undefined {
  try {
    const result = v.safeParse(schema, JSON.parse(text));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

/** @returns undefined for what is no message, or of an unknown kind */
export const decodeClientMessage = (text: string): ClientMessage | undefined =>
  decode(clientMessageSchema, text);

/** @returns undefined for what is no message, or of an unknown kind */
export const decodeServerMessage = (text: string): ServerMessage | undefined =>
  decode(serverMessageSchema, text);

const clientKinds: ReadonlySet<unknown> = new Set(
  clientMessageSchema.options.map(({ entries }) => entries.kind.literal),
);

/**
 * Reads a window's frame where a broken one ends the connection.
 * @returns `unknown` for a message of a kind that this release does not know, `malformed` for what is no message
 */
export function readClientFrame(text: string): ClientMessage | 'unknown' | 'malformed' {
  try {
    const data: unknown = JSON.parse(text);
    const message = v.safeParse(v.looseObject({ kind: v.string() }), data);
    if (!message.success) return 'malformed';
    if (!clientKinds.has(message.output.kind)) return 'unknown';
    const known = v.safeParse(clientMessageSchema, data);
    return known.success ? known.output : 'malformed';
  } catch {
    return 'malformed';
  }
}
