import { performancesKey, readApiBase } from '@standby/contracts';
import { openBrowserStorage } from '@standby/storage';
import { scheduledPerformances } from '../domain/performance';
import type { Collection } from '@standby/collections/port';
import type { Entry, EntryContent } from '../domain/schedule/entry';
import { reportsOf } from './reports';
import { shows } from './shows';

type Schedule = Collection<Entry, EntryContent>;

/** Notes for the live room of this browser what the schedule of its show has. In connected mode the server says it. */
async function notePerformances(showId: string, schedule: Schedule): Promise<void> {
  const [known, reports, entries] = await Promise.all([
    shows.list(),
    reportsOf(showId).list(),
    schedule.list(),
  ]);
  const show = known.find(({ id }) => id === showId);
  const storage = openBrowserStorage();
  const key = performancesKey(showId);
  const text = show ? JSON.stringify(scheduledPerformances(show, reports, entries)) : null;
  if (text === storage.read(key)) return;
  if (text === null) storage.erase(key);
  else storage.write(key, text);
}

/** Keeps that note for as long as the page lives, from the first look at a show's schedule on. */
export function followPerformances(showId: string, schedule: Schedule): void {
  if (readApiBase() !== undefined) return;
  // What does not load has nothing to note: its screen says so.
  const handleChange = (): void => void notePerformances(showId, schedule).catch(() => undefined);
  for (const collection of [schedule, reportsOf(showId), shows]) collection.subscribe(handleChange);
  handleChange();
}
