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
import { FirstServer, reasonOf } from './first-server.ts';
import { readSuccessor } from './generation.ts';
import { askGeneration } from './successor.ts';

/** A follower that runs here brings the copy on at the same time. */
const ATTEMPTS = 5;

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

/** Has the first store nothing more, and takes its last changes. */
async function fenceOnce(
  database: Database,
  following: Following,
  server: FirstServer,
): Promise<void> {
  const { session, batch, snapshot, clockAheadMs } = following;
  const asOf = new Date();
  const { changes } = await server.fence({ session, batch, snapshot });
  if (changes.tables.length === 0) return;
  await applyChanges(database, changes, { batch: batch + 1, asOf, clockAheadMs });
}

async function fence(database: Database, server: FirstServer): Promise<unknown> {
  let failure: unknown;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const following = await readFollowing(database);
    if (!following) return undefined;
    try {
      await fenceOnce(database, following, server);
      return undefined;
    } catch (error) {
      failure = error;
      const isMoved = (await readFollowing(database))?.batch !== following.batch;
      if (!(error instanceof CopyMovedError) && !isMoved) return failure;
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
