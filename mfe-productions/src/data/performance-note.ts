import type { Collection } from '@standby/collections/port';
import { performancesKey } from '@standby/contracts';
import { openBrowserStorage } from '@standby/storage';
import { roomPerformances } from '../domain/room-performances';
import type { Entry, EntryContent } from '../domain/schedule/entry';
import { peopleOf } from './people';
import { reportsOf } from './reports';
import { shows } from './shows';
import { signInsOf } from './sign-ins';

type Schedule = Collection<Entry, EntryContent>;

/**
 * Stores the performances of a show's schedule for the live room of this browser. In connected mode
 * the server provides them.
 */
async function notePerformances(showId: string, schedule: Schedule): Promise<void> {
  const [known, reports, entries, people, signIns] = await Promise.all([
    shows.list(),
    reportsOf(showId).list(),
    schedule.list(),
    peopleOf(showId).list(),
    signInsOf(showId).list(),
  ]);
  const show = known.find(({ id }) => id === showId);
  const storage = openBrowserStorage();
  const key = performancesKey(showId);
  const sources = show && { show, reports, entries, people, signIns };
  const text = sources ? JSON.stringify(roomPerformances(sources, Date.now(), true)) : null;
  if (text === storage.read(key)) return;
  if (text === null) storage.erase(key);
  else storage.write(key, text);
}

/** Updates that note from the first read of a show's schedule until the page is closed. */
export function followPerformances(showId: string, schedule: Schedule): void {
  // Lists that fail to load leave the note unchanged, and their screens show the error.
  const handleChange = (): void => void notePerformances(showId, schedule).catch(() => undefined);
  const lists = [schedule, reportsOf(showId), peopleOf(showId), signInsOf(showId), shows];
  for (const list of lists) list.subscribe(handleChange);
  handleChange();
}
