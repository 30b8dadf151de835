import type { Role } from './permissions';

/** The signed-in person of a page in connected mode, and the organizations they belong to. */
export interface PageSession {
  readonly account: {
    readonly id: string;
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
    /** Instant at which the deleted account is erased, as an ISO string; null for a live account. */
    readonly deletesAt: string | null;
  };
  readonly organizations: readonly {
    readonly id: string;
    readonly name: string;
    readonly role: Role;
  }[];
  /** Organization that this page is for; null when the account belongs to none. */
  readonly organizationId: string | null;
}

/** Prefix of the server's API. */
export const API_PREFIX = '/api/v1';

/** Prerendering has no document. Only the head is searched, because screens ask at every render. */
const metaContent = (name: string): string | undefined =>
  (globalThis.document as Document | undefined)?.head.querySelector<HTMLMetaElement>(
    `meta[name="${name}"]`,
  )?.content;

/**
 * Address of the server's API, such as `/api/v1`. The server writes it into its pages. A page without this
 * address has no server, so the app is in sample mode.
 */
export const readApiBase = (): string | undefined => metaContent('standby:api');

/**
 * Returns `sample` in sample mode, where everything works in the browser, and `connected` in connected mode. The data layer of
 * a remote chooses, and its screens use the choice.
 */
export const byMode = <T>(sample: T, connected: T): T =>
  readApiBase() === undefined ? sample : connected;

/**
 * Returns the session that the page was requested with; the server writes it into the page. It stays the same for the
 * page's life: signing in, signing out and switching organizations load a new page.
 * @returns undefined without a session, and in sample mode
 */
export function readPageSession(): PageSession | undefined {
  const content = metaContent('standby:session');
  // The server wrote this shape, and it escapes every text that a person entered.
  return content === undefined ? undefined : (JSON.parse(content) as PageSession);
}

/**
 * Whether {@link readPageSession} can tell who is signed in. A page that the service worker keeps for use without a
 * network has no session, because another person may open it at this browser.
 */
export const isPageSessionKnown = (): boolean =>
  metaContent('standby:session-unknown') === undefined;

/**
 * The same address at the standby server, where it works after a take-over. The server writes the standby server's
 * origin into its pages.
 * @returns undefined without a standby server, and when both servers share one name
 */
export function standbyServerAddress(address: string): string | undefined {
  const origin = metaContent('standby:standby-server');
  const first = new URL(address);
  if (origin === undefined || origin === first.origin) return undefined;
  return origin + first.href.slice(first.origin.length);
}

/**
 * Prefix of the keys under which a browser keeps the server's rooms for use without a connection; the subject
 * follows.
 */
const LIVE_ROOM_KEY = 'standby:live-room';
const OUTBOX = ':outbox:';
const HELD = ':held';

/** @param subject the account's id, or a name for a link */
export const liveRoomKey = (subject: string, organizationId: string, showId: string): string =>
  `${LIVE_ROOM_KEY}:${subject}:${organizationId}:${showId}`;

/** Key of the acts of one window that the server has not stored yet. */
export const liveRoomOutboxKey = (roomKey: string, windowId: string): string =>
  `${roomKey}${OUTBOX}${windowId}`;

/** Key of the acts that came too late for the show, and wait for their person. */
export const liveRoomHeldKey = (roomKey: string): string => `${roomKey}${HELD}`;

/** Key of the access with which this person last opened a room. */
export const liveAccessKey = (subject: string, showId: string): string =>
  `${LIVE_ROOM_KEY}:${subject}:entrance:${showId}`;

/** Key of the address at which this person's windows continue when the server is gone. */
export const liveStandbyServerKey = (subject: string): string =>
  `${LIVE_ROOM_KEY}:${subject}:standby-server`;

/** Whether a key holds a subject's copy of a room that the server has too. Removing the copy loses no acts. */
export const isKeptLiveRoom = (key: string, subject: string): boolean =>
  key.startsWith(`${LIVE_ROOM_KEY}:${subject}:`) && !key.includes(OUTBOX) && !key.endsWith(HELD);
