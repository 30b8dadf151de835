import { useMemo, useSyncExternalStore } from 'react';
import { readRoomCounts } from '@standby/contracts';
import { roomCuesNote, roomTimersNote } from '../../data/room-notes';
import type { Show } from '../../domain/show';

/** A prerendered page has no rooms. */
const getServerStored = () => null;

/** Puts the numbers that a show's live room has into the show. */
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
      // A show that stays the same is not rendered again.
      return timers === show.timers && cues === show.cues ? show : { ...show, timers, cues };
    };
  }, [timersStored, cuesStored]);
}
