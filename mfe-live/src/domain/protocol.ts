import * as v from 'valibot';
import { WINDOW_ROLES } from './commands';
import type { Book } from './book';
import { type Reading, readDocument } from './document';
import { type Entry, readEntry, writeEntry } from './entry';
import { type Digest, digestSchema } from './exchange';
import { currentFormat, type Format } from './format';
import { idSchema, momentSchema } from './room-state';

/*
 * What the windows of a room say to each other. Everyone hears everything; `to` names the one whom a
 * message is for. Losing, doubling or reordering messages does no harm: acts carry their order, and
 * each presence says what its sender knows, so that whoever misses something asks for it.
 *
 * Windows of different releases speak to each other: a newer one may add kinds of messages and fields,
 * which an older one ignores, and kinds of acts, which it carries along (see `entry.ts`). What an
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
  joinedAtMs: momentSchema,
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
  /** The whole journal. */
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

/** A message as it is understood here. */
export type Body =
  | Exclude<WireBody, { kind: 'entries' | 'book' }>
  | { readonly kind: 'entries'; readonly entries: readonly Entry[] }
  | { readonly kind: 'book'; readonly reading: Extract<Reading, { kind: 'read' | 'newer' }> };
export type BodyOf<K extends Body['kind']> = Extract<Body, { kind: K }>;
export type Presence = BodyOf<'presence'>;

export interface Heard {
  readonly from: string;
  readonly body: Body;
}

/** One event that cannot be read takes none of the others with it. */
function readEntries(written: readonly unknown[], { acts }: Format): Body | undefined {
  const entries = written.flatMap((entry) => readEntry(entry, acts) ?? []);
  const isLost = written.length > 0 && entries.length === 0;
  return isLost ? undefined : { kind: 'entries', entries };
}

function readBody(body: WireBody, room: string, format: Format): Body | undefined {
  if (body.kind === 'entries') return readEntries(body.entries, format);
  if (body.kind !== 'book') return body;
  const { version, book } = body;
  const reading = readDocument({ version, room, book }, room, format);
  return reading.kind === 'read' || reading.kind === 'newer'
    ? { kind: 'book', reading }
    : undefined;
}

/**
 * A message from this room, as far as the format goes; undefined for anything else that the channel
 * carried.
 */
export function receive(
  data: unknown,
  room: string,
  format: Format = currentFormat,
): Heard | undefined {
  const message = v.safeParse(messageSchema, data);
  if (!message.success || message.output.room !== room) return undefined;
  const body = readBody(message.output.body, room, format);
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

function plainDigest({ generation, by, heads }: Digest): v.InferInput<typeof digestSchema> {
  return { generation, by, heads: [...heads] };
}

/** Builds what a window posts. */
export function composer(from: string, room: string, version: number = currentFormat.version) {
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
        known: plainDigest(presence.known),
        shown: presence.shown && plainDigest(presence.shown),
      }),
    entries: (entries: readonly Entry[]) =>
      wrap({ kind: 'entries', entries: entries.map(writeEntry) }),
    want: (to: string, known: Digest) => wrap({ kind: 'want', to, known: plainDigest(known) }),
    book: (book: Book) => wrap({ kind: 'book', version, book }),
    identify: (to: string) => wrap({ kind: 'identify', to }),
    leave: () => wrap({ kind: 'leave' }),
  };
}
