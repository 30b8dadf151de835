import { useMemo, useSyncExternalStore } from 'react';
import type { CollectionState } from '@standby/collections/screens';
import { readRoomTimers } from '@standby/contracts';
import { roomTimersNote } from '../../data/room-notes';
import type { Show } from '../../domain/show';

/** A prerendered page has no rooms. */
const getServerStored = () => null;

type Listed = Pick<CollectionState<Show>, 'list' | 'paged'>;

/** The shows with the number of timers that their live rooms have. */
export function useRoomTimers({ list, paged }: Listed): Listed {
  const { subscribe, read } = roomTimersNote;
  const stored = useSyncExternalStore(subscribe, read, getServerStored);
  const withTimers = useMemo(() => {
    const counts = readRoomTimers(stored);
    return (show: Show): Show => {
      const timers = counts.get(show.id) ?? show.timers;
      // A show that stays the same is not rendered anew.
      return timers === show.timers ? show : { ...show, timers };
    };
  }, [stored]);
  const listed = useMemo(
    () => (list.state === 'ready' ? { ...list, items: list.items.map(withTimers) } : list),
    [list, withTimers],
  );
  const readPage = paged?.read;
  const readWithTimers = useMemo(
    () =>
      readPage &&
      (async (...query: Parameters<typeof readPage>) => {
        const page = await readPage(...query);
        return { ...page, items: page.items.map(withTimers) };
      }),
    [readPage, withTimers],
  );
  return { list: listed, paged: paged && readWithTimers && { ...paged, read: readWithTimers } };
}
