import { entriesOn } from '../domain/schedule/daily-call';
import { calledEntry, newSentCall, type SentCall } from '../domain/schedule/sent-call';
import { addDays, dateOf } from '../domain/schedule/wall';
import { wallOfInstant } from '../domain/schedule/zoned';
import { sampleEntries } from './sample-schedule';
import { sampleShows } from './sample-shows';

/** Sample show whose call went out. */
const SHOW = 'hamlet';

/** Name of the entry that moved after the call went out. */
const MOVED = 'Fight call';

/**
 * Returns the call of the next day with a fight call, which went out yesterday, before the fight
 * call moved by ten minutes.
 */
export function sampleCalls(showId: string, now: Date): readonly SentCall[] {
  const show = sampleShows.find(({ id }) => id === showId && id === SHOW);
  if (!show) return [];
  const today = dateOf(wallOfInstant(now.getTime(), show.timezone));
  const entries = sampleEntries(showId, now);
  const evenings = entries
    .filter(({ title }) => title === MOVED)
    .map(({ startAt }) => dateOf(startAt));
  const evening = evenings.toSorted().find((date) => date >= today);
  if (evening === undefined) return [];
  const before = entriesOn(entries, evening).map((entry) => {
    const moved = { startAt: `${evening}T18:30`, endAt: `${evening}T18:45` };
    return calledEntry(entry.title === MOVED ? { ...entry, ...moved } : entry);
  });
  const content = { showId, date: evening, entries: before, mailedTo: 0 };
  const at = `${addDays(today, -1)}T22:10:00.000Z`;
  return [newSentCall(content, { id: `${showId}-call-1`, at })];
}
