import { byMode } from '@standby/contracts';
import type { PersonLinkKind, PersonPage } from '../../server/schedule/link-contract';
import type { NoteState } from '../domain/notes/note';

/** Page of a person of the company, with its acts. */
export interface OpenPage {
  readonly page: PersonPage;
  /** Whether the page is shown in sample mode, where the person has no link to it. */
  readonly isPreview: boolean;
  readonly markSeen?: (callId: string) => Promise<PersonPage>;
  readonly changeNote: (key: string, state: NoteState) => Promise<PersonPage>;
}

/** Opens the page of a person. @param token of their link; in sample mode the person's id */
export type OpenPersonPage = (showId: string, token: string) => Promise<OpenPage>;

async function openLink(_showId: string, token: string): Promise<OpenPage> {
  const server = await import('./server-person-links');
  let page = await server.openPersonPage(token);
  const change = (part: Partial<PersonPage>) => (page = { ...page, ...part });
  return {
    page,
    isPreview: false,
    async markSeen(callId) {
      const seenAt = await server.markCallSeen(token, callId);
      return change({
        calls: page.calls.map((call) =>
          call.id === callId ? Object.assign({}, call, { seenAt }) : call,
        ),
      });
    },
    changeNote: async (key, state) =>
      change({ notes: await server.changeLinkNote(token, key, state) }),
  };
}

async function openPreview(showId: string, personId: string): Promise<OpenPage> {
  const { openStoredPage } = await import('./stored-person-page');
  return openStoredPage(showId, personId);
}

export const openPersonPage = byMode<OpenPersonPage>(openPreview, openLink);

/** Links of a person to their page and calendar. */
export interface PersonLinks {
  /** Makes a new link. @returns its address, which is given only once */
  readonly make: (showId: string, personId: string, kind: PersonLinkKind) => Promise<string>;
  /** Ends all links of a person. */
  readonly revoke: (showId: string, personId: string) => Promise<void>;
}

const serverLinks: PersonLinks = {
  async make(...link) {
    const { makePersonLink } = await import('./server-person-links');
    return makePersonLink(...link);
  },
  async revoke(...person) {
    const { revokePersonLinks } = await import('./server-person-links');
    return revokePersonLinks(...person);
  },
};

/** Returns the links of people; undefined in sample mode, which has none. */
export const personLinks = (): PersonLinks | undefined => byMode(undefined, serverLinks);

/** Times at which people have seen a call, as ISO instants by their ids. */
export type Seen = ReadonlyMap<string, string>;

/** Reads who has seen a mailed call. Resolves to undefined in sample mode, which mails nothing. */
export const readSeen = byMode<(showId: string, callId: string) => Promise<Seen | undefined>>(
  async () => undefined,
  async (showId, callId) => {
    const { readPersonLinks } = await import('./server-person-links');
    const { seen } = await readPersonLinks(showId);
    const ofCall = seen.filter((one) => one.callId === callId);
    return new Map(ofCall.map(({ personId, seenAt }) => [personId, seenAt]));
  },
);
