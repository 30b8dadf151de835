import { newId } from '@standby/collections/port';
import { organizationCalls } from '@standby/collections/server';
import type { scheduleManyRoutes } from '../../server/contract';
import type { elsewhereRoutes } from '../../server/schedule/elsewhere-contract';
import type { nextPerformanceRoutes } from '../../server/schedule/next-contract';
import type { EntryElsewhere } from '../domain/schedule/elsewhere';
import { scheduleList, type EntryContent } from '../domain/schedule/entry';
import type { UndoAll } from './schedule';

const TIMEOUT_MS = 30_000;

const openCalls = () =>
  organizationCalls<
    typeof scheduleManyRoutes & typeof elsewhereRoutes & typeof nextPerformanceRoutes
  >(scheduleList.noun, TIMEOUT_MS);

/**
 * Adds entries to schedules of the organization, either all or none. The change feed updates the
 * screens.
 */
export async function addServerEntries(contents: readonly EntryContent[]): Promise<UndoAll> {
  const call = openCalls();
  const entries = contents.map((content) => ({ id: newId(), content }));
  await call('POST /organizations/:organizationId/schedule/many', { body: { entries } });
  return async () => {
    const ids = entries.map(({ id }) => id);
    await call('POST /organizations/:organizationId/schedule/remove-many', { body: { ids } });
  };
}

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
