/** Names of the events that packages send each other on `window`. */
export const eventNames = {
  /** The colour theme was changed in this window; `data-theme` on the root element says to what. */
  themeChange: 'standby:theme-change',
  /** A timer of this window was started, or the last running one was held: nothing may interrupt it. */
  timerRunning: 'standby:timer-running',
  /** The server answered that nobody is signed in any more: the shell asks for the password in place. */
  sessionExpired: 'standby:session-expired',
} as const;

export type EventName = (typeof eventNames)[keyof typeof eventNames];

/** What each event carries. */
export interface EventDetails {
  [eventNames.themeChange]: undefined;
  [eventNames.timerRunning]: { readonly isRunning: boolean };
  [eventNames.sessionExpired]: undefined;
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

type EventKey = keyof typeof eventNames;

interface EventDeclaration<Sent extends EventKey, Heard extends EventKey> {
  readonly sends: readonly Sent[];
  readonly hears: readonly Heard[];
}

interface DeclaredEvents<Sent extends EventKey, Heard extends EventKey> extends EventDeclaration<
  Sent,
  Heard
> {
  readonly send: <Key extends Sent>(
    key: Key,
    detail: EventDetails[(typeof eventNames)[Key]],
  ) => void;
  readonly hear: <Key extends Heard>(
    key: Key,
    handle: (detail: EventDetails[(typeof eventNames)[Key]]) => void,
  ) => () => void;
}

/** The events of one remote: it can send and hear what it declares, and its contract lists them. */
export function declareEvents<Sent extends EventKey = never, Heard extends EventKey = never>(
  declaration: EventDeclaration<Sent, Heard>,
): DeclaredEvents<Sent, Heard> {
  return {
    ...declaration,
    send: (key, detail) => sendEvent(eventNames[key], detail),
    hear: (key, handle) => hearEvent(eventNames[key], handle),
  };
}
