import { byMode, missingPeopleKey } from '@standby/contracts';
import { openBrowserStorage } from '@standby/storage';
import type { Door } from '../domain/sign-in/door';
import { missingPeople } from '../domain/sign-in/missing';

function storeMissing(showId: string, door: Door, nowMs = Date.now()): void {
  const storage = openBrowserStorage();
  const key = missingPeopleKey(showId);
  const missing = missingPeople(door, nowMs);
  const text = missing ? JSON.stringify(missing) : null;
  if (text === storage.read(key)) return;
  if (text === null) storage.erase(key);
  else storage.write(key, text);
}

/**
 * Stores the list of missing people for the live desk of this browser. In connected mode the server
 * provides it.
 */
export const noteMissing = byMode<typeof storeMissing>(storeMissing, () => undefined);
