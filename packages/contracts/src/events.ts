/** Names of the events that packages send each other on `window`. */
export const eventNames = {
  /** The colour theme of this window changed; `data-theme` on the root element names it. shared-ui sends it. */
  themeChange: 'standby:theme-change',
  /**
   * The clock for times of day changed in this window; `data-clock` on the root element names it. shared-ui sends it.
   */
  clockChange: 'standby:clock-change',
  /**
   * A timer of this window started, or the last running one was held. While a timer runs, nothing may interrupt the
   * screen.
   */
  timerRunning: 'standby:timer-running',
  /** The session has expired: the shell asks for the password in place. */
  sessionExpired: 'standby:session-expired',
  /** The shell has found a release newer than this page's. */
  releaseReady: 'standby:release-ready',
} as const;

export type EventName = (typeof eventNames)[keyof typeof eventNames];

/** Payload of each event. */
export interface EventDetails {
  [eventNames.themeChange]: undefined;
  [eventNames.clockChange]: undefined;
  [eventNames.timerRunning]: { readonly isRunning: boolean };
  [eventNames.sessionExpired]: undefined;
  [eventNames.releaseReady]: undefined;
}

/** Notifies every package in this window. */
export function sendEvent<Name extends EventName>(name: Name, detail: EventDetails[Name]): void {
  dispatch(name, detail);
}

/**
 * Calls back whenever a package of this window sends the event.
 * @returns a function that ends the subscription
 */
export function hearEvent<Name extends EventName>(
  name: Name,
  handle: (detail: EventDetails[Name]) => void,
): () => void {
  return listen(name, handle);
}

function dispatch(name: string, detail: unknown): void {
  window.dispatchEvent(new CustomEvent(name, { detail }));
}

/** @param handle receives the detail that the sender of this event dispatches */
function listen(name: string, handle: (detail: never) => void): () => void {
  const listener = (event: Event): void => handle((event as CustomEvent<never>).detail);
  window.addEventListener(name, listener);
  return () => window.removeEventListener(name, listener);
}

/** Property of `window` with the last payload of each kept event, by name. Remotes with their own copies of this module share it. */
const KEPT = Symbol.for('standby:kept-events');

function keptEvents(): Map<string, unknown> {
  const page: { [KEPT]?: Map<string, unknown> } = window as object;
  return (page[KEPT] ??= new Map());
}

/** Listens to a kept event. A handler that has heard none by then gets the last one, in a microtask. */
function listenKept(name: string, handle: (detail: never) => void): () => void {
  let isWaiting = true;
  const end = listen(name, (detail) => {
    isWaiting = false;
    handle(detail);
  });
  queueMicrotask(() => {
    const kept = keptEvents();
    if (isWaiting && kept.has(name)) handle(kept.get(name) as never);
  });
  return () => {
    isWaiting = false;
    end();
  };
}

type EventKey = keyof typeof eventNames;

/** An event that remotes of other repositories exchange; sender and receivers define it alike. */
export interface EventDefinition<Payload extends EventPayload = EventPayload> {
  readonly name: string;
  readonly payload: Payload;
  /** Whether the page keeps the last one for receivers that subscribe later. */
  readonly isKept?: boolean;
}

/** Fields of an event's payload, with their types. */
type EventPayload = Readonly<Record<string, keyof FieldTypes>>;

interface FieldTypes {
  readonly boolean: boolean;
  readonly number: number;
  readonly string: string;
}

/** A remote's own events, by the keys that the remote uses for them. */
type Definitions = Readonly<Record<string, EventDefinition>>;

type DetailOf<Payload extends EventPayload> = [keyof Payload] extends [never]
  ? undefined
  : { readonly [Field in keyof Payload]: FieldTypes[Payload[Field]] };

type Detail<Own extends Definitions, Key> = Key extends keyof Own
  ? DetailOf<Own[Key]['payload']>
  : Key extends EventKey
    ? EventDetails[(typeof eventNames)[Key]]
    : never;

const OWN_NAME = /^(?!standby:)[a-z][a-z\d-]*:[a-z][a-z\d-]*$/u;

/**
 * Defines an event of a remote in another repository.
 * @param name name of the owning remote, a colon and the event: `tickets:seat-sold`
 * @param options.isKept whether a receiver that subscribes later gets the last one, such as a remote that starts later
 * @throws {Error} for a name of another form, and for the prefix of the product's own events
 */
export function defineEvent<const Payload extends EventPayload>(
  name: string,
  payload: Payload,
  { isKept = false }: { readonly isKept?: boolean } = {},
): EventDefinition<Payload> {
  if (!OWN_NAME.test(name)) throw new Error(`"${name}" has to read remote:event, such as a:b-c`);
  return { name, payload, isKept };
}

interface EventDeclaration<Own extends Definitions, Sent, Heard> {
  /** Events outside `eventNames`, made by {@link defineEvent}. */
  readonly defines?: Own;
  readonly sends: readonly Sent[];
  readonly hears: readonly Heard[];
}

interface DeclaredEvents<Own extends Definitions, Sent, Heard> extends EventDeclaration<
  Own,
  Sent,
  Heard
> {
  readonly send: <Key extends Sent>(key: Key, detail: Detail<Own, Key>) => void;
  readonly hear: <Key extends Heard>(
    key: Key,
    handle: (detail: Detail<Own, Key>) => void,
  ) => () => void;
}

/** Declares the events of one remote. The remote can send and receive only these, and its contract lists them. */
export function declareEvents<
  // A declaration that defines no event has no keys.
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- The type is empty on purpose.
  Own extends Definitions = Readonly<Record<never, never>>,
  Sent extends EventKey | (keyof Own & string) = never,
  Heard extends EventKey | (keyof Own & string) = never,
>(declaration: EventDeclaration<Own, Sent, Heard>): DeclaredEvents<Own, Sent, Heard> {
  const nameOf = (key: string): string => eventNameOf(key, declaration.defines);
  const isKept = (key: string): boolean => declaration.defines?.[key]?.isKept === true;
  return {
    ...declaration,
    send(key, detail) {
      if (isKept(key)) keptEvents().set(nameOf(key), detail);
      dispatch(nameOf(key), detail);
    },
    hear: (key, handle) => (isKept(key) ? listenKept : listen)(nameOf(key), handle),
  };
}

/** @throws {Error} for a key without an event */
export function eventNameOf(key: string, defines: Definitions = {}): string {
  const name = defines[key]?.name ?? new Map<string, string>(Object.entries(eventNames)).get(key);
  if (name === undefined) throw new Error(`there is no event "${key}"`);
  return name;
}
