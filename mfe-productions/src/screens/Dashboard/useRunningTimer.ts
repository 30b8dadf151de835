import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { readRunningTimers } from '@standby/contracts';
import { areNotesOfServer, runningTimersNote } from '../../data/room-notes';
import { liveTimerAt, type LiveTimer } from '../../domain/live-timer';

/** Returns null, because a prerendered page has no rooms. */
const getServerNote = () => null;

interface ShownTimer extends LiveTimer {
  readonly name: string;
  /** Whether the viewers are blacked out. */
  readonly isBlackout: boolean;
}

/** Returns the running timer of a show's live room; null if none runs, undefined if unknown. */
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
    // A tab that was suspended updates as soon as it is visible again.
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
