import { setTimeout as delay } from 'node:timers/promises';
import { type Database, DatabaseError } from '@standby/server-kit/database/database';
import {
  applyChanges,
  CopyMovedError,
  type Following,
  readFollowing,
} from '@standby/server-kit/replication/copy';
import { versionOf } from '@standby/server-kit/replication/follower';
import type { Settings } from '@standby/server-kit/settings/settings';
import { addressOf } from '../addresses.ts';
import { schema } from '../features.ts';
import type { FenceResponse } from './contract.ts';
import { FirstServer, reasonOf } from './first-server.ts';
import { readSuccessor } from './generation.ts';
import { askGeneration } from './successor.ts';

/** How long a first that was told to stop is asked for what is missing. */
const LAST_CHANGES_MS = 60_000;
const PAUSE_MS = 200;

/** It cannot be known that the other server has stopped. */
export class NotFencedError extends DatabaseError {
  override readonly name = 'NotFencedError';
}

/** How a person insists on a take-over, which depends on where they are. */
export interface Insisting {
  readonly isInsisting: boolean;
  /** What they do for that, as part of a sentence. */
  readonly how: string;
}

const utc = (time: Date): string => `${time.toISOString().replace('T', ' ').slice(0, 19)} UTC`;

/** @returns whether the copy has everything that the first stored; if not, it has moved on meanwhile */
async function takeLast(
  database: Database,
  { batch, clockAheadMs }: Following,
  { changes }: FenceResponse,
): Promise<boolean> {
  if (changes === null) return false;
  if (changes.tables.length === 0) return true;
  try {
    await applyChanges(database, changes, { batch: batch + 1, asOf: new Date(), clockAheadMs });
    return true;
  } catch (error) {
    if (error instanceof CopyMovedError) return false;
    throw error;
  }
}

/**
 * Has the first store nothing more, and takes its last changes, as a follower that runs here may do at the same time. A
 * first that has answered is stopped for good, and answers again after its restart.
 *
 * @returns why the first could not be told, or why its last changes are missing
 */
async function fence(database: Database, server: FirstServer): Promise<unknown> {
  const end = performance.now() + LAST_CHANGES_MS;
  let failure: unknown = new Error('it has more changes than could be copied in time');
  for (let isFenced = false; performance.now() < end; await delay(PAUSE_MS)) {
    const following = await readFollowing(database);
    if (!following) return undefined;
    const { session, batch, snapshot } = following;
    try {
      const answer = await server.fence({ session, batch, snapshot });
      isFenced = true;
      if (await takeLast(database, following, answer)) return undefined;
    } catch (error) {
      failure = error;
      if (!isFenced) return failure;
    }
  }
  return failure;
}

/**
 * Makes sure that no other server stores anything any more before this one serves.
 *
 * @throws {NotFencedError} where that cannot be known and nobody insists, with what may be lost
 */
export async function fenceOthers(
  database: Database,
  settings: Settings,
  { isInsisting, how }: Insisting,
): Promise<void> {
  const { followToken: token } = settings;
  const following = await readFollowing(database);
  if (!following) {
    const successor = await readSuccessor(database.queries);
    const claim = successor && token && (await askGeneration(successor.address, token));
    if (!claim || !claim.isServing || isInsisting) return;
    throw new NotFencedError(
      `The server at ${successor.address} serves now, and has what is missing here. Follow it with --replace, then take over; or stop it, and ${how}.`,
    );
  }
  const { first, asOf } = following;
  const follower = { version: versionOf(schema), address: addressOf(settings) };
  const failure =
    token === undefined
      ? new Error('FOLLOW_TOKEN is not set')
      : await fence(database, new FirstServer({ first, token, follower }));
  if (failure === undefined || isInsisting) return;
  throw new NotFencedError(
    `${first} cannot be told to stop: ${reasonOf(failure)}. If it still serves, what it stores after ${utc(asOf)} will be missing here. Make sure that it is stopped, then ${how}.`,
  );
}
