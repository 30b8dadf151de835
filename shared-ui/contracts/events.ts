/** Names of the events that packages send each other on `window`. */
export const eventNames = {
  /** The colour theme was changed in this window; `data-theme` on the root element says to what. */
  themeChange: 'standby:theme-change',
} as const;
