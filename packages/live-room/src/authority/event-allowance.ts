import { encodeEvent, type RoomEvent } from '../domain/index';
import type { Owner } from './ports';
import type { RefusedEvent } from './read-events';

/** What one owner may write into a room's log, in characters of JSON: at once, and in each second after that. */
const BOUNDS = {
  /** A cue sheet of 2,000 cues is half of that. */
  link: { atOnce: 1024 * 1024, perSecond: 4 * 1024 },
  account: { atOnce: 16 * 1024 * 1024, perSecond: 16 * 1024 },
} as const;

/** An act that this release does not know costs a link as much as so many characters for each. */
const UNKNOWN_COST = 8;

const OWNERS_MAX = 1_000;

interface Bucket {
  left: number;
  atMs: number;
}

/** Bounds what links and accounts write into the log of a room: each window has to load all of it, E10. */
export class EventAllowance {
  readonly #buckets = new Map<string, Bucket>();

  /** Splits events into those that the owner may still write, and those that are refused. */
  take(
    owner: Owner,
    events: readonly RoomEvent[],
    nowMs: number,
  ): { readonly events: readonly RoomEvent[]; readonly refused: readonly RefusedEvent[] } {
    // Pages of one browser share its storage, which has a bound of its own.
    if (owner.kind === 'browser') return { events, refused: [] };
    const bucket = this.#bucketOf(owner, nowMs);
    const count = events.findIndex((event) => !this.#fits(bucket, owner, event));
    if (count === -1) return { events, refused: [] };
    const refused = events.slice(count).map(({ by, seq }) => {
      return { by, seq, reason: 'too-much' } as const;
    });
    return { events: events.slice(0, count), refused };
  }

  #fits(bucket: Bucket, { kind }: Owner, event: RoomEvent): boolean {
    const { length } = JSON.stringify(encodeEvent(event));
    const cost = event.act === null && kind === 'link' ? length * UNKNOWN_COST : length;
    if (cost > bucket.left) return false;
    bucket.left -= cost;
    return true;
  }

  #bucketOf({ kind, id }: Owner, nowMs: number): Bucket {
    const { atOnce, perSecond } = BOUNDS[kind === 'link' ? 'link' : 'account'];
    const name = `${kind}:${id}`;
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
