import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import {
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { Pool } from 'pg';
import { keysOf } from '@standby/contracts';
import { ApiError } from './api-error.ts';
import { isCountedInMemory, limitTable, type LimitName } from '@standby/api-client/limit-table';
import { TokenBuckets } from './token-bucket.ts';

const MINUTE = 60;

export interface Limits {
  /**
   * @param words message for a person who has a better way than to wait
   * @throws {ApiError} 429 after too many attempts
   */
  readonly take: (name: LimitName, key: string, words?: string) => Promise<void>;
  /** Returns the point of an attempt that should not count. */
  readonly giveBack: (name: LimitName, key: string) => Promise<void>;
  /** Whether a further attempt would be refused; the check itself takes no point. */
  readonly isSpent: (name: LimitName, key: string) => Promise<boolean>;
  /** Resets the count, as after a correct password. */
  readonly forget: (name: LimitName, key: string) => Promise<void>;
}

function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / MINUTE);
  if (seconds <= MINUTE) return 'a minute';
  if (minutes < 60) return `${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? 'an hour' : `${hours} hours`;
}

export function tooMany(
  seconds: number,
  words = `This was tried too often. Wait ${waitText(seconds)}, then try again.`,
): ApiError {
  return new ApiError(429, 'too-many-attempts', words, { retryAfter: seconds });
}

/** Returns the hash of a key. Plain emails and addresses would make the table a list of visitors. */
const keyOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** Seconds to wait after an empty bucket. */
const BUCKET_WAIT_SECONDS = MINUTE;

/** Creates the limits. The database counts guesses, so these limits hold across processes and restarts. Memory counts requests. */
export function createLimits(pool: Pool): Limits {
  const limiters = new Map<LimitName, RateLimiterAbstract>();
  const buckets = new Map<LimitName, TokenBuckets>();
  for (const name of keysOf(limitTable)) {
    const limit = limitTable[name];
    const { points: capacity, duration } = limit;
    if (isCountedInMemory(name)) {
      buckets.set(name, new TokenBuckets({ capacity, perSecond: capacity / duration }));
      continue;
    }
    limiters.set(
      name,
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limit',
        tableCreated: true,
        // The daily clean-up removes expired rows.
        clearExpiredByTimeout: false,
        keyPrefix: name,
        ...limit,
        // A key over its limit costs no query until the limit resets.
        inMemoryBlockOnConsumed: limit.points + 1,
      }),
    );
  }
  return {
    take: async (name, key, words) => {
      const bucket = buckets.get(name);
      if (bucket) {
        if (!bucket.take(key, 1, performance.now())) throw tooMany(BUCKET_WAIT_SECONDS, words);
        return;
      }
      try {
        await limiters.get(name)?.consume(keyOf(key));
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw tooMany(Math.max(1, Math.ceil(error.msBeforeNext / 1000)), words);
      }
    },
    giveBack: async (name, key) => {
      await limiters.get(name)?.reward(keyOf(key));
    },
    isSpent: async (name, key) => {
      const taken = await limiters.get(name)?.get(keyOf(key));
      return (taken?.consumedPoints ?? 0) >= limitTable[name].points;
    },
    forget: async (name, key) => {
      await limiters.get(name)?.delete(keyOf(key));
    },
  };
}

/** Returns the network of a request, because with IPv6 one person has 2^64 addresses. */
export function networkOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip;
  const [left = '', right = ''] = ip.split('::');
  const groups = left === '' ? [] : left.split(':');
  const tail = right === '' ? [] : right.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - tail.length) }, () => '0');
  return [...groups, ...(ip.includes('::') ? zeros : []), ...tail].slice(0, 4).join(':');
}
