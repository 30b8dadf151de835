import { useEffect, useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { readApiBase, readPageSession, readShowStart, type ShowStart } from '@standby/contracts';
import { readStoredShows } from '@standby/room-parts/show-title';

async function fetchStart(showId: string, signal: AbortSignal): Promise<ShowStart | undefined> {
  const organizationId = readPageSession()?.organizationId;
  // A guest has access to the room, not to the event.
  if (!organizationId) return undefined;
  const { openLiveApi } = await import('../data/server/live-api');
  const { start } = await openLiveApi()('GET /organizations/:organizationId/live/:showId/start', {
    params: { organizationId, showId },
    signal,
  });
  return start ?? undefined;
}

/** Returns the start of the address’s show, from its event; undefined if unknown. */
export function useShowStart(): ShowStart | undefined {
  const { roomId = '' } = useParams();
  const isConnected = readApiBase() !== undefined;
  const stored = useMemo(
    () =>
      isConnected
        ? undefined
        : readShowStart(
            readStoredShows(() => localStorage),
            roomId,
          ),
    [isConnected, roomId],
  );
  const [fetched, setFetched] = useState<ShowStart>();

  useEffect(() => {
    if (!isConnected) return undefined;
    const leaving = new AbortController();
    // If the request fails, the field stays empty, as for an event without a start.
    fetchStart(roomId, leaving.signal).then(setFetched, () => undefined);
    return () => leaving.abort();
  }, [isConnected, roomId]);

  return isConnected ? fetched : stored;
}
