import { NOW } from '@standby/testing/now';
import { newEntry, type Entry, type EntryContent } from '../domain/schedule/entry';

/**
 * Returns a rehearsal of Hamlet in which only the given fields matter, by default on the tests'
 * current day.
 */
export const makeEntryContent = (said: Partial<EntryContent> = {}): EntryContent => ({
  showId: 'hamlet',
  kind: 'rehearsal',
  title: '',
  startAt: '2025-01-15T10:00',
  endAt: '2025-01-15T13:00',
  place: '',
  isFullCall: false,
  calledIds: [],
  notes: '',
  ...said,
});

/** Returns an entry with an id. */
export const makeEntry = (id: string, said: Partial<EntryContent> = {}): Entry =>
  newEntry(makeEntryContent(said), { id, at: NOW });
