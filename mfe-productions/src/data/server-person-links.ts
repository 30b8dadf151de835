import { createClient, ServerError } from '@standby/api-client';
import { organizationCalls } from '@standby/collections/server';
import { readApiBase, UserFacingError } from '@standby/contracts';
import type { linkNoteRoutes } from '../../server/notes/note-contract';
import type {
  PersonLinkKind,
  PersonPage,
  personLinkRoutes,
  personPageRoutes,
} from '../../server/schedule/link-contract';
import type { NoteState } from '../domain/notes/note';
import type { OwnNote } from '../domain/notes/own-note';
import { peopleList } from '../domain/person';

const openCalls = () => organizationCalls<typeof personLinkRoutes>(peopleList.noun);

const PERSON = '/organizations/:organizationId/schedule-links/:showId/:personId';

/** Makes a new link for a person and returns its address, which is given only once. */
export async function makePersonLink(
  showId: string,
  personId: string,
  kind: PersonLinkKind,
): Promise<string> {
  const params = { showId, personId };
  const { address } = await openCalls()(`POST ${PERSON}`, { params, body: { kind } });
  return address;
}

/** Ends all links of a person. */
export async function revokePersonLinks(showId: string, personId: string): Promise<void> {
  await openCalls()(`DELETE ${PERSON}`, { params: { showId, personId } });
}

/** Reads which people of a show have links, and who has seen which call. */
export const readPersonLinks = (showId: string) =>
  openCalls()('GET /organizations/:organizationId/schedule-links/:showId', { params: { showId } });

const TIMEOUT_MS = 15_000;

const signal = (): AbortSignal => AbortSignal.timeout(TIMEOUT_MS);

const pageCalls = () =>
  createClient<typeof personPageRoutes & typeof linkNoteRoutes>(readApiBase() ?? '', (...request) =>
    window.fetch(...request),
  );

const NOT_REACHED = 'The server could not be reached. Check your connection, then try again.';

function pageFailure(error: unknown): never {
  const words = error instanceof ServerError ? error.message : NOT_REACHED;
  throw new UserFacingError(words, { cause: error });
}

/** Reads the content for the person of a link. Rejects with a message for that person. */
export const openPersonPage = (token: string): Promise<PersonPage> =>
  pageCalls()('POST /calls/open', { body: { token }, signal: signal() }).catch(pageFailure);

/**
 * Reports that the person of a link has seen a call. @returns the first time at which they saw it
 */
export async function markCallSeen(token: string, callId: string): Promise<string> {
  const body = { token, callId };
  const { seenAt } = await pageCalls()('POST /calls/seen', { body, signal: signal() }).catch(
    pageFailure,
  );
  return seenAt;
}

/** Sets the state of a note for the person of a link. @returns all notes of that person */
export async function changeLinkNote(
  token: string,
  key: string,
  state: NoteState,
): Promise<OwnNote[]> {
  const body = { token, key, state };
  const { notes } = await pageCalls()('POST /calls/notes', { body, signal: signal() }).catch(
    pageFailure,
  );
  return notes;
}
