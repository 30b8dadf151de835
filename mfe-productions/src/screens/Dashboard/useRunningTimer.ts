import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { readRunningTimers } from '@standby/contracts';
import { areNotesOfServer, runningTimersNote } from '../../data/room-notes';
import { liveTimerAt, type LiveTimer } from '../../domain/live-timer';

/** A prerendered page has no rooms. */
const getServerNote = () => null;

export interface ShownTimer extends LiveTimer {
  readonly name: string;
  /** Whether the viewers are black. */
  readonly isBlackout: boolean;
}

/** The timer that runs in the live room of a show; null while none does, undefined where that is not known. */
export function useRunningTimer(showId: string): ShownTimer | null | undefined {
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

  if (!timer) return note === null && areNotesOfServer ? undefined : null;
  const { name, isBlackout = false } = timer;
  return { ...liveTimerAt(timer, now), name, isBlackout };
}
