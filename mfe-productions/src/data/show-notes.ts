import { listOfShow } from '@standby/collections/connected';
import type { Collection } from '@standby/collections/port';
import { noteList, type Note, type NoteContent } from '../domain/notes/note';
import { contentOf, type ShowNote } from '../domain/notes/show-notes';
import { sampleNotes } from './sample-notes';

/** Port to the stored notes of one show. */
export type Notes = Collection<Note, NoteContent>;

/** localStorage key of the notes of a show. */
export const notesKey = (showId: string): string => `standby:notes:${showId}`;

export const { createInBrowser: createNotes, of: notesOf } = listOfShow<Note, NoteContent>(
  noteList,
  {
    key: notesKey,
    version: 1,
    samples: (showId) => sampleNotes.filter((note) => note.showId === showId),
  },
);

/** Changes a note, and stores it with the first change. */
export async function changeNote(
  notes: Notes,
  note: ShowNote,
  change: Partial<NoteContent>,
): Promise<void> {
  if (note.storedId === undefined) await notes.create({ ...contentOf(note), ...change });
  else await notes.update(note.storedId, change);
}
