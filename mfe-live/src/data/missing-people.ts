import {
  byMode,
  missingPeopleKey,
  readMissingPeople,
  type MissingPeople,
} from '@standby/contracts';
import type { Subscribable } from '@standby/room-engine/subscribable';
import { browserNote } from '@standby/room-parts/browser-note';
import { late } from './late';

type Missing = Subscribable<MissingPeople | undefined>;

const missingInBrowser = (showId: string): Missing =>
  browserNote(missingPeopleKey(showId), readMissingPeople);

const missingOnServer = (showId: string): Missing =>
  late(undefined, async () => (await import('./server/show-data')).missingOnServer(showId));

/** Returns the people who have not signed in for the open call of a show. */
export const missingPeopleOf = (showId: string): Missing =>
  byMode(missingInBrowser, missingOnServer)(showId);
