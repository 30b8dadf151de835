import type { ClientMessage } from '@standby/live-room';
import { type BucketSize, TokenBucket, type TokenBuckets } from '@standby/server-kit';

/** Frames of any kind, pings and pongs too. */
const FRAMES: BucketSize = { capacity: 400, perSecond: 100 };

/** A connection has so many of them to itself: more than a screen sends on a busy evening. */
const OWN_SHARE: BucketSize = { capacity: 200, perSecond: 20 };

/** What a window did while it was away comes at once. */
const EVENTS: BucketSize = { capacity: 12_000, perSecond: 50 };

/** The whole log is more work than any other answer. */
const WANT_COST = 20;

export interface AllowanceOptions {
  /** Account or link, which may have many connections. */
  readonly owner: string;
  /** What all connections of an owner may send beyond their own shares. */
  readonly beyondShares: TokenBuckets;
  readonly monotonicMs: () => number;
}

/**
 * What one connection may send, rule C5. Nothing that others of its account or link send takes away its own share, so
 * that one viewer of a link cannot end the connections of the others.
 */
export class Allowance {
  readonly #options: AllowanceOptions;
  readonly #frames: TokenBucket;
  readonly #ownShare: TokenBucket;
  readonly #events: TokenBucket;

  constructor(options: AllowanceOptions) {
    this.#options = options;
    const nowMs = options.monotonicMs();
    this.#frames = new TokenBucket(FRAMES, nowMs);
    this.#ownShare = new TokenBucket(OWN_SHARE, nowMs);
    this.#events = new TokenBucket(EVENTS, nowMs);
  }

  /** To be taken before a frame is read. */
  takeFrame(): boolean {
    return this.#take(1);
  }

  /** What a message costs beyond its frame, to be taken before anything is done with it. */
  takeMessage(message: ClientMessage): boolean {
    if (message.kind === 'want') return this.#take(WANT_COST - 1);
    if (message.kind !== 'events') return true;
    return this.#events.take(message.events.length, this.#options.monotonicMs());
  }

  #take(cost: number): boolean {
    const { beyondShares, owner, monotonicMs } = this.#options;
    const nowMs = monotonicMs();
    return (
      this.#frames.take(cost, nowMs) &&
      (this.#ownShare.take(cost, nowMs) || beyondShares.take(owner, cost, nowMs))
    );
  }
}
