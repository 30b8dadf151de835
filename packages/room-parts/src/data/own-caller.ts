import { openTabStorage } from '@standby/storage';
import { nameHolder } from './browser/hold-name';
import { oncePerPage } from './browser/once-per-page';
import { newId } from './browser/random-id';
import { claimCallerId, keepCallerId } from './local/caller';

/** Stores this window’s id on the book, for use after a reload. */
export function keepOwnCaller(id: string): void {
  keepCallerId({ tabStorage: openTabStorage(), hold: nameHolder() }, id);
}

/**
 * Returns this tab’s id on the book, shared by all shows and remotes that open in the page: a second
 * claim would find the name held, and take another id.
 */
export const claimOwnCaller = (): Promise<string> =>
  oncePerPage('caller', () =>
    claimCallerId({ tabStorage: openTabStorage(), hold: nameHolder(), newId }),
  );
