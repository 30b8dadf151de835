import { inScope, type Queries, type TransactionQueries } from 'server/area';
import type { LinkKind, LiveLink } from '../contract';
import type { RoomKey } from './room-repository';
import type { LiveTables } from './tables';

export interface FoundLink extends RoomKey {
  readonly id: string;
  readonly kind: LinkKind;
  readonly name: string;
  readonly expiresAt: Date;
}

const live = (transaction: TransactionQueries) => transaction.withTables<LiveTables>();

/** Uses within this time count as one. */
const NOTED_MS = 60_000;

const COLUMNS = ['organizationId', 'showId', 'id', 'kind', 'name', 'expiresAt'] as const;

/** The link of a token, while it works. */
export function findLink(
  queries: Queries,
  tokenHash: string,
  now: Date,
): Promise<FoundLink | undefined> {
  return inScope(queries, { link: tokenHash }, (transaction) =>
    live(transaction)
      .selectFrom('liveLink')
      .select(COLUMNS)
      .where('tokenHash', '=', tokenHash)
      .where('expiresAt', '>', now)
      .executeTakeFirst(),
  );
}

/** The kinds of those links of an organization that work, by id. */
export async function openLinks(
  transaction: TransactionQueries,
  organizationId: string,
  now: Date,
): Promise<ReadonlyMap<string, FoundLink>> {
  const rows = await live(transaction)
    .selectFrom('liveLink')
    .select(COLUMNS)
    .where('organizationId', '=', organizationId)
    .where('expiresAt', '>', now)
    .execute();
  return new Map(rows.map((link) => [link.id, link]));
}

export async function listLinks(
  transaction: TransactionQueries,
  { organizationId, showId }: RoomKey,
  now: Date,
): Promise<LiveLink[]> {
  const rows = await live(transaction)
    .selectFrom('liveLink')
    .leftJoin('user', 'user.id', 'liveLink.createdBy')
    .select([
      'liveLink.id',
      'kind',
      'liveLink.name',
      'liveLink.createdAt',
      'expiresAt',
      'lastUsedAt',
      'user.name as person',
    ])
    .where('organizationId', '=', organizationId)
    .where('showId', '=', showId)
    .where('expiresAt', '>', now)
    .orderBy('liveLink.createdAt', 'desc')
    .orderBy('liveLink.id')
    .execute();
  return rows.map(({ id, kind, name, createdAt, expiresAt, lastUsedAt, person }) => ({
    id,
    kind,
    name,
    createdAt: createdAt.toISOString(),
    createdBy: person,
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

export interface NewLink extends FoundLink {
  readonly tokenHash: string;
  readonly createdBy: string;
  readonly createdAt: Date;
}

export async function insertLink(transaction: TransactionQueries, link: NewLink): Promise<void> {
  await live(transaction)
    .insertInto('liveLink')
    .values({ ...link, lastUsedAt: null })
    .execute();
}

/** @returns whether there was such a link */
export async function deleteLink(
  transaction: TransactionQueries,
  { organizationId, showId }: RoomKey,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await live(transaction)
    .deleteFrom('liveLink')
    .where('organizationId', '=', organizationId)
    .where('showId', '=', showId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function noteLinkUse(
  queries: Queries,
  { organizationId, id }: Pick<FoundLink, 'organizationId' | 'id'>,
  now: Date,
): Promise<void> {
  await inScope(queries, { organizationId }, (transaction) =>
    live(transaction)
      .updateTable('liveLink')
      .set({ lastUsedAt: now })
      .where('organizationId', '=', organizationId)
      .where('id', '=', id)
      // A house of viewers that come at once writes it once.
      .where((eb) =>
        eb.or([
          eb('lastUsedAt', 'is', null),
          eb('lastUsedAt', '<', new Date(now.getTime() - NOTED_MS)),
        ]),
      )
      .execute(),
  );
}
