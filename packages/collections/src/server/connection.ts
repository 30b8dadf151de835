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

const send: typeof fetch = (...request) => window.fetch(...request);

/** Opens the page's connection, with one feed of changes for all collections. */
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
