import { runningPath } from '@standby/contracts';

const PARAMETER = 'deck';

/** Whether the sheet is open on a phone on the deck, which ticks off and edits nothing. */
export function isOnDeck(search: string): boolean {
  return new URLSearchParams(search).has(PARAMETER);
}

/** Address of the sheet for a phone on the deck. @param hash with the token of the link that it was opened by */
export function deckAddress(showId: string, hash: string): string {
  return `${runningPath(showId)}?${PARAMETER}${hash}`;
}
