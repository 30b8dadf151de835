import { openTabStorage } from '@standby/storage';
import { randomBelow } from './random-below';

const KEY = 'standby:window';
const newId = randomBelow(2 ** 32).toString(36);

/** Returns the name of this window, which survives a reload unless storage is blocked. */
export function windowId(): string {
  const storage = openTabStorage();
  const stored = storage.read(KEY);
  if (stored === null) storage.write(KEY, newId);
  return stored ?? newId;
}
