import { openTabStorage } from '@standby/storage';
import { randomBelow } from './random-below';

const KEY = 'standby:window';
const newId = randomBelow(2 ** 32).toString(36);

/** Names this window, the same after a reload; where storage is blocked, until a reload. */
export function windowId(): string {
  const storage = openTabStorage();
  const stored = storage.read(KEY);
  if (stored === null) storage.write(KEY, newId);
  return stored ?? newId;
}
