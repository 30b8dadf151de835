import { API_PREFIX, type PageSession } from '@standby/contracts';
import type { Session } from '@standby/api-client/accounts';

/** Tells a page that there is a server, and where; without it the app is in sample mode. */
const API_TAG = `<meta name="standby:api" content="${API_PREFIX}">`;

/** In pages that were made without asking who opens them. */
const UNKNOWN_SESSION_TAG = '<meta name="standby:session-unknown" content="">';

/** At the top of the head, so that every script of the page finds it. */
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

/** Nothing that pages do not need, such as the phone number. */
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

/** For links, which lead to the server that has an understudy and are of use there, too. */
const understudyTag = (origin: string | undefined): string =>
  origin === undefined
    ? ''
    : `<meta name="standby:understudy" content="${escapeAttribute(origin)}">`;

/**
 * @param html a page with the tag of the API
 * @param understudy where the server's follower serves once it takes over
 */
export function withSessionTag(
  html: string,
  session: Session | 'unknown',
  understudy?: string,
): string {
  const tags = sessionTag(session) + understudyTag(understudy);
  // By a function: names may contain what `replace` reads as a pattern.
  return tags === '' ? html : html.replace(API_TAG, () => API_TAG + tags);
}
