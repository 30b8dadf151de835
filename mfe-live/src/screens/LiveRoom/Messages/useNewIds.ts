import { useState } from 'react';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { isSameList, useRoomSelector } from '@standby/room-parts/room-context';

/**
 * Returns the number of messages that came while the panel was hidden. Messages from before the
 * first render are not new.
 * @param selectIds ids of the messages that count
 */
export function useNewIds(
  selectIds: (snapshot: RoomSnapshot) => string[],
  isShown: boolean,
): number {
  const ids = useRoomSelector(selectIds, isSameList);
  const [seen, setSeen] = useState(ids);
  if (isShown && seen !== ids) setSeen(ids);
  return isShown ? 0 : ids.filter((id) => !seen.includes(id)).length;
}
