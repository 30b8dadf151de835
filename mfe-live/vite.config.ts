import { remoteConfig } from '../platform/vite-preset/src/remote.ts';

/**
 * Modules of the room's rules, with the contracts that they read. Desk, viewer and ask page use all
 * of them, and separately they would be a dozen small files. The code for typed input of a cue
 * sheet is only in that screen's chunk.
 */
const OF_ROOMS =
  /\/mfe-live\/src\/(?:domain\/(?:calls|timer)\/\w[\w-]*|components\/(?:NightTheme|WindowSettings\/Dimmer|focus-kind|room-context\/useFigure)|data\/(?:guest|link-token|browser\/browser-signals|local\/(?:caller|window-settings))|events|screens\/LiveRoom\/(?:Calls\/(?:call-texts|useCallLadder)|desk-layout))\.|\/packages\/(?:contracts\/src\/(?:connected|countdown\/|events|failure-text|objects|user-facing-error)|live-room\/src\/domain\/(?:calling\/(?!book-view|desk-view|go-safety|light-view)|calls\/|cues\/(?:cue-changes|cue-number|cue-schema|cue-names|cue-sheet|sheet-acts|sheet-rules)\.|event-log\/|house-desks\/(?:house-desk-acts|house-desk-schema|house-desk-text|with-house-desks)\.|live-protocol\/|room\/|rundown\/rundown-acts|running\/(?:running-acts|running-schema)|timer\/))/u;

export default remoteConfig('live', { joins: OF_ROOMS });
