import { readApiBase, readShowTitles, SHOWS_KEY, type ShowTitle } from '@standby/contracts';
import { openBrowserStorage } from '@standby/storage';

/** Lists the shows that a device can show, by title. */
export async function listShows(): Promise<readonly ShowTitle[]> {
  if (readApiBase() === undefined) return readShowTitles(openBrowserStorage().read(SHOWS_KEY));
  const { createServerShows } = await import('./server-shows');
  return createServerShows().list();
}
