import { declareEvents } from '@standby/contracts';

/**
 * What the shell sends to the remotes in its window, and what it hears from them: part of the contract of its release.
 * `shared-ui`, of which pages have the shell's instance, sends `themeChange`; the client of the server sends
 * `sessionExpired`.
 */
export const events = declareEvents({
  sends: ['themeChange', 'sessionExpired', 'releaseReady'],
  hears: ['timerRunning', 'sessionExpired'],
});
