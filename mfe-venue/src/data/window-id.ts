import { randomBelow } from './random-below';

const KEY = 'standby:window';
const newId = (): string => randomBelow(2 ** 32).toString(36);

/** Names this window, the same after a reload; where storage is blocked, another name each time. */
export function windowId(): string {
  const id = newId();
  try {
    const known = sessionStorage.getItem(KEY);
    if (known !== null) return known;
    sessionStorage.setItem(KEY, id);
  } catch {
    // A reload is taken for another window then, and told that the code was used.
  }
  return id;
}
