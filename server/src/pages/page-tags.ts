import { API_PREFIX, type PageSession } from '@standby/contracts';
import type { Session } from '@standby/api-client/accounts';

/** Tag with the address of the server's API; a page without this tag is in sample mode. */
const API_TAG = `<meta name="standby:api" content="${API_PREFIX}">`;

/** Tag of pages that were created for an unknown person. */
const UNKNOWN_SESSION_TAG = '<meta name="standby:session-unknown" content="">';

/** Adds the tag of the API at the top of the head, so that every script of the page finds it. */
export function withApiTag(html: string, reportsPath?: string): string {
  const reports =
    reportsPath === undefined ? '' : `<meta name="standby:reports" content="${reportsPath}">`;
  return html.replace(/<head>/u, (head) => head + API_TAG + reports);
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeAttribute = (text: string): string =>
  text.replaceAll(/[&<>"']/gu, (character) => entities[character] ?? character);

/** Returns the fields of the session that pages need, without the phone number, for example. */
function pageSessionOf({
  account,
  organizations,
  organizationId,
}: Session): PageSession | undefined {
  if (!account) return undefined;
  const { id, email, firstName, lastName, deletesAt } = account;
  return { account: { id, email, firstName, lastName, deletesAt }, organizations, organizationId };
}

function sessionTag(session: Session | 'unknown'): string {
  if (session === 'unknown') return UNKNOWN_SESSION_TAG;
  const content = pageSessionOf(session);
  return content
    ? `<meta name="standby:session" content="${escapeAttribute(JSON.stringify(content))}">`
    : '';
}

/** Returns the tag with the standby server's origin, so that links to this server also work there. */
const standbyServerTag = (origin: string | undefined): string =>
  origin === undefined
    ? ''
    : `<meta name="standby:standby-server" content="${escapeAttribute(origin)}">`;

/**
 * @param html a page with the tag of the API
 * @param standbyServer origin at which the standby server serves after a take-over
 */
export function withSessionTag(
  html: string,
  session: Session | 'unknown',
  standbyServer?: string,
): string {
  const tags = sessionTag(session) + standbyServerTag(standbyServer);
  // The replacement is a function, because names may contain patterns of `replace`.
  return tags === '' ? html : html.replace(API_TAG, () => API_TAG + tags);
}
