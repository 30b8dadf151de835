export interface BucketSize {
  /** Tokens of a full bucket, which limit a burst. */
  readonly capacity: number;
  readonly perSecond: number;
}

/** Limits a rate. The bucket refills with time, and refuses when it is empty. */
export class TokenBucket {
  readonly #size: BucketSize;
  #tokens: number;
  #filledAtMs: number;

  constructor(size: BucketSize, nowMs: number) {
    this.#size = size;
    this.#tokens = size.capacity;
    this.#filledAtMs = nowMs;
  }

  /** @returns whether the bucket had enough tokens */
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

/** Number of buckets beyond which full ones are forgotten, since they hold no information. */
const BUCKETS_MAX = 10_000;

/** Buckets by name, such as an account, a link or a network. */
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
    // If few buckets were full, the next search waits until the number has doubled.
    this.#forgetAt = Math.max(BUCKETS_MAX, 2 * this.#buckets.size);
  }
}
