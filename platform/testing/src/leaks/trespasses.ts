import type { Tracker } from './resources';

/**
 * Tracks removal and change of values that another remote has stored in this page, by the code that
 * stored them.
 */
export const trackStorage: Tracker = ({ findCaller, report }) => {
  /** Keys that several packages write, by `@standby/contracts` and `@standby/forms`. */
  const SHARED = /^standby:(?:account$|draft|live-room:|tab-organization$)/u;
  const { setItem, removeItem, clear } = Storage.prototype;
  const owners = new WeakMap<Storage, Map<string, string>>();

  function ownersIn(storage: Storage): Map<string, string> {
    const known = owners.get(storage) ?? new Map<string, string>();
    owners.set(storage, known);
    return known;
  }
  const nameOf = (storage: Storage): string =>
    storage === window.localStorage ? 'localStorage' : 'sessionStorage';

  function note(storage: Storage, key: string, did: 'changed' | 'removed'): void {
    const { site, remote } = findCaller();
    const known = ownersIn(storage);
    const owner = known.get(key);
    if (remote !== undefined && owner !== undefined && owner !== remote && !SHARED.test(key)) {
      report({ act: `${did} "${key}" in ${nameOf(storage)}, which ${owner} stored`, site, remote });
    }
    if (did === 'removed') known.delete(key);
    else if (remote !== undefined && owner === undefined) known.set(key, remote);
  }

  Storage.prototype.setItem = function setTracked(this: Storage, key, value) {
    const before = this.getItem(key);
    setItem.call(this, key, value);
    if (before !== this.getItem(key)) note(this, key, 'changed');
  };
  Storage.prototype.removeItem = function removeTracked(this: Storage, key) {
    const before = this.getItem(key);
    removeItem.call(this, key);
    if (before !== null) note(this, key, 'removed');
  };
  Storage.prototype.clear = function clearTracked(this: Storage) {
    const { site, remote } = findCaller();
    const known = ownersIn(this);
    const foreign = Array.from({ length: this.length }, (_, index) => this.key(index) ?? '').filter(
      (key) => remote === undefined || known.get(key) !== remote,
    );
    clear.call(this);
    known.clear();
    if (foreign.length === 0 || site === 'unknown') return;
    const keys = foreign.map((key) => `"${key}"`).join(', ');
    report({ act: `cleared ${nameOf(this)}, also of others: ${keys}`, site, remote });
  };
};

/**
 * Tracks added, replaced and removed properties of `window` and of built-in objects and their
 * prototypes, except for those of the page's runtime. Browsers do not tell who changed a property,
 * so a change is found at the next check.
 */
export const trackGlobals: Tracker = ({ onCheck, report, runtimeGlobals }) => {
  const BUILT_IN = (
    'Object Function Array String Number Boolean Symbol BigInt Date RegExp Error Promise Map Set WeakMap WeakSet ' +
    'JSON Math Intl Reflect EventTarget Event Node Element HTMLElement Document History Storage Request Response ' +
    'Headers XMLHttpRequest URL URLSearchParams'
  ).split(' ');
  type Shape = Map<string, unknown>;

  /** Returns functions and getters by key. Other values may change. */
  function shapeOf(object: object): Shape {
    return new Map(
      Reflect.ownKeys(object).map((key) => {
        const { value, get } = Object.getOwnPropertyDescriptor(object, key) ?? {};
        return [String(key), typeof value === 'function' ? value : get] as const;
      }),
    );
  }

  function compare(name: string, before: Shape, after: Shape): void {
    for (const [key, value] of after) {
      const known = before.get(key);
      if (runtimeGlobals.test(key)) continue;
      if (!before.has(key)) report({ act: `added ${name}.${key}` });
      else if (known !== undefined && known !== value) report({ act: `replaced ${name}.${key}` });
    }
    for (const key of before.keys()) {
      if (!after.has(key) && !runtimeGlobals.test(key)) report({ act: `removed ${name}.${key}` });
    }
  }

  const objects = new Map<string, object>([['window', window]]);
  for (const name of BUILT_IN) {
    const builtIn: unknown = Reflect.get(window, name);
    if (typeof builtIn !== 'function' && (typeof builtIn !== 'object' || builtIn === null))
      continue;
    objects.set(name, builtIn);
    const prototype: unknown = Reflect.get(builtIn, 'prototype');
    if (typeof prototype === 'object' && prototype !== null) {
      objects.set(`${name}.prototype`, prototype);
    }
  }
  const shapes = new Map(Array.from(objects, ([name, object]) => [name, shapeOf(object)] as const));

  onCheck(() => {
    for (const [name, object] of objects) {
      const after = shapeOf(object);
      compare(name, shapes.get(name) ?? after, after);
      shapes.set(name, after);
    }
  });
};

/** Tracks tasks that block the page for five seconds or more. Only Chromium reports them. */
export const trackLongTasks: Tracker = ({ report }) => {
  const LONGEST_MS = 5_000;
  if (!PerformanceObserver.supportedEntryTypes.includes('longtask')) return;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      if (duration < LONGEST_MS) continue;
      report({ act: `blocked the page for ${Math.round(duration / 1_000)} s`, at: startTime });
    }
  }).observe({ type: 'longtask', buffered: true });
};
