import { openOnServer } from '@standby/collections/connected';
import { byMode, houseLists, readShowTitles, SHOWS_KEY, type ShowTitle } from '@standby/contracts';
import { openBrowserStorage } from '@standby/storage';

/** Lists the shows that a device can show, by title. */
export const listShows = byMode<() => Promise<readonly ShowTitle[]>>(
  async () => readShowTitles(openBrowserStorage().read(SHOWS_KEY)),
  async () => (await openOnServer<ShowTitle, object>(houseLists.shows)).list(),
);
