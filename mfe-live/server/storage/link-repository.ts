import { inScope, type Queries, type TransactionQueries } from '@standby/server-kit';
import type { LinkKind } from '@standby/room-parts/contract';
import type { LiveLink } from '@standby/room-parts/link-contract';
import type { RoomKey } from '@standby/live-room/authority/ports';
import type { LiveTables } from './tables';

interface FoundLink extends RoomKey {
  readonly id: string;
  readonly kind: LinkKind;
  readonly name: string;
  /** Department that a cue light answers for; null if its person chooses it. */
  readonly department: string | null;
  readonly expiresAt: Date;
}

const live = (transaction: TransactionQueries) => transaction.withTables<LiveTables>();

/** Milliseconds within which several uses count as one. */
const NOTED_MS = 60_000;

const COLUMNS = [
  'organizationId',
  'showId',
  'id',
  'kind',
  'name',
  'department',
  'expiresAt',
] as const;

/** Returns the link of a token while the link works. */
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

/** Returns the working links of an organization, by id. */
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

/** A link as the database stores it, without the screens that it opened. */
export interface StoredLink extends Omit<LiveLink, 'screens' | 'on' | 'address'> {
  /** Null for a link of an earlier release. */
  readonly sealedToken: string | null;
}

export async function listLinks(
  transaction: TransactionQueries,
  { organizationId, showId }: RoomKey,
  now: Date,
  id?: string,
): Promise<StoredLink[]> {
  const rows = await live(transaction)
    .selectFrom('liveLink')
    .leftJoin('user', 'user.id', 'liveLink.createdBy')
    .select([
      'liveLink.id',
      'kind',
      'liveLink.name',
      'department',
      'liveLink.createdAt',
      'expiresAt',
      'lastUsedAt',
      'unrevokedExpiresAt',
      'sealedToken',
      'user.name as person',
    ])
    .where('organizationId', '=', organizationId)
    .where('showId', '=', showId)
    .where('expiresAt', '>', now)
    .$if(id !== undefined, (query) => query.where('liveLink.id', '=', id ?? ''))
    .orderBy('liveLink.createdAt', 'desc')
    .orderBy('liveLink.id')
    .execute();
  return rows.map(({ createdAt, expiresAt, lastUsedAt, unrevokedExpiresAt, person, ...link }) =>
    Object.assign(link, {
      createdAt: createdAt.toISOString(),
      createdBy: person,
      expiresAt: expiresAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
      isRevoked: unrevokedExpiresAt !== null,
    }),
  );
}

interface NewLink extends FoundLink {
  readonly tokenHash: string;
  readonly sealedToken: string;
  readonly createdBy: string;
  readonly createdAt: Date;
}

export async function insertLink(transaction: TransactionQueries, link: NewLink): Promise<void> {
  await live(transaction)
    .insertInto('liveLink')
    .values({ ...link, lastUsedAt: null, unrevokedExpiresAt: null })
    .execute();
}

/**
 * Sets the moment at which a link ends.
 * @returns whether there was a working link that was not revoked
 */
export async function revokeLink(
  transaction: TransactionQueries,
  { organizationId, showId }: RoomKey,
  id: string,
  { now, endsAt }: { readonly now: Date; readonly endsAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await live(transaction)
    .updateTable('liveLink')
    .set((eb) => ({
      unrevokedExpiresAt: eb.ref('expiresAt'),
      // A link that expires sooner keeps its end.
      expiresAt: eb.fn<Date>('least', ['expiresAt', eb.val(endsAt)]),
    }))
    .where('organizationId', '=', organizationId)
    .where('showId', '=', showId)
    .where('id', '=', id)
    .where('expiresAt', '>', now)
    .where('unrevokedExpiresAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns whether there was a revoked link that still works */
export async function restoreLink(
  transaction: TransactionQueries,
  { organizationId, showId }: RoomKey,
  id: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await live(transaction)
    .updateTable('liveLink')
    .set((eb) => ({
      expiresAt: eb.ref('unrevokedExpiresAt').$castTo<Date>(),
      unrevokedExpiresAt: null,
    }))
    .where('organizationId', '=', organizationId)
    .where('showId', '=', showId)
    .where('id', '=', id)
    .where('expiresAt', '>', now)
    .where('unrevokedExpiresAt', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
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
      // Many viewers that come at once cause only one write.
      .where((eb) =>
        eb.or([
          eb('lastUsedAt', 'is', null),
          eb('lastUsedAt', '<', new Date(now.getTime() - NOTED_MS)),
        ]),
      )
      .execute(),
  );
}
