import {
  byMode,
  performancesKey,
  readPerformances,
  type ScheduledPerformance,
} from '@standby/contracts';
import type { Subscribable } from '@standby/live-room/client/ports/subscribable';
import { browserNote } from '@standby/room-parts/browser-note';
import { polled } from './server/polled';

type Performances = Subscribable<readonly ScheduledPerformance[]>;

const NONE: readonly ScheduledPerformance[] = [];

const performancesInBrowser = (showId: string): Performances =>
  browserNote(performancesKey(showId), readPerformances);

const performancesOnServer = (showId: string): Performances =>
  polled('live:view', NONE, async (organizationId, signal) => {
    const { openLiveApi } = await import('./server/live-api');
    const { performances } = await openLiveApi()(
      'GET /organizations/:organizationId/schedule/:showId/performances',
      { params: { organizationId, showId }, signal },
    );
    return performances;
  });

/** Returns the performances of a show’s schedule. Guests do not receive them. */
export const performancesOf = (showId: string): Performances =>
  byMode(performancesInBrowser, performancesOnServer)(showId);
