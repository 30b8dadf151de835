import { openTabStorage } from '@standby/storage';
import { nameHolder } from './browser/hold-name';
import { newId } from './browser/random-id';
import { claimCallerId, keepCallerId } from './local/caller';

/** The page’s id on the book, shared by all shows that open in it. */
let claimed: Promise<string> | undefined;

/** Stores this window’s id on the book, for use after a reload. */
export function keepOwnCaller(id: string): void {
  keepCallerId({ tabStorage: openTabStorage(), hold: nameHolder() }, id);
}

/** Returns this tab’s id on the book. */
export function claimOwnCaller(): Promise<string> {
  claimed ??= claimCallerId({ tabStorage: openTabStorage(), hold: nameHolder(), newId });
  return claimed;
}
