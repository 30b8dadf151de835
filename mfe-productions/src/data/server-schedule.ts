import { organizationCalls } from '@standby/collections/server';
import type { elsewhereRoutes } from '../../server/schedule/elsewhere-contract';
import type { nextPerformanceRoutes } from '../../server/schedule/next-contract';
import type { EntryElsewhere } from '../domain/schedule/elsewhere';
import { scheduleList } from '../domain/schedule/entry';

const TIMEOUT_MS = 30_000;

const openCalls = () =>
  organizationCalls<typeof elsewhereRoutes & typeof nextPerformanceRoutes>(
    scheduleList.noun,
    TIMEOUT_MS,
  );

/** Reads the plans of the other shows from the first to the last date. */
export async function readServerElsewhere(
  showId: string,
  from: string,
  to: string,
): Promise<readonly EntryElsewhere[]> {
  const { entries } = await openCalls()(
    'GET /organizations/:organizationId/schedule-elsewhere/:showId',
    { params: { showId }, query: { from, to } },
  );
  return entries;
}

/** Reads the ids of the organization's shows that play next. */
export async function readServerPlayingNext(): Promise<readonly string[]> {
  const { showIds } = await openCalls()('GET /organizations/:organizationId/next-performances');
  return showIds;
}
