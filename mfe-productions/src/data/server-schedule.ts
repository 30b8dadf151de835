import { createClient } from '@standby/api-client';
import { newId } from '@standby/collections/port';
import {
  collectionErrorOf,
  createServerCollection,
  openConnection,
} from '@standby/collections/server';
import type { elsewhereRoutes, scheduleManyRoutes } from '../../server/contract';
import type { EntryElsewhere } from '../domain/schedule/elsewhere';
import { entryNoun, type Entry, type EntryContent } from '../domain/schedule/entry';
import type { Schedule, UndoAll } from './schedule';

/** Creates the collection of a show's schedule on the server. */
export function createServerSchedule(showId: string, connection = openConnection()): Schedule {
  return createServerCollection<Entry, EntryContent>({
    name: 'schedule',
    noun: entryNoun,
    write: 'schedule:write',
    part: showId,
    connection,
  });
}

/** Timeout in milliseconds for adding or removing many entries. */
const TIMEOUT_MS = 30_000;

/**
 * Adds entries to schedules of the organization, either all or none. The change feed updates the
 * screens.
 */
export async function addServerEntries(
  contents: readonly EntryContent[],
  connection = openConnection(),
): Promise<UndoAll> {
  const call = createClient<typeof scheduleManyRoutes>(connection.base, connection.send);
  const params = { organizationId: connection.member?.organizationId ?? '' };
  const entries = contents.map((content) => ({ id: newId(), content }));
  const signal = (): AbortSignal => AbortSignal.timeout(TIMEOUT_MS);
  const said = (error: unknown): never => {
    throw collectionErrorOf(error, entryNoun);
  };
  await call('POST /organizations/:organizationId/schedule/many', {
    params,
    body: { entries },
    signal: signal(),
  }).catch(said);
  return async () => {
    await call('POST /organizations/:organizationId/schedule/remove-many', {
      params,
      body: { ids: entries.map(({ id }) => id) },
      signal: signal(),
    }).catch(said);
  };
}

/** Reads the plans of the other shows from the first to the last date. */
export async function readServerElsewhere(
  showId: string,
  from: string,
  to: string,
  connection = openConnection(),
): Promise<readonly EntryElsewhere[]> {
  const call = createClient<typeof elsewhereRoutes>(connection.base, connection.send);
  const { entries } = await call('GET /organizations/:organizationId/schedule-elsewhere/:showId', {
    params: { organizationId: connection.member?.organizationId ?? '', showId },
    query: { from, to },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return entries;
}
