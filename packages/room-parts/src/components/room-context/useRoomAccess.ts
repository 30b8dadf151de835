import { useEffect, useState } from 'react';
import { isPageSessionKnown } from '@standby/contracts';
import { reconnectDelayMs } from '@standby/room-engine/protocol/reconnect';
import { fetchLinkAccess, initialAccess, type RoomAccessState, UNREACHABLE } from './room-access';
import { useLinkToken } from './useLinkToken';

/**
 * Calls an asynchronous function with a growing delay until it returns true. Returns a function
 * that stops it.
 */
function retry(attempt: (isStopped: () => boolean) => Promise<boolean>): () => void {
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function run(count: number): Promise<void> {
    const isDone = await attempt(() => isStopped);
    if (isDone || isStopped) return;
    timer = setTimeout(() => void run(count + 1), reconnectDelayMs(count, Math.random()));
  }

  void run(0);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** Reloads the page when it is online again: the server writes the session into its pages. */
function useReloadWhenOnline(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const reload = () => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [isNeeded]);
}

/**
 * Returns the access to a room, by the link in the address or as a member. Retries while the server
 * does not answer.
 */
export function useRoomAccess(showId: string): RoomAccessState {
  const token = useLinkToken();
  const [found, setFound] = useState(() => ({ token, state: initialAccess(token, showId) }));
  if (found.token !== token) setFound({ token, state: initialAccess(token, showId) });
  const { state } = found;

  useEffect(() => {
    if (token === undefined) return undefined;
    return retry(async (isStopped) => {
      const next = await fetchLinkAccess(token, showId);
      if (!isStopped()) setFound({ token, state: next });
      return next !== UNREACHABLE;
    });
  }, [showId, token]);

  useReloadWhenOnline(token === undefined && !state.access && !isPageSessionKnown());

  return state;
}
