import { readApiBase, readPageOrganization, type Role } from '@standby/contracts';
import { createChangeFeed, type ChangeFeed } from './change-feed';

/** A collection's access to the server, for one member. */
export interface Connection {
  /** Address of the API. */
  readonly base: string;
  /** The signed-in member; undefined without a session or an organization. */
  readonly member: { readonly organizationId: string; readonly role: Role } | undefined;
  readonly send: typeof fetch;
  readonly feed: ChangeFeed;
  readonly now: () => Date;
}

/** Key of the page's feed. Remotes are built separately, so they find the shared feed under a well-known symbol. */
const FEED = Symbol.for('standby:change-feed');

interface PageWithFeed {
  [FEED]?: ChangeFeed;
}

const fetchInPage: typeof fetch = (...request) => window.fetch(...request);

/** Resolution of the `Date` header. */
const DATE_STEP_MS = 1000;

/** Milliseconds by which the server's clock is ahead of this machine's. */
let aheadMs = 0;

/** Sends a request and notes the server's time from the answer. */
const send: typeof fetch = async (...request) => {
  const response = await fetchInPage(...request);
  const nextMs = Date.parse(response.headers.get('date') ?? '') - Date.now();
  // A smaller difference comes from the header's whole seconds, or from the network.
  if (Math.abs(nextMs - aheadMs) > 2 * DATE_STEP_MS) aheadMs = nextMs + DATE_STEP_MS;
  return response;
};

/** Returns the time by the server's clock, with which moments that the server has set are compared. */
export const serverNow = (): Date => new Date(Date.now() + aheadMs);

/** Opens the page's connection, with one feed of changes for all collections. */
export function openConnection(): Connection {
  const base = readApiBase() ?? '';
  const organization = readPageOrganization();
  const member = organization && { organizationId: organization.id, role: organization.role };
  const page = window as PageWithFeed;
  page[FEED] ??= createChangeFeed({
    url: `${base}/organizations/${member?.organizationId ?? ''}/changes`,
    send: fetchInPage,
  });
  return { base, member, send, feed: page[FEED], now: () => new Date() };
}
