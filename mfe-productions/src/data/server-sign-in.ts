import { createClient } from '@standby/api-client';
import { collectionErrorOf, openConnection, organizationCalls } from '@standby/collections/server';
import type { SignInDoor } from '@standby/devices/sign-in-sheet';
import type { doorRoutes, signInKeyRoutes } from '../../server/sign-in/door-contract';
import { signInList } from '../domain/sign-in/sign-in';
import type { NewKeys, SignInKeys } from './sign-in-door';

const TIMEOUT_MS = 20_000;
const signal = (): AbortSignal => AbortSignal.timeout(TIMEOUT_MS);

/** Opens the stage door by the token of its link. */
export function openServerDoor(token: string, connection = openConnection()): SignInDoor {
  const call = createClient<typeof doorRoutes>(connection.base, connection.send);
  const said = (error: unknown): never => {
    throw collectionErrorOf(error, signInList.noun);
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
export const readServerKeys = (showId: string, renewed: NewKeys): Promise<SignInKeys> =>
  organizationCalls<typeof signInKeyRoutes>(signInList.noun)(
    'POST /organizations/:organizationId/sign-in/:showId/keys',
    { params: { showId }, body: { isNew: renewed !== 'nothing' } },
  );
