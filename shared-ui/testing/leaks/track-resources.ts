/** What goes on until it is ended. */
export type ResourceKind =
  | 'interval'
  | 'timeout loop'
  | 'animation loop'
  | 'listener'
  | 'observer'
  | 'connection';

/** Resources that visits of one path started at one place and that still go on. */
export interface Leak {
  readonly kind: ResourceKind;
  /** Address, line and column of the code that started them. */
  readonly site: string;
  readonly path: string;
  /** How many visits left one. */
  readonly visits: number;
}

export interface ResourceTracker {
  /** What two visits or more of a path left behind, each its own; a module that keeps one for all visits leaves none. */
  readonly findLeaks: () => readonly Leak[];
}

declare global {
  interface Window {
    resourceTracker?: ResourceTracker;
  }
}

/**
 * Tracks what code of this page starts and does not end: intervals, loops of timeouts and of animation frames, listeners
 * on what outlives a screen, observers, connections. It replaces the page's functions for these, so it comes first.
 *
 * It is one function without imports, because Playwright runs its text in the page.
 */
export function trackResources(): ResourceTracker {
  interface Resource {
    readonly kind: ResourceKind;
    readonly site: string;
    readonly path: string;
    readonly visit: number;
    readonly isAlive: () => boolean;
  }
  if (window.resourceTracker) return window.resourceTracker;

  const LONGEST_STACK = 50;
  const ADDRESS = /(?<site>https?:\/\/[^\s)]+:\d+:\d+)/u;
  /** Of libraries and of this module: who called them is to be named. */
  const OF_LIBRARIES = /\/node_modules\/|\/track-resources\.[jt]s/u;
  const resources = new Map<unknown, Resource>();
  let visit = 0;
  let path = window.location.pathname;

  function currentVisit(): number {
    if (window.location.pathname !== path) {
      path = window.location.pathname;
      visit += 1;
    }
    return visit;
  }

  /** A router changes the address before it shows the screen. */
  function trackVisits(): void {
    for (const name of ['pushState', 'replaceState'] as const) {
      const change = window.history[name];
      window.history[name] = (...args) => {
        change.apply(window.history, args);
        currentVisit();
      };
    }
    // Before the router's own, as it comes first.
    window.addEventListener('popstate', currentVisit);
  }

  function findSite(): string {
    // Of V8 alone.
    const limited = Error as { stackTraceLimit?: number };
    const usual = limited.stackTraceLimit;
    limited.stackTraceLimit = LONGEST_STACK;
    const lines = (new Error('stack').stack ?? '').split('\n');
    if (usual !== undefined) limited.stackTraceLimit = usual;
    const sites = lines.flatMap((line) => ADDRESS.exec(line)?.groups?.['site'] ?? []);
    return sites.find((site) => !OF_LIBRARIES.test(site)) ?? sites[0] ?? 'unknown';
  }

  const isAlways = (): boolean => true;
  const timerKey = (kind: ResourceKind, id: unknown): string => `${kind} ${Number(id)}`;

  /** The visit that something belongs to. */
  type Origin = Pick<Resource, 'visit' | 'path'>;
  const here = (): Origin => ({ visit: currentVisit(), path });

  function add(
    key: unknown,
    kind: ResourceKind,
    isAlive: () => boolean = isAlways,
    origin = here(),
  ): void {
    resources.set(key, { kind, site: findSite(), isAlive, ...origin });
  }

  function trackIntervals(): void {
    const { setInterval, clearInterval } = window;
    window.setInterval = ((...args: Parameters<typeof setInterval>) => {
      const id = setInterval(...args);
      add(timerKey('interval', id), 'interval');
      return id;
    }) as typeof window.setInterval;
    window.clearInterval = (id) => {
      resources.delete(timerKey('interval', id));
      clearInterval(id);
    };
  }

  /** Whose callback runs: what it asks for next belongs to the same visit. */
  let running: (Origin & { readonly kind: ResourceKind }) | undefined;

  /** Runs callbacks so that one which asks for the next counts as a loop. One that comes once ends by itself. */
  function trackLoop<Argument>(
    kind: ResourceKind,
    schedule: (callback: (argument: Argument) => void) => number,
    callback: (argument: Argument) => void,
  ): number {
    const former = running?.kind === kind ? running : undefined;
    const origin = former ?? { kind, ...here() };
    const id = schedule((argument) => {
      resources.delete(timerKey(kind, id));
      const before = running;
      running = origin;
      try {
        callback(argument);
      } finally {
        running = before;
      }
    });
    if (former) add(timerKey(kind, id), kind, isAlways, { visit: former.visit, path: former.path });
    return id;
  }

  function trackTimeouts(): void {
    const { setTimeout, clearTimeout } = window;
    window.setTimeout = ((handler: TimerHandler, delay?: number, ...args: unknown[]) => {
      if (typeof handler !== 'function') return setTimeout(handler, delay, ...args);
      const schedule = (callback: (nothing: undefined) => void): number =>
        setTimeout(() => callback(undefined), delay);
      return trackLoop('timeout loop', schedule, () => {
        (handler as (...all: unknown[]) => void)(...args);
      });
    }) as typeof window.setTimeout;
    window.clearTimeout = (id) => {
      resources.delete(timerKey('timeout loop', id));
      clearTimeout(id);
    };
  }

  function trackFrames(): void {
    const { requestAnimationFrame, cancelAnimationFrame } = window;
    window.requestAnimationFrame = (callback) =>
      trackLoop('animation loop', requestAnimationFrame, callback);
    window.cancelAnimationFrame = (id) => {
      resources.delete(timerKey('animation loop', id));
      cancelAnimationFrame(id);
    };
  }

  /** Elements of a screen go with it, and their listeners with them. */
  function outlivesScreens(target: EventTarget): boolean {
    const { documentElement, head, body } = document;
    const nodes: readonly (EventTarget | null)[] = [document, documentElement, head, body];
    if (target instanceof Node) return nodes.includes(target);
    return (
      target === window ||
      target instanceof MediaQueryList ||
      target instanceof VisualViewport ||
      target === (navigator as { readonly connection?: unknown }).connection
    );
  }

  function trackListeners(): void {
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    // Held weakly: a listener that was removed is not to be kept by this.
    const keys = new WeakMap<EventTarget, WeakMap<object, Map<string, object>>>();
    /** One object for each listener that the browser tells from others. */
    function keyOf(target: EventTarget, type: string, listener: object, capture: boolean): object {
      const listeners = keys.get(target) ?? new WeakMap<object, Map<string, object>>();
      keys.set(target, listeners);
      const types = listeners.get(listener) ?? new Map<string, object>();
      listeners.set(listener, types);
      const name = `${type} ${capture}`;
      const key = types.get(name) ?? {};
      types.set(name, key);
      return key;
    }
    function isCapture(options: unknown): boolean {
      if (typeof options !== 'object' || options === null) return options === true;
      const { capture } = options as AddEventListenerOptions;
      return capture === true;
    }

    EventTarget.prototype.addEventListener = function add_(
      this: EventTarget | undefined,
      type,
      listener,
      options,
    ) {
      const target = this ?? window;
      const { once = false, signal } = typeof options === 'object' ? options : {};
      if (listener && !once && signal?.aborted !== true && outlivesScreens(target)) {
        const key = keyOf(target, type, listener, isCapture(options));
        if (!resources.has(key)) add(key, 'listener', () => signal?.aborted !== true);
      }
      addEventListener.call(target, type, listener, options);
    };
    EventTarget.prototype.removeEventListener = function remove(
      this: EventTarget | undefined,
      type,
      listener,
      options,
    ) {
      const target = this ?? window;
      if (listener && outlivesScreens(target)) {
        resources.delete(keyOf(target, type, listener, isCapture(options)));
      }
      removeEventListener.call(target, type, listener, options);
    };
  }

  /** An observer of elements that have left the page goes with them. */
  function trackObservers(): void {
    for (const Observer of [ResizeObserver, IntersectionObserver, MutationObserver]) {
      const prototype = Observer.prototype as {
        observe: (target: Node, ...rest: unknown[]) => void;
        disconnect: () => void;
      };
      const { observe, disconnect } = prototype;
      const targets = new WeakMap<object, Set<WeakRef<Node>>>();
      const isConnected = (observer: object): boolean =>
        Array.from(targets.get(observer) ?? []).some((target) => target.deref()?.isConnected);
      prototype.observe = function observeTarget(this: object, target, ...rest) {
        const known = targets.get(this) ?? new Set();
        targets.set(this, known.add(new WeakRef(target)));
        // By a key of its own, which does not keep the observer.
        const observer = new WeakRef(this);
        if (known.size === 1) {
          add({}, 'observer', () => {
            const current = observer.deref();
            return current !== undefined && isConnected(current);
          });
        }
        observe.call(this, target, ...rest);
      };
      prototype.disconnect = function disconnectAll(this: object) {
        targets.delete(this);
        disconnect.call(this);
      };
    }
  }

  function trackConnections(): void {
    const { WebSocket, EventSource, BroadcastChannel, Worker } = window;
    window.WebSocket = class extends WebSocket {
      constructor(...args: ConstructorParameters<typeof WebSocket>) {
        super(...args);
        add(this, 'connection', () => this.readyState <= WebSocket.OPEN);
      }
    };
    window.EventSource = class extends EventSource {
      constructor(...args: ConstructorParameters<typeof EventSource>) {
        super(...args);
        add(this, 'connection', () => this.readyState <= EventSource.OPEN);
      }
    };
    window.BroadcastChannel = class extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        add(this, 'connection');
      }
      override close(): void {
        resources.delete(this);
        super.close();
      }
    };
    window.Worker = class extends Worker {
      constructor(...args: ConstructorParameters<typeof Worker>) {
        super(...args);
        add(this, 'connection');
      }
      override terminate(): void {
        resources.delete(this);
        super.terminate();
      }
    };
  }

  trackVisits();
  trackIntervals();
  trackTimeouts();
  trackFrames();
  trackListeners();
  trackObservers();
  trackConnections();

  const tracker: ResourceTracker = {
    findLeaks() {
      const now = currentVisit();
      const left = new Map<string, { leak: Leak; visits: Set<number> }>();
      for (const [key, resource] of resources) {
        if (!resource.isAlive()) resources.delete(key);
        else if (resource.visit !== now) {
          const { kind, site, path: of } = resource;
          const name = `${kind} ${site} ${of}`;
          const known = left.get(name) ?? {
            leak: { kind, site, path: of, visits: 0 },
            visits: new Set(),
          };
          left.set(name, { ...known, visits: known.visits.add(resource.visit) });
        }
      }
      return Array.from(left.values(), ({ leak, visits }) => ({
        ...leak,
        visits: visits.size,
      })).filter(({ visits }) => visits > 1);
    },
  };
  window.resourceTracker = tracker;
  return tracker;
}
