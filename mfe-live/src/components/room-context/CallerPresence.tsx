import { useEffect } from 'react';
import { useRoom } from './room-context';
import { useCallerId } from './useCallerId';

/** Tells the other desks by which id this tab is on the book, so that they know when its caller is cut off. */
export function CallerPresence() {
  const room = useRoom();
  const callerId = useCallerId();
  useEffect(() => {
    if (callerId !== '') room.setCaller(callerId);
  }, [room, callerId]);
  return null;
}
