/** Who wants to know when what is stored under a key changes. */
export interface Listeners {
  readonly notify: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Notifies of what this window says, and of what other windows do to the key. */
export function createListeners(key: string, events: EventTarget): Listeners {
  const listeners = new Set<() => void>();

  const notify = (): void => {
    for (const listener of listeners) listener();
  };

  const handleStorage = (event: Event): void => {
    const changed = (event as StorageEvent).key;
    // No key: everything was cleared.
    if (changed === key || changed === null) notify();
  };

  /** A page that Back brings out of the browser's cache heard nothing while it was in there. */
  const handlePageShow = (event: Event): void => {
    if ((event as PageTransitionEvent).persisted) notify();
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
