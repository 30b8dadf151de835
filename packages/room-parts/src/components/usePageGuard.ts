import { useEffect, useRef } from 'react';
import type { Room } from '@standby/live-room/client/room';
import { isMeantElsewhere, type KeyBinding } from '../domain/keyboard-map';

/**
 * Returns a guard that detects keys pressed just after this page was opened or shown again. The
 * person may have meant such a key for the page before.
 */
export function usePageGuard(room: Room): (binding: Pick<KeyBinding, 'isForAll'>) => boolean {
  const shownAtMs = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const note = () => {
      if (document.visibilityState === 'visible') shownAtMs.current = room.now();
    };
    note();
    window.addEventListener('focus', note);
    document.addEventListener('visibilitychange', note);
    return () => {
      window.removeEventListener('focus', note);
      document.removeEventListener('visibilitychange', note);
    };
  }, [room]);
  return (binding) => isMeantElsewhere(binding, shownAtMs.current, room.now());
}
