import { useEffect } from 'react';
import { useRoom } from './room-context';
import { useCallerId } from './useCallerId';

/**
 * Announces this tab’s caller id to the other desks, so that they notice when its caller is cut
 * off.
 */
export function CallerPresence() {
  const room = useRoom();
  const callerId = useCallerId();
  useEffect(() => {
    if (callerId !== '') room.window.setCaller(callerId);
  }, [room, callerId]);
  return null;
}
