import { SHOWS_KEY } from '@standby/contracts';
import { type BrowserEnvironment, createBrowserCollection } from '@standby/collections/browser';
import { selectCollection } from '@standby/collections/connected';
import type { Collection } from '@standby/collections/port';
import {
  type Show,
  type ShowContent,
  editShow,
  newShow,
  showNoun,
  showSchema,
} from '../domain/show';
import { withProductionTeam } from './production-team';
import { sampleShows } from './sample-shows';

/** Port to the shows; in connected mode the server's implementation replaces the browser's. */
export type Shows = Collection<Show, ShowContent>;

/** Delay of the sample implementation, in milliseconds (spec section 9). */
const CREATION_MILLIS = 1000;

const creationDelay = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, CREATION_MILLIS));

export function createShows(
  environment: Partial<BrowserEnvironment> = {},
  samples: readonly Show[] = sampleShows,
): Shows {
  return createBrowserCollection({
    beforeCreate: creationDelay,
    ...environment,
    key: SHOWS_KEY,
    version: 1,
    schema: showSchema,
    noun: showNoun,
    samples,
    make: newShow,
    change: editShow,
  });
}

export const shows = selectCollection<Show, ShowContent>(
  () => withProductionTeam(createShows()),
  () => import('./server-collections').then((server) => server.createServerShows()),
);
