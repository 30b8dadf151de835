import type { Role } from './permissions';

/** Who is signed in on a page of connected mode, and where they work. */
export interface PageSession {
  readonly account: {
    readonly id: string;
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
    /** When the account goes, where it was deleted; an ISO instant. */
    readonly deletesAt: string | null;
  };
  readonly organizations: readonly {
    readonly id: string;
    readonly name: string;
    readonly role: Role;
  }[];
  /** The one that this page is for; null where the account is a member of none. */
  readonly organizationId: string | null;
}

/** Where pages are prerendered there is no document. The head alone is searched: screens ask whenever they render. */
const metaContent = (name: string): string | undefined =>
  (globalThis.document as Document | undefined)?.head.querySelector<HTMLMetaElement>(
    `meta[name="${name}"]`,
  )?.content;

/**
 * Address of the server's API, such as `/api/v1`. The server writes it into its pages; without it there is
 * no server and the app is in sample mode.
 */
export const readApiBase = (): string | undefined => metaContent('standby:api');

/**
 * The session that the page was requested with, which the server writes into it. It never changes while
 * the page lives: signing in, signing out and switching organizations load a new page.
 *
 * @returns undefined without a session, and in sample mode
 */
export function readPageSession(): PageSession | undefined {
  const content = metaContent('standby:session');
  // The server of the page wrote it in this shape: no person's text reaches the tag unescaped.
  return content === undefined ? undefined : (JSON.parse(content) as PageSession);
}

/**
 * Whether {@link readPageSession} can say who is signed in. A page that the service worker kept for the
 * time without a network has no session, as the next person at this browser may open it.
 */
export const isPageSessionKnown = (): boolean =>
  metaContent('standby:session-unknown') === undefined;

/**
 * The same address at the server's understudy, where it works once that took over. The server writes the origin into its
 * pages.
 *
 * @returns undefined where there is none, or it has the same name
 */
export function understudyAddress(address: string): string | undefined {
  const origin = metaContent('standby:understudy');
  const first = new URL(address);
  if (origin === undefined || origin === first.origin) return undefined;
  return origin + first.href.slice(first.origin.length);
}

/** Where a browser keeps the rooms of the server, for the time without a connection; the subject comes next. */
const LIVE_ROOM_KEY = 'standby:live-room';
const OUTBOX = ':outbox:';

/** @param subject the account's id, or a name for a link */
export const liveRoomKey = (subject: string, organizationId: string, showId: string): string =>
  `${LIVE_ROOM_KEY}:${subject}:${organizationId}:${showId}`;

/** What one window did and the server has not stored. */
export const liveRoomOutboxKey = (roomKey: string, windowId: string): string =>
  `${roomKey}${OUTBOX}${windowId}`;

/** The access by which this person last opened a room. */
export const liveAccessKey = (subject: string, showId: string): string =>
  `${LIVE_ROOM_KEY}:${subject}:entrance:${showId}`;

/** Where this person's windows go on when the server is gone. */
export const liveUnderstudyKey = (subject: string): string =>
  `${LIVE_ROOM_KEY}:${subject}:understudy`;

/** Whether a key holds a subject's copy of a room that the server has too: no acts are lost with it. */
export const isKeptLiveRoom = (key: string, subject: string): boolean =>
  key.startsWith(`${LIVE_ROOM_KEY}:${subject}:`) && !key.includes(OUTBOX);
