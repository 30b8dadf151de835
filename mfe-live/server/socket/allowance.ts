import type { ClientMessage } from '@standby/live-room';
import { type BucketSize, TokenBucket, type TokenBuckets } from '@standby/server-kit';

/** Bucket for frames of any kind, including pings and pongs. */
const FRAMES: BucketSize = { capacity: 400, perSecond: 100 };

/** A connection's own share, which is more than a screen sends on a busy evening. */
const OWN_SHARE: BucketSize = { capacity: 200, perSecond: 20 };

/** Bucket for events; it is large because a window that was away sends all its acts at once. */
const EVENTS: BucketSize = { capacity: 12_000, perSecond: 50 };

/** Cost of a `want`, because the whole log is more work than any other response. */
const WANT_COST = 20;

interface AllowanceOptions {
  /** Id of the account or link, which may have many connections. */
  readonly owner: string;
  /** Frames that all connections of an owner may send beyond their own shares. */
  readonly beyondShares: TokenBuckets;
  readonly monotonicMs: () => number;
}

/**
 * Limits what one connection may send, rule C5. Other connections of its account or link cannot use
 * up its own share. So one viewer of a link cannot end the connections of the others.
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

  /** Takes the cost of a frame; call before reading it. */
  takeFrame(): boolean {
    return this.#take(1);
  }

  /** Takes the cost of a message beyond its frame; call before handling it. */
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
