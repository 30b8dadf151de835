import { createClient } from '@standby/api-client';
import {
  collectionErrorOf,
  createServerCollection,
  openConnection,
} from '@standby/collections/server';
import type { SignInDoor } from '@standby/devices/sign-in-sheet';
import type { doorRoutes, signInKeyRoutes } from '../../server/contract';
import { signInNoun, type SignIn, type SignInContent } from '../domain/sign-in/sign-in';
import type { NewKeys, SignInKeys } from './sign-in-door';
import type { SignIns } from './sign-ins';

const TIMEOUT_MS = 20_000;
const signal = (): AbortSignal => AbortSignal.timeout(TIMEOUT_MS);

/** Creates the collection of a show's sign-in sheets on the server. */
export function createServerSignIns(showId: string, connection = openConnection()): SignIns {
  return createServerCollection<SignIn, SignInContent>({
    name: 'sign-ins',
    noun: signInNoun,
    write: 'sign-in:write',
    part: showId,
    connection,
  });
}

/** Opens the stage door by the token of its link. */
export function openServerDoor(token: string, connection = openConnection()): SignInDoor {
  const call = createClient<typeof doorRoutes>(connection.base, connection.send);
  const said = (error: unknown): never => {
    throw collectionErrorOf(error, signInNoun);
  };
  return {
    look: () => call('POST /sign-in/look', { body: { token }, signal: signal() }).catch(said),
    async signIn(personId, pin) {
      await call('POST /sign-in', { body: { token, personId, pin }, signal: signal() }).catch(said);
    },
  };
}

/**
 * Reads the address of the door and the PINs. A new address replaces the previous one and has new
 * PINs.
 */
export async function readServerKeys(
  showId: string,
  renewed: NewKeys,
  connection = openConnection(),
): Promise<SignInKeys> {
  const call = createClient<typeof signInKeyRoutes>(connection.base, connection.send);
  const params = { organizationId: connection.member?.organizationId ?? '', showId };
  try {
    return await call('POST /organizations/:organizationId/sign-in/:showId/keys', {
      params,
      body: { isNew: renewed !== 'nothing' },
      signal: signal(),
    });
  } catch (error) {
    throw collectionErrorOf(error, signInNoun);
  }
}
