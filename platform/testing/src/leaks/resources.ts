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
}

export type Tracker = (resources: Resources) => void;

/** Resources that visits of one path started in one place, and that are still active. */
export interface Leak {
  readonly kind: ResourceKind;
  /** Address, line and column of the code that started them. */
  readonly site: string;
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
}

declare global {
  interface Window {
    resourceTracker?: ResourceTracker;
  }
}

/** Starts tracking. The function has no imports, because Playwright runs its text in the page. */
export function startTracking(trackers: readonly Tracker[]): ResourceTracker {
  interface Resource extends Origin {
    readonly kind: ResourceKind;
    readonly site: string;
    readonly isAlive: () => boolean;
  }
  const LONGEST_STACK = 50;
  const ADDRESS = /(?<site>https?:\/\/[^\s)]+:\d+:\d+)/u;
  /** Pattern of libraries and trackers. A leak names the code that called them. */
  const OF_LIBRARIES = /\/node_modules\/|\/testing\/(?:\w+\/)*leaks\//u;
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

  function findSite(): string {
    // Only V8 has this property.
    const limited = Error as { stackTraceLimit?: number };
    const usual = limited.stackTraceLimit;
    limited.stackTraceLimit = LONGEST_STACK;
    const lines = (new Error('stack').stack ?? '').split('\n');
    if (usual !== undefined) limited.stackTraceLimit = usual;
    const sites = lines.flatMap((line) => ADDRESS.exec(line)?.groups?.['site'] ?? []);
    return sites.find((site) => !OF_LIBRARIES.test(site)) ?? sites[0] ?? 'unknown';
  }

  const here = (): Origin => ({ visit: currentVisit(), path });

  trackVisits();
  for (const track of trackers) {
    track({
      add(key, kind, isAlive = () => true, origin = here()) {
        resources.set(key, { ...origin, kind, site: findSite(), isAlive });
      },
      remove: (key) => resources.delete(key),
      has: (key) => resources.has(key),
      here,
    });
  }

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
