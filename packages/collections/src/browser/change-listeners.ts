/** Subscribers to the changes of one storage key. */
interface ChangeListeners {
  readonly notify: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Creates listeners for changes of the key by this window and by other windows.
 *
 * @param onForeignChange called before the listeners when another window made the change
 */
export function createChangeListeners(
  key: string,
  events: EventTarget,
  onForeignChange: () => void,
): ChangeListeners {
  const listeners = new Set<() => void>();

  const notify = (): void => {
    for (const listener of listeners) listener();
  };

  const notifyOfForeign = (): void => {
    onForeignChange();
    notify();
  };

  const handleStorage = (event: Event): void => {
    const changed = (event as StorageEvent).key;
    // An event without a key reports that the whole storage was cleared.
    if (changed === key || changed === null) notifyOfForeign();
  };

  /** Catches up after the back/forward cache, in which a page gets no storage events. */
  const handlePageShow = (event: Event): void => {
    if ((event as PageTransitionEvent).persisted) notifyOfForeign();
  };

  function listen(): void {
    events.addEventListener('storage', handleStorage);
    events.addEventListener('pageshow', handlePageShow);
  }

  function stopListening(): void {
    events.removeEventListener('storage', handleStorage);
    events.removeEventListener('pageshow', handlePageShow);
  }

  return {
    notify,
    subscribe(listener) {
      if (listeners.size === 0) listen();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stopListening();
      };
    },
  };
}
