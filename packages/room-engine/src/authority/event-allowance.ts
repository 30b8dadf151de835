import type { RoomEvent, RoomTypes } from '../log/event';
import { lengthOf } from './event-length';
import type { Owner } from './ports';

const KILO = 1024;
const MEGA = KILO * KILO;

interface Bound {
  readonly atOnce: number;
  readonly perSecond: number;
}

/**
 * Limits on the characters of JSON that an owner may write into a room's log, at once and per
 * second after that.
 */
const BOUNDS: Readonly<Record<'link' | 'account', { readonly one: Bound; readonly all: Bound }>> = {
  link: {
    /** A cue sheet of 2,000 cues takes half of this. */
    one: { atOnce: MEGA, perSecond: 4 * KILO },
    /** Bound for all links together, which one link alone cannot use up. */
    all: { atOnce: 4 * MEGA, perSecond: 16 * KILO },
  },
  account: {
    one: { atOnce: 16 * MEGA, perSecond: 16 * KILO },
    all: { atOnce: 64 * MEGA, perSecond: 64 * KILO },
  },
};

/** Events that an owner may write, and those for which its allowance is too small. */
interface AllowedEvents<Room extends RoomTypes> {
  readonly events: readonly RoomEvent<Room>[];
  readonly refused: readonly {
    readonly by: string;
    readonly seq: number;
    readonly reason: 'too-much';
  }[];
}

/** Factor for the cost of a link's act if this release does not know the act. */
const UNKNOWN_COST = 8;

const OWNERS_MAX = 1_000;

interface Bucket {
  left: number;
  atMs: number;
}

/**
 * Takes the cost of an event out of every bucket; takes nothing if one of them has too little left.
 */
function fits<Room extends RoomTypes>(
  buckets: readonly Bucket[],
  { kind }: Owner,
  event: RoomEvent<Room>,
): boolean {
  const length = lengthOf(event);
  const cost = event.act === null && kind === 'link' ? length * UNKNOWN_COST : length;
  if (buckets.some(({ left }) => cost > left)) return false;
  for (const bucket of buckets) bucket.left -= cost;
  return true;
}

/**
 * Bounds what links and accounts write into a room's log, because every window has to load it, E10.
 * The bounds apply to each owner and to all owners of a kind together.
 */
export class EventAllowance {
  readonly #buckets = new Map<string, Bucket>();

  /** Splits events into those that the owner may still write and those that are refused. */
  take<Room extends RoomTypes>(
    owner: Owner,
    events: readonly RoomEvent<Room>[],
    nowMs: number,
  ): AllowedEvents<Room> {
    // Pages of one browser share its storage, which has its own bound.
    if (owner.kind === 'browser') return { events, refused: [] };
    const { kind, id } = owner;
    const { one, all } = BOUNDS[kind];
    const buckets = [
      this.#bucketOf(`${kind}:${id}`, one, nowMs),
      this.#bucketOf(`all of ${kind}`, all, nowMs),
    ];
    const count = events.findIndex((event) => !fits(buckets, owner, event));
    if (count === -1) return { events, refused: [] };
    const refused = events.slice(count).map(({ by, seq }) => {
      return { by, seq, reason: 'too-much' } as const;
    });
    return { events: events.slice(0, count), refused };
  }

  #bucketOf(name: string, { atOnce, perSecond }: Bound, nowMs: number): Bucket {
    const known = this.#buckets.get(name) ?? { left: atOnce, atMs: nowMs };
    const grown = ((nowMs - known.atMs) / 1000) * perSecond;
    const bucket = { left: Math.min(atOnce, known.left + grown), atMs: nowMs };
    this.#buckets.delete(name);
    this.#buckets.set(name, bucket);
    const [oldest] = this.#buckets.keys();
    if (this.#buckets.size > OWNERS_MAX && oldest !== undefined) this.#buckets.delete(oldest);
    return bucket;
  }
}
