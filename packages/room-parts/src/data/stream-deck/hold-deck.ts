const NAME = 'standby:stream-deck';

/** Functions that take the deck for this page, and give it up. */
export interface DeckHolder {
  readonly onTake: () => void;
  /** @param isLeft whether no other page of this browser took the deck */
  readonly onLose: (isLeft: boolean) => void;
}

/**
 * Gives the deck to one page of the browser, so that a key acts once: to the page whose window had
 * the focus last.
 * @returns a function that gives the deck up
 */
export function holdDeck({ onTake, onLose }: DeckHolder): () => void {
  let giveUp: (() => void) | undefined;

  const take = (how: LockOptions) => {
    if (giveUp) return;
    let isTaken = false;
    const hold = (lock: Lock | null) => {
      if (!lock) return undefined;
      isTaken = true;
      onTake();
      return new Promise<void>((resolve) => {
        giveUp = resolve;
      });
    };
    const end = (isLeft: boolean) => {
      giveUp = undefined;
      if (isTaken) onLose(isLeft);
    };
    // Another page that steals the lock ends the request with an error.
    navigator.locks.request(NAME, how, hold).then(
      () => end(true),
      () => end(false),
    );
  };
  const steal = () => take({ steal: true });

  if (document.hasFocus()) steal();
  else take({ ifAvailable: true });
  window.addEventListener('focus', steal);
  return () => {
    window.removeEventListener('focus', steal);
    giveUp?.();
  };
}
