import {
  byMode,
  missingPeopleKey,
  readMissingPeople,
  type MissingPeople,
} from '@standby/contracts';
import type { Subscribable } from '@standby/live-room/client/ports/subscribable';
import { browserNote } from '@standby/room-parts/browser-note';
import { polled } from './server/polled';

type Missing = Subscribable<MissingPeople | undefined>;

const missingInBrowser = (showId: string): Missing =>
  browserNote(missingPeopleKey(showId), readMissingPeople);

const missingOnServer = (showId: string): Missing =>
  polled('sign-in:read', undefined, async (organizationId, signal) => {
    const { openLiveApi } = await import('./server/live-api');
    const { missing } = await openLiveApi()(
      'GET /organizations/:organizationId/sign-in/:showId/missing',
      { params: { organizationId, showId }, signal },
    );
    return missing ?? undefined;
  });

/** Returns the people who have not signed in for the open call of a show. */
export const missingPeopleOf = (showId: string): Missing =>
  byMode(missingInBrowser, missingOnServer)(showId);
