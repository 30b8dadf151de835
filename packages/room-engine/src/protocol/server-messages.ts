import * as v from 'valibot';
import { countSchema, idSchema, momentSchema } from '../log/basic-schemas';
import type { RoomTypes } from '../log/event';
import type { RosterEntry } from './messages';

/** Reasons for which the server refuses an event. */
const EVENT_REFUSALS = [
  /** The event is malformed, too large, or has an impossible moment or number. */
  'invalid',
  /** The author id belongs to another window, or the window's role does not permit the act. */
  'not-allowed',
  /** An earlier event of the same author is missing. */
  'gap',
  /** Another event has the same author and number. */
  'conflict',
  /** The window's account, or its link, wrote too much into the log. */
  'too-much',
  /**
   * The event is old, and others have moved the room on since. The server accepts it after its
   * person has confirmed it.
   */
  'late',
] as const;
export type EventRefusal = (typeof EVENT_REFUSALS)[number];

/**
 * Reasons for which the server ends a connection. A window does not reconnect after one of
 * `FINAL_REASONS`.
 */
const BYE_REASONS = [
  'signed-out',
  /** The room is missing, or this person may not open it; both get the same answer. */
  'not-found',
  /** The link was revoked, or has expired. */
  'link-ended',
  /** The person's permissions have changed; the window says hello again. */
  'role-changed',
  /** The author id of `hello` belongs to another window; this one takes a new id. */
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
  /** Name of the person, or of the link for a person without an account. */
  name: v.string(),
});
export type LiveAuthor = v.InferOutput<typeof authorSchema>;

/**
 * Sign of life of the authority with the last position of its log. Only the position is sent, P9.
 */
const beatSchema = v.pipe(
  countSchema,
  v.transform((position) => ({ kind: 'beat' as const, position })),
);

/** Schemas of those parts of the server's messages that differ between kinds of rooms. */
export interface ServerParts<Room extends RoomTypes> {
  /** Role of a window among the others. */
  readonly role: v.GenericSchema<Room['role']>;
  readonly audience: v.GenericSchema<Room['audience']>;
  readonly window: v.GenericSchema<RosterEntry<Room>>;
}

/** Returns the schema of the messages from the server to a window. */
export function serverMessageSchemaFor<Room extends RoomTypes>({
  role,
  audience,
  window,
}: ServerParts<Room>) {
  const named = v.variant('kind', [
    /** Answer to `hello`. Events that the window does not know yet follow as `events` or `log`. */
    v.object({
      kind: v.literal('welcome'),
      self: v.object({
        role,
        number: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
      }),
      /** Title of the room. */
      title: v.optional(v.nullable(v.string()), null),
      /** IANA zone of the place that the room is for. */
      timeZone: v.exactOptional(v.string()),
      /** Position of the last stored event. */
      position: countSchema,
      /** Audience of the window, which determines the acts that it may read from here on. */
      audience: v.exactOptional(audience),
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
    /** Stored events, including the window's own. */
    v.object({
      kind: v.literal('events'),
      /** Position of the event before the first of these. */
      after: countSchema,
      events: v.array(v.unknown()),
      authors: v.optional(v.array(authorSchema), []),
    }),
    /** The whole event log, for a window whose log is not a part of it. */
    v.object({
      kind: v.literal('log'),
      version: countSchema,
      log: v.unknown(),
      audience: v.exactOptional(audience),
      authors: v.optional(v.array(authorSchema), []),
    }),
    /** New, changed and closed windows, for desks. With `isWhole`, the list is complete. */
    v.object({
      kind: v.literal('roster'),
      isWhole: v.optional(v.boolean(), false),
      screens: v.array(window),
      gone: v.array(idSchema),
    }),
    v.object({
      kind: v.literal('time'),
      sentAtMs: momentSchema,
      /** The server's times when it received the question and when it answered; epoch ms. */
      receivedAtMs: momentSchema,
      answeredAtMs: momentSchema,
      /**
       * Possible difference in ms to the times of other processes, and of the previous server; absent
       * below 2 ms.
       */
      errorMs: v.exactOptional(v.pipe(v.number(), v.finite(), v.minValue(0))),
      /** Position of the last stored event. */
      position: v.exactOptional(countSchema),
    }),
    v.object({ kind: v.literal('identify') }),
    /**
     * Origin of the standby server, to which the window connects if this server fails, and the pass
     * for it.
     */
    v.object({ kind: v.literal('standby-server'), origin: v.string(), pass: v.string() }),
    /** New title or time zone. */
    v.object({
      kind: v.literal('show'),
      title: v.string(),
      timeZone: v.exactOptional(v.string()),
    }),
    v.object({ kind: v.literal('bye'), reason: v.fallback(v.picklist(BYE_REASONS), 'stopping') }),
  ]);
  return v.union([beatSchema, named]);
}

type ServerMessageSchema<Room extends RoomTypes> = ReturnType<typeof serverMessageSchemaFor<Room>>;

export type ServerMessage<Room extends RoomTypes> = v.InferOutput<ServerMessageSchema<Room>>;
export type ServerMessageOf<
  Room extends RoomTypes,
  Kind extends ServerMessage<Room>['kind'],
> = Extract<ServerMessage<Room>, { kind: Kind }>;

/** Contents of a frame before they are written. */
export type ServerFrame<Room extends RoomTypes> = v.InferInput<ServerMessageSchema<Room>>;

/** @returns undefined for an invalid message, or one of an unknown kind */
export function decodeMessage<Room extends RoomTypes>(
  text: string,
  schema: ServerMessageSchema<Room>,
): ServerMessage<Room> | undefined {
  try {
    const result = v.safeParse(schema, JSON.parse(text));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
