const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The newest, regardless of their age: the last one may have caught what broke the database. */
export const RECENT_KEPT = 4;

/** The newest of each hour of a day, and of each day of two weeks. */
const PERIODS = [
  { every: HOUR_MS, until: DAY_MS },
  { every: DAY_MS, until: 14 * DAY_MS },
] as const;

/** Room that snapshots take at most; two stay regardless of their size. */
const BYTES_MAX = 2 * 1024 ** 3;
const LEAST_KEPT = 2;

export interface Snapshot {
  readonly path: string;
  readonly time: Date;
  readonly bytes: number;
}

/**
 * Which snapshots may go.
 *
 * @param snapshots the newest first
 */
export function expiredSnapshots(snapshots: readonly Snapshot[], now: Date): Snapshot[] {
  const seen = new Set<string>();
  let bytes = 0;
  return snapshots.filter((snapshot, index) => {
    const time = snapshot.time.getTime();
    let isKept = index < RECENT_KEPT;
    for (const { every, until } of PERIODS) {
      const period = `${every}:${Math.floor(time / every)}`;
      if (!seen.has(period) && now.getTime() - time < until) isKept = true;
      seen.add(period);
    }
    if (!isKept) return true;
    bytes += snapshot.bytes;
    return index >= LEAST_KEPT && bytes > BYTES_MAX;
  });
}
