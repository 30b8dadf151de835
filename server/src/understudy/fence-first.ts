import { setTimeout as delay } from 'node:timers/promises';
import { type Database, DatabaseError } from '@standby/server-kit/database/database';
import { versionOf } from '@standby/server-kit/replication/publication';
import { readFollowing } from '@standby/server-kit/replication/subscription';
import type { Settings } from '@standby/server-kit/settings/settings';
import { addressOf } from '../addresses.ts';
import { schema } from '../features.ts';
import { FirstServer, reasonOf } from './first-server.ts';
import { readSuccessor } from './generation.ts';
import { askGeneration } from './successor.ts';
import { Tunnel } from './tunnel.ts';

/** Limit for the arrival of the last changes after the first was told to stop. */
const LAST_CHANGES_MS = 60_000;
const POLL_INTERVAL_MS = 20;

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

/**
 * Has the first store nothing more, and waits for its last changes. The last of all says that this server is its successor.
 *
 * @returns why the first could not be told, or why its last changes are missing
 */
async function fence(
  database: Database,
  server: FirstServer,
  { session, address }: { readonly session: string; readonly address: string },
): Promise<unknown> {
  try {
    await server.fence(session);
  } catch (error) {
    return error;
  }
  const end = performance.now() + LAST_CHANGES_MS;
  while (performance.now() < end) {
    // Another process on this machine may have taken over meanwhile.
    if (!(await readFollowing(database))) return undefined;
    if ((await readSuccessor(database.queries))?.address === address) return undefined;
    await delay(POLL_INTERVAL_MS);
  }
  return new Error('its last changes did not arrive in time');
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
  const { first, session, port, asOf } = following;
  if (asOf === null) {
    throw new DatabaseError(
      `The copy of ${first} was never whole, so it cannot take over. Make it anew: npm run connected -- --follow ${first} --replace`,
    );
  }
  const address = addressOf(settings);
  const follower = { version: versionOf(schema), address };
  let failure: unknown = new Error('FOLLOW_TOKEN is not set');
  if (token !== undefined) {
    // A follower that runs on this machine has it already.
    const tunnel = await Tunnel.open({ first, token, port });
    failure = await fence(database, new FirstServer({ first, token, follower }), {
      session,
      address,
    });
    tunnel?.close();
  }
  if (failure === undefined || isInsisting) return;
  throw new NotFencedError(
    `${first} cannot be told to stop: ${reasonOf(failure)}. If it still serves, what it stores after ${utc(asOf)} will be missing here. Make sure that it is stopped, then ${how}.`,
  );
}
