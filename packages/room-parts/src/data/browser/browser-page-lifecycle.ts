import type {
  PageLifecycle,
  PageLifecycleEvent,
} from '@standby/room-engine/protocol/page-lifecycle';
import { Listeners, type Unsubscribe } from '@standby/room-engine/subscribable';

export function browserPageLifecycle(): PageLifecycle {
  const listeners = new Listeners<[PageLifecycleEvent]>();
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
