const NAME = 'standby:stream-deck';

/**
 * Gives the deck to one page of the browser, so that a key acts once: to the page whose window had
 * the focus last.
 * @param onTake called when this page gets the deck
 * @param onLose called when it loses the deck, with whether no other page of this browser took it
 * @returns a function that gives the deck up
 */
export function holdDeck(onTake: () => void, onLose: (isLeft: boolean) => void): () => void {
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
