import * as v from 'valibot';
import { countSchema, idSchema, momentSchema } from '../log/basic-schemas';
import type { RoomTypes } from '../log/event';
import { logEndSchema } from '../log/serialized-log';
import { EVENTS_MAX } from './bounds';
import { type Presence, visibilitySchema } from './messages';

/** Schemas of those parts of a window's messages that differ between kinds of rooms. */
export interface ClientParts<Room extends RoomTypes> {
  readonly role: v.GenericSchema<Room['role']>;
  readonly audience: v.GenericSchema<Room['audience']>;
  readonly presence: v.GenericSchema<Presence<Room>>;
}

/** Returns the schema of the messages from a window to the server. */
export function clientMessageSchemaFor<Room extends RoomTypes>({
  role,
  audience,
  presence,
}: ClientParts<Room>) {
  const others = v.variant('kind', [
    /** The first message, within `HELLO_TIMEOUT_MS`. */
    v.object({
      kind: v.literal('hello'),
      /** The window's id, the author of its acts. */
      by: idSchema,
      /** Role of the page; the server may allow less. */
      role,
      /** Version of the documents that the window reads. */
      version: countSchema,
      /** End of the window's log, without the acts in its outbox. */
      known: logEndSchema,
      /**
       * Audience for which the window's log was filtered; absent from earlier releases, and for an
       * empty log.
       */
      audience: v.exactOptional(audience),
      visibility: visibilitySchema,
      /** Whether a desk asks for the time at each beat, so that its silence is meaningful. */
      answersBeats: v.exactOptional(v.boolean()),
    }),
    /** Events of this window, or of an earlier one of the same person. */
    v.object({
      kind: v.literal('events'),
      events: v.pipe(v.array(v.unknown()), v.maxLength(EVENTS_MAX)),
      /** Whether a server had acknowledged the events, which this server lacks. */
      isRecovered: v.exactOptional(v.boolean()),
      /** Whether the person confirmed events that the server had refused as late. */
      isConfirmed: v.exactOptional(v.boolean()),
    }),
    /** Asks for the following events of the server's log. */
    v.object({ kind: v.literal('want'), known: logEndSchema }),
    /** Asks for the server's time. `sentAtMs` is the window's own time, and the answer returns it. */
    v.object({ kind: v.literal('time'), sentAtMs: momentSchema }),
    /** Makes a screen show its name. */
    v.object({ kind: v.literal('identify'), to: idSchema }),
    v.object({ kind: v.literal('leave') }),
  ]);
  return v.union([others, presence]);
}

type ClientMessageSchema<Room extends RoomTypes> = ReturnType<typeof clientMessageSchemaFor<Room>>;

export type ClientMessage<Room extends RoomTypes> = v.InferOutput<ClientMessageSchema<Room>>;
export type ClientMessageOf<
  Room extends RoomTypes,
  Kind extends ClientMessage<Room>['kind'],
> = Extract<ClientMessage<Room>, { kind: Kind }>;

/** Contents of a frame before they are written. */
export type ClientFrame<Room extends RoomTypes> = v.InferInput<ClientMessageSchema<Room>>;

const clientKinds: ReadonlySet<string> = new Set<ClientMessage<RoomTypes>['kind']>([
  'hello',
  'events',
  'want',
  'presence',
  'time',
  'identify',
  'leave',
]);

/**
 * Reads a window's frame. A malformed one ends the connection.
 * @returns `unknown` for a message of an unknown kind, `malformed` for an invalid message
 */
export function readFrame<Room extends RoomTypes>(
  text: string,
  schema: ClientMessageSchema<Room>,
): ClientMessage<Room> | 'unknown' | 'malformed' {
  try {
    const data: unknown = JSON.parse(text);
    const message = v.safeParse(v.looseObject({ kind: v.string() }), data);
    if (!message.success) return 'malformed';
    if (!clientKinds.has(message.output.kind)) return 'unknown';
    const known = v.safeParse(schema, data);
    return known.success ? known.output : 'malformed';
  } catch {
    return 'malformed';
  }
}
