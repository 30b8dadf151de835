import { readApiBase, readPageOrganization, type Role } from '@standby/contracts';
import { createChangeFeed, type ChangeFeed } from './change-feed';

/** How a collection reaches the server, and for whom. */
export interface Connection {
  /** Address of the API. */
  readonly base: string;
  /** Undefined for signed-out people and for those without an organization. */
  readonly member: { readonly organizationId: string; readonly role: Role } | undefined;
  readonly send: typeof fetch;
  readonly feed: ChangeFeed;
  readonly now: () => Date;
}

/** Remotes are built apart: what they share in a page is found under a name that all of them know. */
const FEED = Symbol.for('standby:change-feed');

interface PageWithFeed {
  [FEED]?: ChangeFeed;
}

const send: typeof fetch = (...request) => window.fetch(...request);

/** The page's own connection: one feed of changes, however many collections listen. */
export function openConnection(): Connection {
  const base = readApiBase() ?? '';
  const organization = readPageOrganization();
  const member = organization && { organizationId: organization.id, role: organization.role };
  const page = window as PageWithFeed;
  page[FEED] ??= createChangeFeed({
    url: `${base}/organizations/${member?.organizationId ?? ''}/changes`,
    send,
  });
  return { base, member, send, feed: page[FEED], now: () => new Date() };
}
