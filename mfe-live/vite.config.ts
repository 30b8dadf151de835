import { remoteConfig } from '../platform/vite-preset/src/remote.ts';

/**
 * Modules of the room's rules, with the contracts that they read. Desk, viewer and ask page use all
 * of them, and separately they would be a dozen small files. The code for typed input of a cue
 * sheet is only in that screen's chunk.
 */
const OF_ROOMS =
  /\/mfe-live\/src\/(?:domain\/(?:calls|timer)\/\w[\w-]*|components\/(?:NightTheme|WindowSettings\/Dimmer|focus-kind|room-context\/useFigure)|data\/(?:guest|link-token|browser\/browser-signals|local\/(?:caller|window-settings))|events|screens\/LiveRoom\/(?:Calls\/(?:call-texts|useCallLadder)|desk-layout))\.|\/packages\/(?:contracts\/src\/(?:connected|countdown\/|events|failure-text|objects|user-facing-error)|live-room\/src\/domain\/(?:(?:acts|calls|event-log|live-protocol|messages|performance|presence|rules|schedule|screens|state|time|timer)\/|calling\/(?!book-view|desk-view|go-safety|light-view)|cues\/(?:cue-names|sheet-acts|sheet-rules)\.|house-desks\/(?:house-desk-acts|house-desk-text|with-house-desks)\.|rundown\/rundown-acts|running\/running-acts))/u;

export default remoteConfig('live', { joins: OF_ROOMS });
