import { useEffect, useState } from 'react';
import { claimOwnCaller } from '../../data/own-caller';

/** Which desk this is on the book; empty until it is known. */
export function useCallerId(): string {
  const [callerId, setCallerId] = useState('');
  useEffect(() => {
    let isGone = false;
    const find = async () => {
      const own = await claimOwnCaller();
      if (!isGone) setCallerId(own);
    };
    void find();
    return () => {
      isGone = true;
    };
  }, []);
  return callerId;
}
