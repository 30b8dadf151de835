export interface BucketSize {
  /** Tokens of a full bucket: what may come at once. */
  readonly capacity: number;
  readonly perSecond: number;
}

/** Limits a rate: it refills with time, and an empty one refuses. */
export class TokenBucket {
  readonly #size: BucketSize;
  #tokens: number;
  #filledAtMs: number;

  constructor(size: BucketSize, nowMs: number) {
    this.#size = size;
    this.#tokens = size.capacity;
    this.#filledAtMs = nowMs;
  }

  /** @returns whether there were as many tokens */
  take(count: number, nowMs: number): boolean {
    this.#fill(nowMs);
    if (this.#tokens < count) return false;
    this.#tokens -= count;
    return true;
  }

  isFull(nowMs: number): boolean {
    this.#fill(nowMs);
    return this.#tokens === this.#size.capacity;
  }

  #fill(nowMs: number): void {
    const { capacity, perSecond } = this.#size;
    const gained = (Math.max(0, nowMs - this.#filledAtMs) / 1000) * perSecond;
    this.#tokens = Math.min(capacity, this.#tokens + gained);
    this.#filledAtMs = nowMs;
  }
}

/** Beyond this many buckets those that are full are forgotten: they say nothing. */
const BUCKETS_MAX = 10_000;

/** Buckets by name: of an account, a link, a network. */
export class TokenBuckets {
  readonly #size: BucketSize;
  readonly #buckets = new Map<string, TokenBucket>();
  #forgetAt = BUCKETS_MAX;

  constructor(size: BucketSize) {
    this.#size = size;
  }

  take(name: string, count: number, nowMs: number): boolean {
    const bucket = this.#buckets.get(name) ?? new TokenBucket(this.#size, nowMs);
    if (!this.#buckets.has(name)) this.#forgetFull(nowMs);
    this.#buckets.set(name, bucket);
    return bucket.take(count, nowMs);
  }

  #forgetFull(nowMs: number): void {
    if (this.#buckets.size < this.#forgetAt) return;
    for (const [name, bucket] of this.#buckets) {
      if (bucket.isFull(nowMs)) this.#buckets.delete(name);
    }
    // Where few were full, the next search waits until it can find as many.
    this.#forgetAt = Math.max(BUCKETS_MAX, 2 * this.#buckets.size);
  }
}
