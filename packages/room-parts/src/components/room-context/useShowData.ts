import { useMemo, useSyncExternalStore } from 'react';
import type { Subscribable } from '@standby/room-engine/subscribable';

/**
 * Returns what the data layer has of a show, and follows its changes.
 * @param open the same function at every render
 */
export function useShowData<Content>(
  open: (showId: string) => Subscribable<Content>,
  showId: string,
): Content {
  const data = useMemo(() => open(showId), [open, showId]);
  return useSyncExternalStore(data.subscribe, data.getSnapshot);
}
