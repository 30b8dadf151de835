import { useEffect, useMemo, useState } from 'react';
import { createClient } from '@standby/api-client';
import type { missingRoutes } from '@standby/api-client/live-rooms';
import {
  permittedOrganization,
  readApiBase,
  readMissingPeople,
  type MissingPeople,
} from '@standby/contracts';
import { whileVisible } from '../../../data/browser/while-visible';

/** Poll interval while the page is visible. */
const REFRESH_MS = 15_000;

async function readServer(base: string, organizationId: string, showId: string) {
  const { missing } = await createClient<typeof missingRoutes>(base)(
    'GET /organizations/:organizationId/sign-in/:showId/missing',
    { params: { organizationId, showId }, signal: AbortSignal.timeout(REFRESH_MS) },
  );
  return missing ?? undefined;
}

/**
 * Returns the people who have not signed in for the open call, in both modes.
 * @param note note of this browser, for sample mode
 */
export function useMissing(showId: string, note: string | null): MissingPeople | undefined {
  const [ofServer, setOfServer] = useState<MissingPeople>();
  const ofBrowser = useMemo(() => readMissingPeople(note), [note]);
  const base = readApiBase();
  const organizationId = permittedOrganization('sign-in:read')?.id;

  useEffect(() => {
    if (base === undefined || organizationId === undefined) return undefined;
    let isOver = false;
    async function refresh(api: string, organization: string): Promise<void> {
      try {
        const missing = await readServer(api, organization, showId);
        if (!isOver) setOfServer(missing);
      } catch {
        // The last known list stays, because its phone numbers are still useful.
      }
    }
    const stop = whileVisible(() => void refresh(base, organizationId), REFRESH_MS);
    return () => {
      isOver = true;
      stop();
    };
  }, [base, organizationId, showId]);

  return base === undefined ? ofBrowser : ofServer;
}
