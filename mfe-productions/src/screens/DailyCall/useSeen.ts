import { useEffect, useState } from 'react';
import { readSeen, type Seen } from '../../data/person-links';

/** Returns who has seen a mailed call; undefined if unknown. */
export function useSeen(showId: string, callId: string | undefined): Seen | undefined {
  const [seen, setSeen] = useState<Seen>();
  useEffect(() => {
    if (callId === undefined) return undefined;
    let isOver = false;
    const read = async (): Promise<void> => {
      const ofCall = await readSeen(showId, callId);
      if (!isOver) setSeen(ofCall);
    };
    // If the request fails, the page omits this information.
    const look = (): void => void read().catch(() => undefined);
    look();
    window.addEventListener('focus', look);
    return () => {
      isOver = true;
      window.removeEventListener('focus', look);
    };
  }, [showId, callId]);
  return callId === undefined ? undefined : seen;
}
