import { createClient } from '@standby/api-client';
import { collectionErrorOf, openConnection } from '@standby/collections/server';
import type { nextPerformanceRoutes } from '../../server/contract';
import { entryNoun } from '../domain/schedule/entry';

const TIMEOUT_MS = 20_000;

/** Reads the ids of the organization's shows that play next. */
export async function readServerPlayingNext(
  connection = openConnection(),
): Promise<readonly string[]> {
  const call = createClient<typeof nextPerformanceRoutes>(connection.base, connection.send);
  const params = { organizationId: connection.member?.organizationId ?? '' };
  try {
    const { showIds } = await call('GET /organizations/:organizationId/next-performances', {
      params,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return showIds;
  } catch (error) {
    throw collectionErrorOf(error, entryNoun);
  }
}
