import * as v from 'valibot';
import { type Digest, digestSchema, encodeDigest } from '../event-log/digest';
import { decodeDocument, type DecodeResult } from '../event-log/document';
import { currentFormat, type Format } from '../event-log/document-format';
import { decodeEvent, encodeEvent, type RoomEvent } from '../event-log/event';
import type { SerializedLog } from '../event-log/serialized-log';
import { WINDOW_ROLES } from '../room/permissions';
import { idSchema, timestampSchema } from '../room/room-schema';

/*
 * The messages between the windows of a room. They are broadcast; `to` names the one whom a message is
 * for. Losing, doubling or reordering messages does no harm: events carry their order, and each
 * presence says what its sender knows, so that whoever misses something asks for it.
 *
 * Windows of different releases exchange messages: a newer one may add kinds of messages and fields,
 * which an older one ignores, and kinds of acts, which it forwards (see `event.ts`). What an
 * older one needs stays as it is.
 */

/** Of the message's envelope. Windows that differ in it do not understand each other at all. */
export const PROTOCOL_VERSION = 1;

/** Windows before version 2 did not say their version. */
const versionSchema = v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1)), 1);

export const VISIBILITIES = ['visible', 'hidden', 'frozen'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

const presenceSchema = v.object({
  kind: v.literal('presence'),
  /** Of the documents that the window writes. */
  version: versionSchema,
  // An unknown role is taken for the one that is listed nowhere.
  role: v.fallback(v.picklist(WINDOW_ROLES), 'ask'),
  /** Tells screens of one role apart: *Viewer 2*. */
  number: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  joinedAtMs: timestampSchema,
  visibility: v.fallback(v.picklist(VISIBILITIES), 'visible'),
  /** What the window knows. */
  known: digestSchema,
  /** What its screen shows, acknowledged after it was rendered. */
  shown: v.fallback(v.nullable(digestSchema), null),
  /** `all` of a newcomer asks everyone for an answer, an id asks that window. */
  asks: v.fallback(
    v.nullable(v.union([v.object({ all: v.literal(true) }), v.object({ id: idSchema })])),
    null,
  ),
});

const bodySchema = v.variant('kind', [
  presenceSchema,
  v.object({ kind: v.literal('entries'), entries: v.array(v.unknown()) }),
  /** Asks one window for what it knows beyond this. */
  v.object({ kind: v.literal('want'), to: idSchema, known: digestSchema }),
  /** The whole event log. */
  v.object({ kind: v.literal('book'), version: versionSchema, book: v.unknown() }),
  /** Asks one screen to show its name. */
  v.object({ kind: v.literal('identify'), to: idSchema }),
  v.object({ kind: v.literal('leave') }),
]);

const messageSchema = v.object({
  version: v.literal(PROTOCOL_VERSION),
  room: v.string(),
  from: idSchema,
  body: bodySchema,
});

type WireBody = v.InferOutput<typeof bodySchema>;
type WireMessage = v.InferInput<typeof messageSchema>;

/** What a message says, decoded. Its kinds are those of the wire. */
export type Body =
  | Exclude<WireBody, { kind: 'entries' | 'book' }>
  | { readonly kind: 'entries'; readonly events: readonly RoomEvent[] }
  | {
      readonly kind: 'book';
      readonly result: Extract<DecodeResult, { kind: 'decoded' | 'newer' }>;
    };
export type BodyOf<K extends Body['kind']> = Extract<Body, { kind: K }>;
export type Presence = BodyOf<'presence'>;

export interface ReceivedMessage {
  readonly from: string;
  readonly body: Body;
}

/** One event that cannot be decoded takes none of the others with it. */
function decodeEvents(written: readonly unknown[], { acts }: Format): Body | undefined {
  const events = written.flatMap((event) => decodeEvent(event, acts) ?? []);
  const isLost = written.length > 0 && events.length === 0;
  return isLost ? undefined : { kind: 'entries', events };
}

function decodeBody(body: WireBody, room: string, format: Format): Body | undefined {
  if (body.kind === 'entries') return decodeEvents(body.entries, format);
  if (body.kind !== 'book') return body;
  const { version, book } = body;
  const result = decodeDocument({ version, room, book }, room, format);
  return result.kind === 'decoded' || result.kind === 'newer'
    ? { kind: 'book', result }
    : undefined;
}

/**
 * A message from this room, as far as the format goes; undefined for anything else that the channel
 * carried.
 */
export function decodeMessage(
  data: unknown,
  room: string,
  format: Format = currentFormat,
): ReceivedMessage | undefined {
  const message = v.safeParse(messageSchema, data);
  if (!message.success || message.output.room !== room) return undefined;
  const body = decodeBody(message.output.body, room, format);
  return body && { from: message.output.from, body };
}

const newerSchema = v.object({
  version: v.pipe(v.number(), v.minValue(PROTOCOL_VERSION + 1)),
  room: v.string(),
});

/** Whether a message is of this room, but of a protocol that this release cannot follow. */
export function isOfNewerProtocol(data: unknown, room: string): boolean {
  return v.is(newerSchema, data) && data.room === room;
}

/** Builds the messages that a window posts, as plain data. */
export function createMessageEncoder(
  from: string,
  room: string,
  version: number = currentFormat.version,
) {
  const wrap = (body: WireMessage['body']): WireMessage => ({
    version: PROTOCOL_VERSION,
    room,
    from,
    body,
  });
  return {
    presence: (presence: Omit<Presence, 'kind' | 'version'>) =>
      wrap({
        ...presence,
        kind: 'presence',
        version,
        known: encodeDigest(presence.known),
        shown: presence.shown && encodeDigest(presence.shown),
      }),
    events: (events: readonly RoomEvent[]) =>
      wrap({ kind: 'entries', entries: events.map(encodeEvent) }),
    want: (to: string, known: Digest) => wrap({ kind: 'want', to, known: encodeDigest(known) }),
    log: (book: SerializedLog) => wrap({ kind: 'book', version, book }),
    identify: (to: string) => wrap({ kind: 'identify', to }),
    leave: () => wrap({ kind: 'leave' }),
  };
}
