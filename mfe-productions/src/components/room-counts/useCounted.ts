import { useMemo, useSyncExternalStore } from 'react';
import { readRoomCounts } from '@standby/contracts';
import { roomCuesNote, roomTimersNote } from '../../data/room-notes';
import type { Show } from '../../domain/show';

/** Returns null, because a prerendered page has no rooms. */
const getServerStored = () => null;

/** Returns a function that adds the counts of a show's live room to the show. */
export function useCounted(): (show: Show) => Show {
  const timersStored = useSyncExternalStore(
    roomTimersNote.subscribe,
    roomTimersNote.read,
    getServerStored,
  );
  const cuesStored = useSyncExternalStore(
    roomCuesNote.subscribe,
    roomCuesNote.read,
    getServerStored,
  );
  return useMemo(() => {
    const timerCounts = readRoomCounts(timersStored);
    const cueCounts = readRoomCounts(cuesStored);
    return (show: Show): Show => {
      const timers = timerCounts.get(show.id) ?? show.timers;
      const cues = cueCounts.get(show.id) ?? show.cues;
      // An unchanged show keeps its identity and does not render again.
      return timers === show.timers && cues === show.cues ? show : { ...show, timers, cues };
    };
  }, [timersStored, cuesStored]);
}
