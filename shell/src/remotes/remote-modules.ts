/** Types across the federation boundary: they come from the workspace, so nothing has to run. */
export interface RemoteModules {
  marketing: typeof import('mfe-marketing/routes');
  auth: typeof import('mfe-auth/routes');
  productions: typeof import('mfe-productions/routes');
  venue: typeof import('mfe-venue/routes');
  live: typeof import('mfe-live/routes');
}
