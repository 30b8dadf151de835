import { byMode } from '@standby/contracts';
import type { SignInDoor } from '@standby/devices/sign-in-sheet';

/** Address and PINs that stage management hands out. */
export interface SignInKeys {
  readonly address: string;
  /** PINs by the person's id. */
  readonly pins: Readonly<Record<string, string>>;
}

/**
 * Opens the stage door of a show. @param token of the link; empty in sample mode, where the door is
 * in this browser
 */
type OpenDoor = (showId: string, token: string) => Promise<SignInDoor>;

export const openDoor = byMode<OpenDoor>(
  async (showId) => {
    const { openStoredDoor } = await import('./stored-sign-in');
    return openStoredDoor(showId);
  },
  async (_showId, token) => {
    const { openServerDoor } = await import('./server-sign-in');
    return openServerDoor(token);
  },
);

/** Part of the keys that is renewed. */
export type NewKeys = 'nothing' | 'address-and-pins';

/**
 * Returns the address of the door, and a PIN for each person of the company. A new address ends the
 * previous one and has new PINs, so that a leaked list of PINs stops working.
 */
type ReadSignInKeys = (showId: string, renewed: NewKeys) => Promise<SignInKeys>;

export const readSignInKeys = byMode<ReadSignInKeys>(
  async (showId, renewed) => {
    const { readStoredKeys } = await import('./stored-sign-in');
    return readStoredKeys(showId, renewed !== 'nothing');
  },
  async (showId, renewed) => {
    const { readServerKeys } = await import('./server-sign-in');
    return readServerKeys(showId, renewed);
  },
);
