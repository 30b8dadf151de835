import { listOfShow } from '@standby/collections/connected';
import type { CollectionOfMany } from '@standby/collections/port';
import { scheduleList, type Entry, type EntryContent } from '../domain/schedule/entry';
import { followPerformances } from './performance-note';
import { sampleEntries } from './sample-schedule';
import { scheduleKey } from './show-keys';

/** Port to the schedule of one show. */
export type Schedule = CollectionOfMany<Entry, EntryContent>;

export const { createInBrowser: createSchedule, of: scheduleOf } = listOfShow<Entry, EntryContent>(
  scheduleList,
  { key: scheduleKey, version: 1, samples: sampleEntries, atOpen: followPerformances },
);
