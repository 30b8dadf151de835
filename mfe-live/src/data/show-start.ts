import {
  byMode,
  readPageSession,
  readShowStart,
  SHOWS_KEY,
  type ShowStart,
} from '@standby/contracts';
import type { Subscribable } from '@standby/live-room/client/ports/subscribable';
import { browserNote } from '@standby/room-parts/browser-note';

type Start = Subscribable<ShowStart | undefined>;

const startInBrowser = (showId: string): Start =>
  browserNote(SHOWS_KEY, (shows) => readShowStart(shows, showId));

async function fetchStart(showId: string, signal: AbortSignal): Promise<ShowStart | undefined> {
  const organizationId = readPageSession()?.organizationId;
  // A guest has access to the room, not to the event.
  if (!organizationId) return undefined;
  const { openLiveApi } = await import('./server/live-api');
  const { start } = await openLiveApi()('GET /organizations/:organizationId/live/:showId/start', {
    params: { organizationId, showId },
    signal,
  });
  return start ?? undefined;
}

function startOnServer(showId: string): Start {
  let known: ShowStart | undefined;
  return {
    getSnapshot: () => known,
    subscribe(listener) {
      const leaving = new AbortController();
      const handleStart = (start: ShowStart | undefined): void => {
        known = start;
        listener();
      };
      // If the request fails, the start stays unknown, as for an event without one.
      fetchStart(showId, leaving.signal).then(handleStart, () => undefined);
      return () => leaving.abort();
    },
  };
}

/** Returns the start of a show from its event; undefined if unknown. */
export const showStartOf = (showId: string): Start => byMode(startInBrowser, startOnServer)(showId);
