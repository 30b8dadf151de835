import { createClient } from '@standby/api-client';
import type { deviceSignInRoutes } from '@standby/api-client/sign-in';
import { collectionErrorOf } from '@standby/collections/server';
import { readApiBase } from '@standby/contracts';
import type { SignInDoor } from '@standby/devices/sign-in-sheet';

const TIMEOUT_MS = 20_000;
const signal = (): AbortSignal => AbortSignal.timeout(TIMEOUT_MS);

const noun = { one: 'sign-in', many: 'sign-ins' };

/**
 * Opens the sign-in sheet that the desk assigned to this device. The device’s cookie identifies the
 * sheet.
 */
export async function openDeviceDoor(): Promise<SignInDoor> {
  const call = createClient<typeof deviceSignInRoutes>(readApiBase() ?? '');
  const fail = (error: unknown): never => {
    throw collectionErrorOf(error, noun);
  };
  return {
    look: () => call('POST /sign-in/device/look', { signal: signal() }).catch(fail),
    signIn: (personId, pin) =>
      call('POST /sign-in/device', { body: { personId, pin }, signal: signal() }).catch(fail),
  };
}
