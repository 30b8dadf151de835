import * as v from 'valibot';
import { type Book, bookSchema } from './book';
import { WINDOW_ROLES } from './commands';
import { type Entry, entrySchema } from './entry';
import { type Digest, digestSchema } from './exchange';
import { idSchema, momentSchema } from './room-state';

/*
 * What the windows of a room say to each other. Everyone hears everything; `to` names the one whom a
 * message is for. Losing, doubling or reordering messages does no harm: acts carry their order, and
 * each presence says what its sender knows, so that whoever misses something asks for it.
 */

/** Windows of different versions keep out of each other's way. */
export const PROTOCOL_VERSION = 1;

export const VISIBILITIES = ['visible', 'hidden', 'frozen'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

const presenceSchema = v.object({
  kind: v.literal('presence'),
  role: v.picklist(WINDOW_ROLES),
  /** Tells screens of one role apart: *Viewer 2*. */
  number: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  joinedAtMs: momentSchema,
  visibility: v.picklist(VISIBILITIES),
  /** What the window knows. */
  known: digestSchema,
  /** What its screen shows, acknowledged after it was rendered. */
  shown: v.nullable(digestSchema),
  /** `all` of a newcomer asks everyone for an answer, an id asks that window. */
  asks: v.nullable(v.union([v.object({ all: v.literal(true) }), v.object({ id: idSchema })])),
});

const bodySchema = v.variant('kind', [
  presenceSchema,
  v.object({ kind: v.literal('entries'), entries: v.array(entrySchema) }),
  /** Asks one window for what it knows beyond this. */
  v.object({ kind: v.literal('want'), to: idSchema, known: digestSchema }),
  /** The whole journal. */
  v.object({ kind: v.literal('book'), book: bookSchema }),
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

export type Body = v.InferOutput<typeof bodySchema>;
export type BodyOf<K extends Body['kind']> = Extract<Body, { kind: K }>;
export type Presence = BodyOf<'presence'>;
type WireMessage = v.InferInput<typeof messageSchema>;

export interface Heard {
  readonly from: string;
  readonly body: Body;
}

/** A message from this room and version; undefined for anything else that the channel carried. */
export function receive(data: unknown, room: string): Heard | undefined {
  const result = v.safeParse(messageSchema, data);
  if (!result.success || result.output.room !== room) return undefined;
  const { from, body } = result.output;
  if (body.kind === 'book' && body.book.base.state.showId !== room) return undefined;
  return { from, body };
}

function plainDigest({ generation, by, heads }: Digest): v.InferInput<typeof digestSchema> {
  return { generation, by, heads: [...heads] };
}

/** Builds what a window posts. */
export function composer(from: string, room: string) {
  const wrap = (body: WireMessage['body']): WireMessage => ({
    version: PROTOCOL_VERSION,
    room,
    from,
    body,
  });
  return {
    presence: (presence: Omit<Presence, 'kind'>) =>
      wrap({
        ...presence,
        kind: 'presence',
        known: plainDigest(presence.known),
        shown: presence.shown && plainDigest(presence.shown),
      }),
    entries: (entries: readonly Entry[]) => wrap({ kind: 'entries', entries: [...entries] }),
    want: (to: string, known: Digest) => wrap({ kind: 'want', to, known: plainDigest(known) }),
    book: (book: Book) => wrap({ kind: 'book', book }),
    identify: (to: string) => wrap({ kind: 'identify', to }),
    leave: () => wrap({ kind: 'leave' }),
  };
}
