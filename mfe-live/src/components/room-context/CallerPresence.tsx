import { useEffect } from 'react';
import { claimOwnCaller } from '../../data/own-caller';
import { useRoom } from './room-context';

/** Tells the other desks by which id this tab is on the book, so that they know when its caller is cut off. */
export function CallerPresence() {
  const room = useRoom();
  useEffect(() => {
    let isGone = false;
    const tell = async () => {
      const callerId = await claimOwnCaller();
      if (!isGone) room.setCaller(callerId);
    };
    void tell();
    return () => {
      isGone = true;
    };
  }, [room]);
  return null;
}
