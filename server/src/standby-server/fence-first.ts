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

/** Timeout for the arrival of the last changes after the first received the request to stop. */
const LAST_CHANGES_MS = 60_000;
const POLL_INTERVAL_MS = 20;

/** The error if this server cannot confirm that the other one has stopped. */
export class NotFencedError extends DatabaseError {
  override readonly name = 'NotFencedError';
}

/** A person's insistence on a take-over, which differs between the command and the page. */
interface Insisting {
  readonly isInsisting: boolean;
  /** Instruction for insisting, as part of a sentence. */
  readonly how: string;
}

const utc = (time: Date): string => `${time.toISOString().replace('T', ' ').slice(0, 19)} UTC`;

/**
 * Stops all writes on the first, and waits for its last changes. The very last one names this server as the successor.
 *
 * @returns the reason that the first could not be stopped, or that its last changes are missing
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
 * Ensures that no other server accepts writes before this one serves.
 *
 * @throws {NotFencedError} with the possible losses, if that cannot be confirmed and the person does not insist
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
      `The server at ${successor.address} serves now, and has the data that is missing here. Follow it with --replace, then take over; or stop it, and ${how}.`,
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
    // A running follower on this machine already has a tunnel.
    const tunnel = await Tunnel.open({ first, token, port });
    failure = await fence(database, new FirstServer({ first, token, follower }), {
      session,
      address,
    });
    tunnel?.close();
  }
  if (failure === undefined || isInsisting) return;
  throw new NotFencedError(
    `${first} cannot be told to stop: ${reasonOf(failure)}. If it still serves, data that it stores after ${utc(asOf)} will be missing here. Make sure that it is stopped, then ${how}.`,
  );
}
