import type * as auth from 'mfe-auth/routes';
import type * as live from 'mfe-live/routes';
import type * as marketing from 'mfe-marketing/routes';
import type * as productions from 'mfe-productions/routes';
import type * as venue from 'mfe-venue/routes';

/** Types across the federation boundary. They come from the workspace, so no server has to run. */
export interface RemoteModules {
  auth: typeof auth;
  live: typeof live;
  marketing: typeof marketing;
  productions: typeof productions;
  venue: typeof venue;
}
