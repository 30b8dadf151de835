import {
  byMode,
  performancesKey,
  readPerformances,
  type ScheduledPerformance,
} from '@standby/contracts';
import type { Subscribable } from '@standby/room-engine/subscribable';
import { browserNote } from '@standby/room-parts/browser-note';
import { late } from './late';

type Performances = Subscribable<readonly ScheduledPerformance[]>;

const NONE: readonly ScheduledPerformance[] = [];

const performancesInBrowser = (showId: string): Performances =>
  browserNote(performancesKey(showId), readPerformances);

const performancesOnServer = (showId: string): Performances =>
  late(NONE, async () => (await import('./server/show-data')).performancesOnServer(showId, NONE));

/** Returns the performances of a show’s schedule. Guests do not receive them. */
export const performancesOf = (showId: string): Performances =>
  byMode(performancesInBrowser, performancesOnServer)(showId);
