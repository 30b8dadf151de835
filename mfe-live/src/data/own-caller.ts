import { openTabStorage } from '@standby/storage';
import { nameHolder } from './browser/hold-name';
import { newId } from './browser/random-id';
import { claimCallerId, keepCallerId } from './local/caller';

/** Of this page: it stays the same when another show is opened in it. */
let claimed: Promise<string> | undefined;

/** Keeps the id under which this window is on the book, for the time after a reload. */
export function keepOwnCaller(id: string): void {
  keepCallerId({ tabStorage: openTabStorage(), hold: nameHolder() }, id);
}

/** Claims the id by which this tab is on the book. */
export function claimOwnCaller(): Promise<string> {
  claimed ??= claimCallerId({ tabStorage: openTabStorage(), hold: nameHolder(), newId });
  return claimed;
}
