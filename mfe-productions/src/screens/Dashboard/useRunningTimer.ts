import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { readRunningTimers } from '@standby/shared-ui/contracts';
import { runningTimersNote } from '../../data/room-notes';
import { liveTimerAt, type LiveTimer } from '../../domain/live-timer';

/** A prerendered page has nobody's rooms. */
const getServerNote = () => null;

/** The timer that runs in the live room of a show in this browser; undefined while none does. */
export function useRunningTimer(showId: string): (LiveTimer & { name: string }) | undefined {
  const { subscribe, read } = runningTimersNote;
  const note = useSyncExternalStore(subscribe, read, getServerNote);
  const timer = useMemo(() => readRunningTimers(note).get(showId), [note, showId]);
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    if (!timer) return undefined;
    let waiting: ReturnType<typeof setTimeout>;
    const look = (): void => {
      clearTimeout(waiting);
      const at = Date.now();
      setNow(at);
      waiting = setTimeout(look, liveTimerAt(timer, at).changesInMs);
    };
    look();
    // A tab that slept through some seconds is right as soon as it is seen again.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(waiting);
      document.removeEventListener('visibilitychange', look);
    };
  }, [timer]);

  return timer && { ...liveTimerAt(timer, now), name: timer.name };
}
