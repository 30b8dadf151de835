import { type BrowserEnvironment, createBrowserCollection } from '@standby/collections/browser';
import { selectCollection } from '@standby/collections/connected';
import type { Collection } from '@standby/collections/port';
import {
  editNote,
  newNote,
  noteNoun,
  noteSchema,
  type Note,
  type NoteContent,
} from '../domain/notes/note';
import { contentOf, type ShowNote } from '../domain/notes/show-notes';
import { sampleNotes } from './sample-notes';

/** Port to the stored notes of one show. */
export type Notes = Collection<Note, NoteContent>;

/** localStorage key of the notes of a show. */
export const notesKey = (showId: string): string => `standby:notes:${showId}`;

/** Creates the collection of a show's notes in this browser. */
export function createNotes(
  showId: string,
  environment: Partial<BrowserEnvironment> = {},
  samples: readonly Note[] = sampleNotes.filter((note) => note.showId === showId),
): Notes {
  return createBrowserCollection<Note, NoteContent>({
    ...environment,
    key: notesKey(showId),
    version: 1,
    schema: noteSchema,
    noun: noteNoun,
    samples,
    make: newNote,
    change: editNote,
  });
}

const known = new Map<string, Notes>();

/** Returns the notes of a show, shared by all screens of this window. */
export function notesOf(showId: string): Notes {
  const notes =
    known.get(showId) ??
    selectCollection<Note, NoteContent>(
      () => createNotes(showId),
      () => import('./server-notes').then((server) => server.createServerNotes(showId)),
    );
  known.set(showId, notes);
  return notes;
}

/** Changes a note, and stores it with the first change. */
export async function changeNote(
  notes: Notes,
  note: ShowNote,
  change: Partial<NoteContent>,
): Promise<void> {
  if (note.storedId === undefined) await notes.create({ ...contentOf(note), ...change });
  else await notes.update(note.storedId, change);
}
