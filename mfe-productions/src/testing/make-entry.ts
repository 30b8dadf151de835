import { NOW } from '@standby/testing/now';
import { newEntry, type Entry, type EntryContent } from '../domain/schedule/entry';

/** A rehearsal of Hamlet of which only the given things matter; by default on the day that tests take for today. */
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

/** An entry with an id. */
export const makeEntry = (id: string, said: Partial<EntryContent> = {}): Entry =>
  newEntry(makeEntryContent(said), { id, at: NOW });
