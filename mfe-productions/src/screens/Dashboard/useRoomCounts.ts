import { useMemo } from 'react';
import type { CollectionState } from '@standby/collections/screens';
import { useCounted } from '../../components/room-counts/useCounted';
import type { Show } from '../../domain/show';

type Listed = Pick<CollectionState<Show>, 'list' | 'paged'>;

/** Returns the shows with the numbers of timers and cues in their live rooms. */
export function useRoomCounts({ list, paged }: Listed): Listed {
  const withCounts = useCounted();
  const listed = useMemo(
    () => (list.state === 'ready' ? { ...list, items: list.items.map(withCounts) } : list),
    [list, withCounts],
  );
  const readPage = paged?.read;
  const readWithCounts = useMemo(
    () =>
      readPage &&
      (async (...query: Parameters<typeof readPage>) => {
        const page = await readPage(...query);
        return { ...page, items: page.items.map(withCounts) };
      }),
    [readPage, withCounts],
  );
  return { list: listed, paged: paged && readWithCounts && { ...paged, read: readWithCounts } };
}
