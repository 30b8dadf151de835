import { NOW } from '@standby/testing/now';
import { newNote, type Note, type NoteContent } from '../domain/notes/note';

/** Returns the fields of a note of Hamlet in which only the given ones matter. */
export const makeNoteContent = (text: string, said: Partial<NoteContent> = {}): NoteContent => ({
  showId: 'hamlet',
  source: '',
  kind: 'to-do',
  department: 'Lighting',
  personId: '',
  moment: '',
  text,
  state: 'open',
  ...said,
});

export const makeNote = (id: string, said: Partial<NoteContent> = {}, at = NOW): Note =>
  newNote(makeNoteContent(`Note ${id}`, said), { id, at });
