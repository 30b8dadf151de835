import { readPageSession } from '@standby/contracts';
import { ANSWER_NAME_MAX } from '@standby/live-room/domain/room/call-schemas';
import { CALLER_NAME_MAX } from '@standby/live-room/domain/calling/calling-schema';
import type { SafeStorage } from '@standby/storage';

/** Of the tab: after a reload it is the same desk on the book. */
const ID_KEY = 'standby:caller';
/** Of the browser: what its person was called the last time, where there is no account. */
const NAME_KEY = 'standby:caller-name';

export interface CallerIdOptions {
  readonly tabStorage: SafeStorage;
  /** Holds a name for as long as the page lives; false where another page holds it. Null in a browser without locks. */
  readonly hold: ((name: string) => Promise<boolean>) | null;
  readonly newId: () => string;
}

/** The desk's id for the book. A tab that was duplicated has another one than the tab it was made from. */
export async function claimCallerId({ tabStorage, hold, newId }: CallerIdOptions): Promise<string> {
  const stored = tabStorage.read(ID_KEY);
  if (stored !== null && (!hold || (await hold(`standby:caller:${stored}`)))) return stored;
  const id = newId();
  await hold?.(`standby:caller:${id}`);
  tabStorage.write(ID_KEY, id);
  return id;
}

/** Keeps the id under which this desk is on the book, for the time after a reload. */
export function keepCallerId(
  { tabStorage, hold }: Omit<CallerIdOptions, 'newId'>,
  id: string,
): void {
  tabStorage.write(ID_KEY, id);
  void hold?.(`standby:caller:${id}`);
}

/** The name of the account, or as it was typed the last time. */
export function callerName(storage: SafeStorage): string {
  const account = readPageSession()?.account;
  const name = account ? `${account.firstName} ${account.lastName}` : storage.read(NAME_KEY);
  return (name ?? '').trim().slice(0, CALLER_NAME_MAX).trim();
}

export function storeCallerName(storage: SafeStorage, name: string): void {
  storage.write(NAME_KEY, name);
}

/** What a person without an account calls themselves, for what the other desks read; null where they did not say. */
export function guestName(storage: SafeStorage): string | null {
  return callerName(storage).slice(0, ANSWER_NAME_MAX).trim() || null;
}
