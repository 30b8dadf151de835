import { organizationCalls } from '@standby/collections/server';
import type { ownNoteRoutes } from '../../server/notes/note-contract';
import { noteList, type NoteState } from '../domain/notes/note';
import type { OwnNote } from '../domain/notes/own-note';

const openCalls = () => organizationCalls<typeof ownNoteRoutes>(noteList.noun);

/** Reads the notes of a member who sees only their own department's notes. */
export async function readOwnNotes(showId: string): Promise<readonly OwnNote[]> {
  const { notes } = await openCalls()('GET /organizations/:organizationId/own-notes/:showId', {
    params: { showId },
  });
  return notes;
}

export async function changeOwnNote(
  showId: string,
  key: string,
  state: NoteState,
): Promise<readonly OwnNote[]> {
  const { notes } = await openCalls()('POST /organizations/:organizationId/own-notes/:showId', {
    params: { showId },
    body: { key, state },
  });
  return notes;
}
