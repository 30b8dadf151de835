import { declareEvents } from '@standby/contracts';

/**
 * Events that the shell sends to the remotes in its window, and events that it hears. They are part
 * of the shell's contract. `shared-ui` sends `themeChange` in the shell's instance, which all pages
 * use. The server's client sends `sessionExpired`.
 */
export const events = declareEvents({
  sends: ['themeChange', 'sessionExpired', 'releaseReady'],
  hears: ['timerRunning', 'sessionExpired'],
});
