import { remoteConfig } from '../platform/vite-preset/src/remote.ts';

/**
 * Modules that the dashboard, the form of a show and a show's pages share; the company brings its
 * own.
 */
const SHARED_SHOW_MODULES =
  /\/mfe-productions\/src\/(?:components\/(?:EventFields\/|status-tones)|data\/(?:production-team|sample-shows|shows|team|sample-team)\.|domain\/(?:event-form|schedule|show|show-card|team|timezone)\.)|\/packages\/(?:collections\/src\/(?:browser|connected|list|port)|forms\/src(?!\/MissingFields)|storage\/src|contracts\/src\/countdown)\/|\/valibot\//u;

export default remoteConfig('productions', { joins: SHARED_SHOW_MODULES });
