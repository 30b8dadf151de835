import { listOfShow } from '@standby/collections/connected';
import type { Collection } from '@standby/collections/port';
import { byMode } from '@standby/contracts';
import { scheduleList, type Entry, type EntryContent } from '../domain/schedule/entry';
import { followPerformances } from './performance-note';
import { sampleEntries } from './sample-schedule';
import { scheduleKey } from './show-keys';

/** Port to the schedule of one show. */
export type Schedule = Collection<Entry, EntryContent>;

export const { createInBrowser: createSchedule, of: scheduleOf } = listOfShow<Entry, EntryContent>(
  scheduleList,
  { key: scheduleKey, version: 1, samples: sampleEntries, atOpen: followPerformances },
);

/** Removes entries that were added together. */
export type UndoAll = () => Promise<void>;

/** Adds many entries, on a server either all or none. @returns a function that removes them */
type AddEntries = (schedule: Schedule, contents: readonly EntryContent[]) => Promise<UndoAll>;

export const addEntries = byMode<AddEntries>(
  async (schedule, contents) => {
    const added: Entry[] = [];
    for (const content of contents) added.push(await schedule.create(content));
    return async () => {
      for (const { id } of added) await schedule.remove(id);
    };
  },
  async (_schedule, contents) => {
    const { addServerEntries } = await import('./server-schedule');
    return addServerEntries(contents);
  },
);
