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
import { ApiError } from '../http/api-error.ts';
import { isCountedInMemory, limitTable, type LimitName } from '@standby/api-client/limit-table';
import { TokenBuckets } from './token-bucket.ts';

const MINUTE = 60;

export interface Limits {
  /**
   * @param words for a person who has a better way than to wait
   * @throws {ApiError} 429 where it was tried too often
   */
  readonly take: (name: LimitName, key: string, words?: string) => Promise<void>;
  /** Takes one attempt back, which was none of those that are counted. */
  readonly giveBack: (name: LimitName, key: string) => Promise<void>;
  /** Whether so much was taken that a further attempt would be refused; nothing is taken. */
  readonly isSpent: (name: LimitName, key: string) => Promise<boolean>;
  /** Counts from the beginning again, as after a right password. */
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

/** Emails and addresses are stored as hashes: the table would be a list of who was here. */
const keyOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** Wait that an empty bucket asks for. */
const BUCKET_WAIT_SECONDS = MINUTE;

/** Limits of guesses hold across processes and restarts, as the database counts them. Limits of mere requests are counted in memory. */
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
        // The daily clean-up does it.
        clearExpiredByTimeout: false,
        keyPrefix: name,
        ...limit,
        // A key that is over its limit costs no query until it counts again.
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

/** The network that a request comes from: with IPv6 one person has 2^64 addresses. */
export function networkOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip;
  const [left = '', right = ''] = ip.split('::');
  const groups = left === '' ? [] : left.split(':');
  const tail = right === '' ? [] : right.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - tail.length) }, () => '0');
  return [...groups, ...(ip.includes('::') ? zeros : []), ...tail].slice(0, 4).join(':');
}
