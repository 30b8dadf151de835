import { type BrowserEnvironment, createBrowserCollection } from '@standby/collections/browser';
import { selectCollection } from '@standby/collections/connected';
import type { Collection } from '@standby/collections/port';
import { readApiBase } from '@standby/contracts';
import {
  editEntry,
  entryNoun,
  entrySchema,
  newEntry,
  type Entry,
  type EntryContent,
} from '../domain/schedule/entry';
import { followPerformances } from './performance-note';
import { sampleEntries } from './sample-schedule';
import { scheduleKey } from './show-keys';

/** Port to the schedule of one show. */
export type Schedule = Collection<Entry, EntryContent>;

/** Creates the schedule of a show in this browser. */
export function createSchedule(
  showId: string,
  environment: Partial<BrowserEnvironment> = {},
  samples: readonly Entry[] = sampleEntries(showId, environment.now?.() ?? new Date()),
): Schedule {
  return createBrowserCollection({
    ...environment,
    key: scheduleKey(showId),
    version: 1,
    schema: entrySchema,
    noun: entryNoun,
    samples,
    make: newEntry,
    change: editEntry,
  });
}

const schedules = new Map<string, Schedule>();

/** Returns the schedule of a show, shared by all screens of this window. */
export function scheduleOf(showId: string): Schedule {
  const known = schedules.get(showId);
  if (known) return known;
  const schedule = selectCollection<Entry, EntryContent>(
    () => createSchedule(showId),
    () => import('./server-schedule').then((server) => server.createServerSchedule(showId)),
  );
  schedules.set(showId, schedule);
  followPerformances(showId, schedule);
  return schedule;
}

/** Removes entries that were added together. */
export type UndoAll = () => Promise<void>;

/** Adds many entries, on a server either all or none. @returns a function that removes them */
export async function addEntries(
  schedule: Schedule,
  contents: readonly EntryContent[],
): Promise<UndoAll> {
  if (readApiBase() !== undefined) {
    const { addServerEntries } = await import('./server-schedule');
    return addServerEntries(contents);
  }
  const added: Entry[] = [];
  for (const content of contents) added.push(await schedule.create(content));
  return async () => {
    for (const { id } of added) await schedule.remove(id);
  };
}
