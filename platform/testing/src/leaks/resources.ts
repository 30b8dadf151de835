/** Kinds of resources that stay active until code ends them. */
export type ResourceKind =
  | 'interval'
  | 'timeout loop'
  | 'animation loop'
  | 'listener'
  | 'observer'
  | 'connection';

/** The visit of a path that started something. */
export interface Origin {
  readonly visit: number;
  readonly path: string;
}

/** The active resources of this page. */
export interface Resources {
  /**
   * Records that the calling code started a resource.
   *
   * @param isAlive whether the resource is still active, if it can end without a call
   * @param origin visit that started it; by default the current one
   */
  readonly add: (
    key: unknown,
    kind: ResourceKind,
    isAlive?: () => boolean,
    origin?: Origin,
  ) => void;
  readonly remove: (key: unknown) => void;
  readonly has: (key: unknown) => boolean;
  readonly here: () => Origin;
  readonly findCaller: () => Caller;
  /** Calls back before the page shows another path, and before trespasses are listed. */
  readonly onCheck: (check: () => void) => void;
  /** Records a trespass of the caller, or of a screen if the caller is unknown. */
  readonly report: (trespass: TrespassReport) => void;
  /** Pattern of the globals that belong to the runtime of the page. */
  readonly runtimeGlobals: RegExp;
}

/** The code that called a function of the page. */
interface Caller {
  /** Address, line and column. */
  readonly site: string;
  /** Name of its remote; undefined for code of the shell, and on the page of a single remote. */
  readonly remote: string | undefined;
}

/** Act of a screen that affects the other remotes of the page. */
export interface TrespassReport extends Partial<Caller> {
  /** Verb phrase, such as `added window.seats`. */
  readonly act: string;
  /** Time of the act on the clock of `performance.now()`; now by default. */
  readonly at?: number;
}

export interface Trespass {
  readonly act: string;
  readonly site: string | undefined;
  readonly remote: string | undefined;
  /** Path of the page at that time. */
  readonly path: string;
  /** Path before, if the screen there may have done it, because it was just being left. */
  readonly before: string | undefined;
}

export type Tracker = (resources: Resources) => void;

/** Resources that visits of one path started in one place, and that are still active. */
export interface Leak {
  readonly kind: ResourceKind;
  /** Address, line and column of the code that started them. */
  readonly site: string;
  /** Name of the remote that the code belongs to, if its address tells. */
  readonly remote: string | undefined;
  readonly path: string;
  /** Number of visits that left one. */
  readonly visits: number;
}

export interface ResourceTracker {
  /**
   * Returns resources of which at least two visits of a path left one each. A single resource that
   * a module keeps for all visits is not a leak.
   */
  readonly findLeaks: () => readonly Leak[];
  /** Returns the trespasses since the last call. */
  readonly takeTrespasses: () => readonly Trespass[];
}

/** Returns the name of the remote that a script belongs to, if its address tells. */
export type RemoteAt = (address: string) => string | undefined;

declare global {
  interface Window {
    resourceTracker?: ResourceTracker;
  }
}

/** Starts tracking. The function has no imports, because Playwright runs its text in the page. */
export function startTracking(
  trackers: readonly Tracker[],
  remoteAt: RemoteAt,
  runtimeGlobals: RegExp,
): ResourceTracker {
  /** The time that the page spends at one path. */
  interface Visit {
    readonly path: string;
    readonly since: number;
    /** Time of the first check, at which the screen before has long been left. */
    settledAt?: number;
  }
  interface Resource extends Origin, Caller {
    readonly kind: ResourceKind;
    readonly isAlive: () => boolean;
  }
  const LONGEST_STACK = 50;
  const ADDRESS = /(?<site>https?:\/\/[^\s)]+:\d+:\d+)/u;
  /** Pattern of libraries and trackers. A leak names the code that called them. */
  const OF_LIBRARIES = /\/node_modules\/|\/testing\/(?:\w+\/)*leaks\//u;
  const resources = new Map<unknown, Resource>();
  const checks: (() => void)[] = [];
  const visits: Visit[] = [{ path: window.location.pathname, since: 0 }];
  let trespasses: Trespass[] = [];

  const pathNow = (): string | undefined => visits.at(-1)?.path;

  function currentVisit(): number {
    const path = window.location.pathname;
    if (path !== pathNow()) {
      // The next screen has not rendered yet, so all changes until now are of the present one.
      for (const check of checks) check();
      visits.push({ path, since: performance.now() });
    }
    return visits.length - 1;
  }

  function report({ act, site, remote, at = performance.now() }: TrespassReport): void {
    const index = visits.findLastIndex(({ since }) => since <= at);
    const { path, settledAt = Infinity } = visits[index] ?? { path: window.location.pathname };
    const before = at < settledAt ? visits[index - 1]?.path : undefined;
    trespasses.push({ act, site, remote, path, before });
  }

  /** Tracks visits by address. A router changes the address before it shows the screen. */
  function trackVisits(): void {
    for (const name of ['pushState', 'replaceState'] as const) {
      const change = window.history[name];
      window.history[name] = (...args) => {
        change.apply(window.history, args);
        currentVisit();
      };
    }
    // This listener runs before the router's, because it is added first.
    window.addEventListener('popstate', currentVisit);
  }

  function findCaller(): Caller {
    // Only V8 has this property.
    const limited = Error as { stackTraceLimit?: number };
    const usual = limited.stackTraceLimit;
    limited.stackTraceLimit = LONGEST_STACK;
    const lines = (new Error('stack').stack ?? '').split('\n');
    if (usual !== undefined) limited.stackTraceLimit = usual;
    const sites = lines.flatMap((line) => ADDRESS.exec(line)?.groups?.['site'] ?? []);
    // Remotes call the design system, whose code belongs to the shell.
    const ofRemote = sites.find((site) => remoteAt(site) !== undefined);
    const site = ofRemote ?? sites.find((one) => !OF_LIBRARIES.test(one)) ?? sites[0] ?? 'unknown';
    return { site, remote: ofRemote === undefined ? undefined : remoteAt(ofRemote) };
  }

  const here = (): Origin => ({ visit: currentVisit(), path: window.location.pathname });

  trackVisits();
  for (const track of trackers) {
    track({
      add(key, kind, isAlive = () => true, origin = here()) {
        resources.set(key, { ...origin, kind, ...findCaller(), isAlive });
      },
      remove: (key) => resources.delete(key),
      has: (key) => resources.has(key),
      here,
      findCaller,
      onCheck: (check) => checks.push(check),
      report,
      runtimeGlobals,
    });
  }

  const tracker: ResourceTracker = {
    findLeaks() {
      const now = currentVisit();
      const left = new Map<string, { leak: Leak; visits: Set<number> }>();
      for (const [key, resource] of resources) {
        if (!resource.isAlive()) resources.delete(key);
        else if (resource.visit !== now) {
          const { kind, site, remote, path: of } = resource;
          const name = `${kind} ${site} ${of}`;
          const known = left.get(name) ?? {
            leak: { kind, site, remote, path: of, visits: 0 },
            visits: new Set(),
          };
          left.set(name, { ...known, visits: known.visits.add(resource.visit) });
        }
      }
      return Array.from(left.values(), ({ leak, visits }) => ({
        ...leak,
        visits: visits.size,
      })).filter(({ visits: count }) => count > 1);
    },
    takeTrespasses() {
      currentVisit();
      for (const check of checks) check();
      const visit = visits.at(-1);
      if (visit) visit.settledAt ??= performance.now();
      const taken = trespasses;
      trespasses = [];
      return taken;
    },
  };
  window.resourceTracker = tracker;
  return tracker;
}
