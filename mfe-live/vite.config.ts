import { remoteConfig } from '../platform/vite-preset/src/remote.ts';

/**
 * The room's rules, with the contracts that they read: desk, viewer and ask page use them all, and on their own they
 * are a dozen small files. What is typed into a cue sheet is read by its screen alone.
 */
const OF_ROOMS =
  /\/mfe-live\/src\/(?:components\/(?:NightTheme|WindowSettings\/Dimmer|focus-kind|room-context\/useFigure)|data\/(?:guest|link-token|browser\/browser-signals|local\/(?:caller|window-settings))|events|screens\/LiveRoom\/(?:Calls\/(?:call-texts|useCallLadder)|desk-layout))\.|\/packages\/(?:contracts\/src\/(?:connected|countdown\/|events|failure-text|objects|user-facing-error)|live-room\/src\/domain\/(?:calling\/(?!book-view|desk-view|go-safety|light-view)|calls\/|cues\/(?:cue-changes|cue-number|cue-schema|cue-sheet|sheet-commands|sheet-rules)\.|event-log\/|live-protocol\/|room\/|timer\/))/u;

export default remoteConfig('live', { joins: OF_ROOMS });
