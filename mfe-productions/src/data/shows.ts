import { listOfOrganization } from '@standby/collections/connected';
import type { Collection } from '@standby/collections/port';
import { SHOWS_KEY } from '@standby/contracts';
import { showList, type Show, type ShowContent } from '../domain/show';
import { withProductionTeam } from './production-team';
import { sampleShows } from './sample-shows';

/** Port to the shows. */
export type Shows = Collection<Show, ShowContent>;

/** Delay of the sample implementation, in milliseconds (spec section 9). */
const CREATION_MILLIS = 1000;

const creationDelay = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, CREATION_MILLIS));

export const { createInBrowser: createShows, list: shows } = listOfOrganization<Show, ShowContent>(
  showList,
  {
    key: SHOWS_KEY,
    version: 1,
    samples: sampleShows,
    beforeCreate: creationDelay,
    withRules: (list) => withProductionTeam(list),
    async readPage(...wanted) {
      const { readShowPage } = await import('./server-shows');
      return readShowPage(...wanted);
    },
  },
);
