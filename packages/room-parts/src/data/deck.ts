import { runningPath } from '@standby/contracts';

const PARAMETER = 'deck';

/** Whether the sheet is open on a phone on the deck, where moves are ticked off but not edited. */
export function isOnDeck(search: string): boolean {
  return new URLSearchParams(search).has(PARAMETER);
}

/**
 * Returns the address of the sheet for a phone on the deck.
 * @param hash the fragment with the token of the link that opened this page
 */
export function deckAddress(showId: string, hash: string): string {
  return `${runningPath(showId)}?${PARAMETER}${hash}`;
}
