/** File of a release log with the sums of the pages' reports about releases. */
export const REPORTS_FILE = 'state/reports.json';

/** Folder of a release log with the counts of each server process. */
export const REPORTS_FOLDER = 'state/reports';

/** Core Web Vitals, in the lower case in which pages report them, and the ratings that they can have. */
const WEB_VITALS = ['lcp', 'cls', 'inp'] as const;
export const RATINGS = ['good', 'needs-improvement', 'poor'] as const;

export type WebVital = (typeof WEB_VITALS)[number];
export type Rating = (typeof RATINGS)[number];

/** Counts of one release. A page counts at most once in each but `longTasks`. */
export interface ReleaseCounts {
  /** Pages that loaded the release, or tried to. */
  readonly loads: number;
  /** Pages with an error of the release. */
  readonly errors: number;
  /** Pages that had the release's entry before they imported it. */
  readonly preloaded: number;
  /** Pages that were opened with the release, and said how they felt when they were left. */
  readonly measured: number;
  /** Tasks of these pages that kept the main thread busy for more than 50 ms. */
  readonly longTasks: number;
  /** Measured pages, by web vital and rating. */
  readonly vitals: Readonly<Partial<Record<WebVital, Readonly<Partial<Record<Rating, number>>>>>>;
}

export const NO_COUNTS: ReleaseCounts = {
  loads: 0,
  errors: 0,
  preloaded: 0,
  measured: 0,
  longTasks: 0,
  vitals: {},
};

/** Returns the sum of two counts. Counts that an earlier version wrote lack some of the fields. */
export function addCounts(a: ReleaseCounts, b: Partial<ReleaseCounts>): ReleaseCounts {
  const sumOf = (vital: WebVital) => {
    const sums = RATINGS.map((rating) => {
      const sum = (a.vitals[vital]?.[rating] ?? 0) + (b.vitals?.[vital]?.[rating] ?? 0);
      return [rating, sum] as const;
    });
    return Object.fromEntries(sums.filter(([, sum]) => sum > 0));
  };
  const vitals = WEB_VITALS.map((vital) => [vital, sumOf(vital)] as const);
  return {
    loads: a.loads + (b.loads ?? 0),
    errors: a.errors + (b.errors ?? 0),
    preloaded: a.preloaded + (b.preloaded ?? 0),
    measured: a.measured + (b.measured ?? 0),
    longTasks: a.longTasks + (b.longTasks ?? 0),
    vitals: Object.fromEntries(vitals.filter(([, sums]) => Object.keys(sums).length > 0)),
  };
}

/** Returns the share of pages, by web vital, that were rated good. */
export function goodShares({ vitals }: ReleaseCounts): Partial<Record<WebVital, number>> {
  const shares = Object.entries(vitals).map(([vital, ratings]) => {
    const all = Object.values(ratings).reduce((sum, count) => sum + count, 0);
    return [vital, (ratings.good ?? 0) / all] as const;
  });
  return Object.fromEntries(shares);
}

/** Counts by remote and release. */
export type ReleaseReports = Readonly<Record<string, Readonly<Record<string, ReleaseCounts>>>>;

/** Loads before which an error rate says little. */
const LEAST_LOADS = 20;

export const errorRate = ({ loads, errors }: Pick<ReleaseCounts, 'loads' | 'errors'>): number =>
  loads === 0 ? 0 : Math.min(1, errors / loads);

/** Whether the errors of a canary end it. */
export function endsCanary(
  counts: Pick<ReleaseCounts, 'loads' | 'errors'> | undefined,
  abortAbove: number | undefined,
): boolean {
  if (!counts || abortAbove === undefined || counts.loads < LEAST_LOADS) return false;
  return errorRate(counts) > abortAbove;
}

/** Returns the sums of several processes' counts. */
export function sumReports(all: readonly ReleaseReports[]): ReleaseReports {
  const sums: Record<string, Record<string, ReleaseCounts>> = {};
  for (const reports of all) {
    for (const [remote, releases] of Object.entries(reports)) {
      const ofRemote = (sums[remote] ??= {});
      for (const [id, counts] of Object.entries(releases)) {
        ofRemote[id] = addCounts(ofRemote[id] ?? NO_COUNTS, counts);
      }
    }
  }
  return sums;
}

/** Returns the release that an entry on the host's own origin belongs to. */
export const releaseOfEntry = (entry: string): string | undefined =>
  /\/remotes\/[^/]+\/([^/]+)\/remoteEntry\.js/u.exec(entry)?.[1];
