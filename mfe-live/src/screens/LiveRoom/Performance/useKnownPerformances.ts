import { useEffect, useMemo, useState } from 'react';
import {
  performancesKey,
  permittedOrganization,
  readApiBase,
  readPerformances,
  type ScheduledPerformance,
} from '@standby/contracts';
import { useBrowserNote } from '../../../components/useBrowserNote';
import { whileVisible } from '../../../data/browser/while-visible';

/** Poll interval while the page is visible. */
const REFRESH_MS = 15_000;

async function readServer(organizationId: string, showId: string) {
  const { openLiveApi } = await import('../../../data/server/live-api');
  const { performances } = await openLiveApi()(
    'GET /organizations/:organizationId/schedule/:showId/performances',
    { params: { organizationId, showId }, signal: AbortSignal.timeout(REFRESH_MS) },
  );
  return performances;
}

const NONE: readonly ScheduledPerformance[] = [];

/** Returns the performances of a show’s schedule, in both modes. Guests do not receive them. */
export function useKnownPerformances(showId: string): readonly ScheduledPerformance[] {
  const note = useBrowserNote(performancesKey(showId));
  const ofBrowser = useMemo(() => readPerformances(note), [note]);
  const [ofServer, setOfServer] = useState(NONE);
  const isConnected = readApiBase() !== undefined;
  const organizationId = permittedOrganization('live:view')?.id;

  useEffect(() => {
    if (!isConnected || organizationId === undefined) return undefined;
    let isOver = false;
    async function refresh(organization: string): Promise<void> {
      try {
        const performances = await readServer(organization, showId);
        if (!isOver) setOfServer(performances);
      } catch {
        // The last known performances stay.
      }
    }
    const stop = whileVisible(() => void refresh(organizationId), REFRESH_MS);
    return () => {
      isOver = true;
      stop();
    };
  }, [isConnected, organizationId, showId]);

  return isConnected ? ofServer : ofBrowser;
}
