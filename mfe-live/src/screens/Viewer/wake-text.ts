/** Text on a screen that the browser does not keep awake. */
export const MAY_SLEEP =
  'This screen may go dark: the browser does not keep it awake. Switch off its lock screen in the settings.';
