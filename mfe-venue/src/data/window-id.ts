import { randomBelow } from './random-below';

const KEY = 'standby:window';
const fresh = randomBelow(2 ** 32).toString(36);

/** Names this window, the same after a reload; where storage is blocked, until a reload. */
export function windowId(): string {
  try {
    const known = sessionStorage.getItem(KEY);
    if (known !== null) return known;
    sessionStorage.setItem(KEY, fresh);
  } catch {
    // A reload is taken for another window then, and told that the code was used.
  }
  return fresh;
}
