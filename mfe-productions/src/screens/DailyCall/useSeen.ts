import { useEffect, useState } from 'react';
import { readApiBase } from '@standby/contracts';

/** Times at which people have seen a call, as ISO instants by their ids. */
export type Seen = ReadonlyMap<string, string>;

/** Returns who has seen a mailed call; undefined if unknown. */
export function useSeen(showId: string, callId: string | undefined): Seen | undefined {
  const [seen, setSeen] = useState<Seen>();
  useEffect(() => {
    if (callId === undefined || readApiBase() === undefined) return undefined;
    let isOver = false;
    const read = async (): Promise<void> => {
      const { readPersonLinks } = await import('../../data/server-person-links');
      const answer = await readPersonLinks(showId);
      const ofCall = answer.seen.filter((one) => one.callId === callId);
      if (!isOver) setSeen(new Map(ofCall.map(({ personId, seenAt }) => [personId, seenAt])));
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
