/** Names of the events that packages send each other on `window`. */
export const eventNames = {
  /** The colour theme was changed in this window; `data-theme` on the root element says to what. */
  themeChange: 'standby:theme-change',
  /** A timer of this window was started, or the last running one was held: nothing may interrupt it. */
  timerRunning: 'standby:timer-running',
} as const;

export type EventName = (typeof eventNames)[keyof typeof eventNames];

/** What each event carries. */
export interface EventDetails {
  [eventNames.themeChange]: undefined;
  [eventNames.timerRunning]: { readonly isRunning: boolean };
}

/** Tells every package in this window. */
export function sendEvent<Name extends EventName>(name: Name, detail: EventDetails[Name]): void {
  window.dispatchEvent(new CustomEvent(name, { detail }));
}

/**
 * Calls back whenever a package of this window sends the event.
 *
 * @returns a function that ends it
 */
export function hearEvent<Name extends EventName>(
  name: Name,
  handle: (detail: EventDetails[Name]) => void,
): () => void {
  const listener = (event: Event): void =>
    handle((event as CustomEvent<EventDetails[Name]>).detail);
  window.addEventListener(name, listener);
  return () => window.removeEventListener(name, listener);
}
