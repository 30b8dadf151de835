import { useMemo, useSyncExternalStore } from 'react';
import type { AsyncState } from 'shared-collections/screens';
import { readRoomTimers } from 'shared-ui/contracts';
import { roomTimersNote } from '../../data/room-notes';
import type { Show } from '../../domain/show';

/** A prerendered page has nobody's rooms. */
const getServerStored = () => null;

/** The list of shows with the number of timers that their live rooms have in this browser. */
export function useRoomTimers(list: AsyncState<Show>): AsyncState<Show> {
  const { subscribe, read } = roomTimersNote;
  const stored = useSyncExternalStore(subscribe, read, getServerStored);
  return useMemo(() => {
    if (list.state !== 'ready') return list;
    const counts = readRoomTimers(stored);
    const items = list.items.map((show) => {
      const timers = counts.get(show.id) ?? show.timers;
      // A show that stays the same is not rendered anew.
      return timers === show.timers ? show : { ...show, timers };
    });
    return { ...list, items };
  }, [stored, list]);
}
