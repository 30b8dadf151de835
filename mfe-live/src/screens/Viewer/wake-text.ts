/** Text on a screen that the browser does not keep awake. */
export const MAY_SLEEP =
  'This screen may go dark. Switch off the screen lock in the settings of this device.';
