/** File of a release log with the sums of the pages' reports about releases. */
export const REPORTS_FILE = 'state/reports.json';

/** Folder of a release log with the counts of each server process. */
export const REPORTS_FOLDER = 'state/reports';

/** Counts of one release. A page counts once in each, however often it fails. */
export interface ReleaseCounts {
  /** Pages that loaded the release, or tried to. */
  readonly loads: number;
  /** Pages with an error of the release. */
  readonly errors: number;
}

/** Counts by remote and release. */
export type ReleaseReports = Readonly<Record<string, Readonly<Record<string, ReleaseCounts>>>>;

/** Loads before which an error rate says little. */
export const LEAST_LOADS = 20;

export const errorRate = ({ loads, errors }: ReleaseCounts): number =>
  loads === 0 ? 0 : Math.min(1, errors / loads);

/** Whether the errors of a canary end it. */
export function endsCanary(
  counts: ReleaseCounts | undefined,
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
      for (const [id, { loads, errors }] of Object.entries(releases)) {
        const known = ofRemote[id] ?? { loads: 0, errors: 0 };
        ofRemote[id] = { loads: known.loads + loads, errors: known.errors + errors };
      }
    }
  }
  return sums;
}

/** Returns the release that an entry on the host's own origin belongs to. */
export const releaseOfEntry = (entry: string): string | undefined =>
  /\/remotes\/[^/]+\/([^/]+)\/remoteEntry\.js/u.exec(entry)?.[1];
