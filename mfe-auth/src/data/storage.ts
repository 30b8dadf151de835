import { openBrowserStorage, openTabStorage } from '@standby/shared-ui';

/** One instance for the life of the page: what the browser refuses to store stays in its memory. */
export const tabStorage = openTabStorage();

/** As {@link tabStorage}, for all tabs of this browser. */
export const browserStorage = openBrowserStorage();
