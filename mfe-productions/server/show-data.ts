import { sql } from 'kysely';
import { notFound, type CollectionTable, type TransactionQueries } from '@standby/server-kit';
import type { Note } from '../src/domain/notes/note';
import type { Person } from '../src/domain/person';
import type { Report } from '../src/domain/report/report';
import type { Entry } from '../src/domain/schedule/entry';
import type { SentCall } from '../src/domain/schedule/sent-call';
import type { Show } from '../src/domain/show';
import type { SignIn } from '../src/domain/sign-in/sign-in';

interface ShowKey {
  readonly organizationId: string;
  readonly showId: string;
}

type Table = 'person' | 'scheduleEntry' | 'sentCall' | 'report' | 'note' | 'signIn';

type Tables = Readonly<
  Record<Table, CollectionTable & { showId: string }> & { show: CollectionTable }
>;

/** Reads the items of a show, in a transaction that is scoped to its organization. */
async function itemsOf<T>(
  transaction: TransactionQueries,
  table: Table,
  { organizationId, showId }: ShowKey,
): Promise<readonly T[]> {
  const rows = await transaction
    .withTables<Tables>()
    .selectFrom(table)
    .select('item')
    .where('organizationId', '=', organizationId)
    .where('showId', '=', showId)
    .where('removedAt', 'is', null)
    .orderBy('place', 'desc')
    .$castTo<{ readonly item: T }>()
    .execute();
  return rows.map(({ item }) => item);
}

/** Reads the items of all shows of an organization. */
export async function itemsOfOrganization<T>(
  transaction: TransactionQueries,
  table: Table,
  organizationId: string,
): Promise<readonly T[]> {
  const rows = await transaction
    .withTables<Tables>()
    .selectFrom(table)
    .select('item')
    .where('organizationId', '=', organizationId)
    .where('removedAt', 'is', null)
    .$castTo<{ readonly item: T }>()
    .execute();
  return rows.map(({ item }) => item);
}

/** Reads items by their ids, from any show, including deleted items. */
export async function itemsById<T extends { readonly id: string }>(
  transaction: TransactionQueries,
  table: Table,
  { organizationId, ids }: { readonly organizationId: string; readonly ids: readonly string[] },
): Promise<ReadonlyMap<string, T>> {
  if (ids.length === 0) return new Map();
  const rows = await transaction
    .withTables<Tables>()
    .selectFrom(table)
    .select('item')
    .where('organizationId', '=', organizationId)
    .where('id', '=', sql<string>`any(${[...new Set(ids)]})`)
    .$castTo<{ readonly item: T }>()
    .execute();
  return new Map(rows.map(({ item }) => [item.id, item]));
}

export const peopleOfShow = (transaction: TransactionQueries, key: ShowKey) =>
  itemsOf<Person>(transaction, 'person', key);

/** Reads a member's entries in the companies of an organization's shows. */
export async function entriesOfMember(
  transaction: TransactionQueries,
  { organizationId, accountId }: { readonly organizationId: string; readonly accountId: string },
): Promise<readonly Person[]> {
  const rows = await transaction
    .withTables<Tables>()
    .selectFrom('person')
    .select('item')
    .where('organizationId', '=', organizationId)
    .where(sql`item ->> 'memberId'`, '=', accountId)
    .where('removedAt', 'is', null)
    .$castTo<{ readonly item: Person }>()
    .execute();
  return rows.map(({ item }) => item);
}

export const entriesOfShow = (transaction: TransactionQueries, key: ShowKey) =>
  itemsOf<Entry>(transaction, 'scheduleEntry', key);

export const callsOfShow = (transaction: TransactionQueries, key: ShowKey) =>
  itemsOf<SentCall>(transaction, 'sentCall', key);

export const reportsOfShow = (transaction: TransactionQueries, key: ShowKey) =>
  itemsOf<Report>(transaction, 'report', key);

export const signInsOfShow = (transaction: TransactionQueries, key: ShowKey) =>
  itemsOf<SignIn>(transaction, 'signIn', key);

export const notesOfShow = (transaction: TransactionQueries, key: ShowKey) =>
  itemsOf<Note>(transaction, 'note', key);

/** @throws {ApiError} if the show does not exist */
export async function showOf(transaction: TransactionQueries, key: ShowKey): Promise<Show> {
  const row = await transaction
    .withTables<Tables>()
    .selectFrom('show')
    .select(sql<Show>`item`.as('item'))
    .where('organizationId', '=', key.organizationId)
    .where('id', '=', key.showId)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row.item;
}
