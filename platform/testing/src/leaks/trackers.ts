import type { Origin, ResourceKind, Tracker } from './resources';

const trackIntervals: Tracker = ({ add, remove }) => {
  const { setInterval, clearInterval } = window;
  const keyOf = (id: unknown): string => `interval ${Number(id)}`;
  window.setInterval = ((...args: Parameters<typeof setInterval>) => {
    const id = setInterval(...args);
    add(keyOf(id), 'interval');
    return id;
  }) as typeof window.setInterval;
  window.clearInterval = (id) => {
    remove(keyOf(id));
    clearInterval(id);
  };
};

/**
 * Tracks loops: callbacks that schedule the next one. A loop belongs to the visit in which it
 * began; a single callback is not a leak.
 */
const trackLoops: Tracker = ({ add, remove, here }) => {
  const { setTimeout, clearTimeout, requestAnimationFrame, cancelAnimationFrame } = window;
  const keyOf = (kind: ResourceKind, id: unknown): string => `${kind} ${Number(id)}`;
  let running: { readonly kind: ResourceKind; readonly origin: Origin } | undefined;

  function trackCallback<Argument>(
    kind: ResourceKind,
    schedule: (callback: (argument: Argument) => void) => number,
    callback: (argument: Argument) => void,
  ): number {
    const former = running?.kind === kind ? running : undefined;
    const own = former ?? { kind, origin: here() };
    const id = schedule((argument) => {
      remove(keyOf(kind, id));
      const before = running;
      running = own;
      try {
        callback(argument);
      } finally {
        running = before;
      }
    });
    if (former) add(keyOf(kind, id), kind, () => true, former.origin);
    return id;
  }

  window.setTimeout = ((handler: TimerHandler, delay?: number, ...args: unknown[]) => {
    if (typeof handler !== 'function') return setTimeout(handler, delay, ...args);
    const schedule = (callback: (nothing: undefined) => void): number =>
      setTimeout(() => callback(undefined), delay);
    return trackCallback('timeout loop', schedule, () => {
      (handler as (...all: unknown[]) => void)(...args);
    });
  }) as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    remove(keyOf('timeout loop', id));
    clearTimeout(id);
  };
  window.requestAnimationFrame = (callback) =>
    trackCallback('animation loop', requestAnimationFrame, callback);
  window.cancelAnimationFrame = (id) => {
    remove(keyOf('animation loop', id));
    cancelAnimationFrame(id);
  };
};

/**
 * Tracks listeners on objects that outlive a screen. A screen's elements disappear together with
 * their listeners.
 */
const trackListeners: Tracker = ({ add, remove, has }) => {
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

  const { addEventListener, removeEventListener } = EventTarget.prototype;
  // Weak references, so that this map does not keep removed listeners alive.
  const keys = new WeakMap<EventTarget, WeakMap<object, Map<string, object>>>();
  /** Returns one object for each listener that the browser treats as distinct. */
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

  EventTarget.prototype.addEventListener = function addTracked(
    this: EventTarget | undefined,
    type,
    listener,
    options,
  ) {
    const target = this ?? window;
    const { once = false, signal } = typeof options === 'object' ? options : {};
    if (listener && !once && signal?.aborted !== true && outlivesScreens(target)) {
      const key = keyOf(target, type, listener, isCapture(options));
      if (!has(key)) add(key, 'listener', () => signal?.aborted !== true);
    }
    addEventListener.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function removeTracked(
    this: EventTarget | undefined,
    type,
    listener,
    options,
  ) {
    const target = this ?? window;
    if (listener && outlivesScreens(target)) {
      remove(keyOf(target, type, listener, isCapture(options)));
    }
    removeEventListener.call(target, type, listener, options);
  };
};

/** Tracks observers. An observer whose elements have all left the page disappears with them. */
const trackObservers: Tracker = ({ add }) => {
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
      // A separate key does not keep the observer alive.
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
};

const trackConnections: Tracker = ({ add, remove }) => {
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
      remove(this);
      super.close();
    }
  };
  window.Worker = class extends Worker {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args);
      add(this, 'connection');
    }
    override terminate(): void {
      remove(this);
      super.terminate();
    }
  };
};

/** All trackers. Each one replaces functions of the page by recording ones. */
export const trackers: readonly Tracker[] = [
  trackIntervals,
  trackLoops,
  trackListeners,
  trackObservers,
  trackConnections,
];
