import { createClient } from '@standby/api-client';
import {
  collectionErrorOf,
  createServerCollection,
  openConnection,
} from '@standby/collections/server';
import type { ownNoteRoutes, OwnNote } from '../../server/notes/note-contract';
import { noteNoun, type Note, type NoteContent, type NoteState } from '../domain/notes/note';
import type { Notes } from './show-notes';

const TIMEOUT_MS = 15_000;

/** Creates the collection of a show's notes on the server. */
export function createServerNotes(showId: string, connection = openConnection()): Notes {
  return createServerCollection<Note, NoteContent>({
    name: 'notes',
    noun: noteNoun,
    write: 'notes:write',
    part: showId,
    connection,
  });
}

const said = (error: unknown): never => {
  throw collectionErrorOf(error, noteNoun);
};

function callsOfMember(showId: string, connection = openConnection()) {
  const call = createClient<typeof ownNoteRoutes>(connection.base, connection.send);
  const params = { organizationId: connection.member?.organizationId ?? '', showId };
  return { call, request: { params, signal: AbortSignal.timeout(TIMEOUT_MS) } };
}

/** Reads the notes of a member who sees only their own department's notes. */
export async function readOwnNotes(showId: string): Promise<readonly OwnNote[]> {
  const { call, request } = callsOfMember(showId);
  const { notes } = await call(
    'GET /organizations/:organizationId/own-notes/:showId',
    request,
  ).catch(said);
  return notes;
}

export async function changeOwnNote(
  showId: string,
  key: string,
  state: NoteState,
): Promise<readonly OwnNote[]> {
  const { call, request } = callsOfMember(showId);
  const body = { key, state };
  const { notes } = await call('POST /organizations/:organizationId/own-notes/:showId', {
    ...request,
    body,
  }).catch(said);
  return notes;
}
