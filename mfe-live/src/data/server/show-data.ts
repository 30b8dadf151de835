import {
  readPageSession,
  type MissingPeople,
  type ScheduledPerformance,
  type ShowStart,
} from '@standby/contracts';
import type { Subscribable } from '@standby/room-engine/subscribable';
import { openLiveApi } from './live-api';
import { polled } from './polled';

/** Returns the people who are missing at the open call of a show. */
export const missingOnServer = (showId: string): Subscribable<MissingPeople | undefined> =>
  polled('sign-in:read', undefined, async (organizationId, signal) => {
    const { missing } = await openLiveApi()(
      'GET /organizations/:organizationId/sign-in/:showId/missing',
      { params: { organizationId, showId }, signal },
    );
    return missing ?? undefined;
  });

/** Returns the performances of a show's schedule; `first` until the server has answered. */
export const performancesOnServer = (
  showId: string,
  first: readonly ScheduledPerformance[],
): Subscribable<readonly ScheduledPerformance[]> =>
  polled('live:view', first, async (organizationId, signal) => {
    const { performances } = await openLiveApi()(
      'GET /organizations/:organizationId/schedule/:showId/performances',
      { params: { organizationId, showId }, signal },
    );
    return performances;
  });

async function fetchStart(showId: string, signal: AbortSignal): Promise<ShowStart | undefined> {
  const organizationId = readPageSession()?.organizationId;
  // A guest has access to the room, not to the event.
  if (!organizationId) return undefined;
  const { start } = await openLiveApi()('GET /organizations/:organizationId/live/:showId/start', {
    params: { organizationId, showId },
    signal,
  });
  return start ?? undefined;
}

/** Returns the start of a show, which is read once. */
export function startOnServer(showId: string): Subscribable<ShowStart | undefined> {
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
