import { isPerformance, type Entry } from '../schedule/entry';
import { instantOf } from '../schedule/zoned';
import type { Show } from '../show';

/** Largest number of shows on the home page's overview of the evening. */
const TONIGHT_MAX = 3;

/** Returns the current or next performance of a show; undefined if none is planned. */
export function nextPerformance(
  entries: readonly Entry[],
  { timezone }: Pick<Show, 'timezone'>,
  nowMs: number,
): Entry | undefined {
  const ahead = entries.filter(
    (entry) => isPerformance(entry) && instantOf(entry.endAt, timezone) > nowMs,
  );
  return ahead.toSorted((one, other) => one.startAt.localeCompare(other.startAt))[0];
}

export interface PlannedShow {
  readonly show: Pick<Show, 'id' | 'timezone'>;
  readonly entries: readonly Entry[];
}

/** Returns the ids of the shows that play next, ordered by their curtains. */
export function playingNext(planned: readonly PlannedShow[], nowMs: number): readonly string[] {
  const curtains = planned.flatMap(({ show, entries }) => {
    const entry = nextPerformance(entries, show, nowMs);
    return entry ? [{ id: show.id, startMs: instantOf(entry.startAt, show.timezone) }] : [];
  });
  return curtains
    .toSorted((one, other) => one.startMs - other.startMs)
    .slice(0, TONIGHT_MAX)
    .map(({ id }) => id);
}
