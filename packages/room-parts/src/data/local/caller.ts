import { readPageSession } from '@standby/contracts';
import { ANSWER_NAME_MAX } from '@standby/live-room/domain/state/call-schemas';
import { CALLER_NAME_MAX } from '@standby/live-room/domain/state/calling-schema';
import type { SafeStorage } from '@standby/storage';

/** Key in the tab’s storage for the desk’s id on the book, which survives a reload. */
const ID_KEY = 'standby:caller';
/** Key in the browser’s storage for the last name of a person without an account. */
const NAME_KEY = 'standby:caller-name';

interface CallerIdOptions {
  readonly tabStorage: SafeStorage;
  /**
   * Holds a name while the page lives; false if another page holds it. Null in a browser without
   * locks.
   */
  readonly hold: ((name: string) => Promise<boolean>) | null;
  readonly newId: () => string;
}

/** Returns the desk’s id for the book. A duplicated tab gets an id of its own. */
export async function claimCallerId({ tabStorage, hold, newId }: CallerIdOptions): Promise<string> {
  const stored = tabStorage.read(ID_KEY);
  if (stored !== null && (!hold || (await hold(`standby:caller:${stored}`)))) return stored;
  const id = newId();
  await hold?.(`standby:caller:${id}`);
  tabStorage.write(ID_KEY, id);
  return id;
}

/** Stores this desk’s id on the book, for use after a reload. */
export function keepCallerId(
  { tabStorage, hold }: Omit<CallerIdOptions, 'newId'>,
  id: string,
): void {
  tabStorage.write(ID_KEY, id);
  void hold?.(`standby:caller:${id}`);
}

/** Returns the name of the account, or the last name that was typed. */
export function callerName(storage: SafeStorage): string {
  const account = readPageSession()?.account;
  const name = account ? `${account.firstName} ${account.lastName}` : storage.read(NAME_KEY);
  return (name ?? '').trim().slice(0, CALLER_NAME_MAX).trim();
}

export function storeCallerName(storage: SafeStorage, name: string): void {
  storage.write(NAME_KEY, name);
}

/** Returns a guest’s name for the other desks; null if the guest gave none. */
export function guestName(storage: SafeStorage): string | null {
  return callerName(storage).slice(0, ANSWER_NAME_MAX).trim() || null;
}
