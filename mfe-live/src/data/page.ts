import type { Visibility } from '../domain/protocol';
import { Listeners, type Unsubscribe } from './source';

/**
 * - `visibility`: shown, covered, frozen or thawed;
 * - `leave`: the page goes, perhaps for ever;
 * - `return`: it came back from the browser's back-forward cache.
 */
export type PageEvent = 'visibility' | 'leave' | 'return';

/** What becomes of the page that the room is on. */
export interface Page {
  visibility(): Visibility;
  subscribe(listener: (event: PageEvent) => void): Unsubscribe;
}

export function browserPage(): Page {
  const listeners = new Listeners<[PageEvent]>();
  let isFrozen = false;
  let stop: Unsubscribe | undefined;

  function handleFreeze(event: Event): void {
    isFrozen = event.type === 'freeze';
    listeners.call('visibility');
  }

  function handleVisibilityChange(): void {
    listeners.call('visibility');
  }

  function handlePageHide(): void {
    listeners.call('leave');
  }

  function handlePageShow(event: PageTransitionEvent): void {
    if (event.persisted) listeners.call('return');
  }

  function listen(): Unsubscribe {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('visibilitychange', handleVisibilityChange, { signal });
    document.addEventListener('freeze', handleFreeze, { signal });
    document.addEventListener('resume', handleFreeze, { signal });
    window.addEventListener('pagehide', handlePageHide, { signal });
    window.addEventListener('pageshow', handlePageShow, { signal });
    return () => listening.abort();
  }

  return {
    visibility() {
      if (isFrozen) return 'frozen';
      return document.hidden ? 'hidden' : 'visible';
    },
    subscribe(listener) {
      const remove = listeners.add(listener);
      stop ??= listen();
      return () => {
        remove();
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
  };
}
