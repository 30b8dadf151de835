import { remoteConfig } from '../platform/vite-preset/src/remote.ts';

/** Modules that rooms and devices share, because a room's card counts its devices. */
const SHARED_VENUE_MODULES =
  /\/mfe-venue\/src\/(?:domain\/(?:device|room)|data\/(?:devices|rooms|sample-))|\/packages\/(?:api-client\/src\/device-screens|collections\/src\/port|contracts\/src\/(?:failure-text|user-facing-error))|\/valibot\//u;

export default remoteConfig('venue', { joins: SHARED_VENUE_MODULES });
