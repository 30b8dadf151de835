import { performancesKey, readPerformances } from '@standby/contracts';
import type { WatchSchedule } from '@standby/live-room/authority/schedule-follower';
import { browserNote } from '../browser/browser-note';

/** Interval at which a room looks whether another performance is the next one. */
const CHECK_MS = 60_000;

/** Watches the performances of a show that its pages noted in this browser. */
export const watchPerformances =
  (showId: string): WatchSchedule =>
  (listener) => {
    const note = browserNote(performancesKey(showId), (text) =>
      readPerformances(text).filter(({ isSent }) => !isSent),
    );
    const handleChange = (): void => listener(note.getSnapshot());
    const unsubscribe = note.subscribe(handleChange);
    const interval = setInterval(handleChange, CHECK_MS);
    handleChange();
    return () => {
      clearInterval(interval);
      unsubscribe();
    };
  };
