import { sql } from 'kysely';
import type { TransactionQueries } from '../database/tables.ts';
import type { CollectionTable } from './table.ts';
import type { CollectionChanges, Stored } from '@standby/api-client/collections';

/** Rows that one statement stores at most. */
const ROWS_AT_ONCE = 1000;

/** How much one answer carries at most: a longer one would hold up others while it is made. */
const ANSWER_MAX = 250;

export interface Row<T> extends Stored<T> {
  readonly isRemoved: boolean;
  readonly changedBy: string | null;
}

export interface Write<T> {
  readonly item: T;
  readonly revision: number;
  readonly accountId: string | null;
  /** The columns that the feature adds. */
  readonly columns: Readonly<Record<string, unknown>>;
}

/** Only items with this value in a column that the feature added. */
export interface ColumnValue {
  readonly column: string;
  readonly value: string;
}

export interface ChangesPart {
  /** The id after which to go on among what one revision changed. */
  readonly after?: string | undefined;
  /** How many at most; never more than an answer carries. */
  readonly limit?: number | undefined;
  readonly where?: ColumnValue | undefined;
}

export interface CollectionRepository<T> {
  readonly changesSince: (since: number, part?: ChangesPart) => Promise<CollectionChanges<T>>;
  readonly find: (id: string) => Promise<Row<T> | undefined>;
  readonly all: (where?: ColumnValue) => Promise<Stored<T>[]>;
  readonly count: () => Promise<number>;
  /** The ids among these that have a row, and whether it is removed. */
  readonly known: (ids: readonly string[]) => Promise<ReadonlyMap<string, boolean>>;
  /** Adds items as the newest, the last of them on top. */
  readonly insert: (writes: readonly Write<T>[]) => Promise<Stored<T>[]>;
  readonly update: (write: Write<T>) => Promise<Stored<T>>;
  readonly setRemoved: (id: string, at: Date | null, revision: number) => Promise<void>;
}

/** The rows of one organization's collection, within a transaction that is scoped to it. */
export function collectionRepository<T extends { readonly id: string }>(
  transaction: TransactionQueries,
  table: string,
  organizationId: string,
): CollectionRepository<T> {
  // Every collection's table has these columns; which table it is is known when a query is built.
  const name = table as 'item';
  const queries = transaction.withTables<{ item: CollectionTable }>();

  const rows = () =>
    queries
      .selectFrom(name)
      .select(['place', 'revision', 'item', 'changedBy'])
      .select(sql<boolean>`removed_at is not null`.as('isRemoved'))
      .where('organizationId', '=', organizationId)
      // Items were written in the shape of the collection.
      .$castTo<Row<T>>();

  /** True where nothing is asked for. */
  const hasValue = (where: ColumnValue | undefined) =>
    where ? sql<boolean>`${sql.ref(where.column)} = ${where.value}` : sql<boolean>`true`;

  async function revisionOfOrganization(): Promise<number> {
    const { revision } = await transaction
      .selectFrom('organization')
      .select('revision')
      .where('id', '=', organizationId)
      .executeTakeFirstOrThrow();
    return revision;
  }

  const valuesOf = ({ item, revision, accountId, columns }: Write<T>) => ({
    ...columns,
    item: JSON.stringify(item),
    revision,
    changedBy: accountId,
  });

  return {
    async changesSince(since, { after, limit = ANSWER_MAX, where } = {}) {
      const most = Math.min(limit, ANSWER_MAX);
      // Read first: what is committed between the two queries is sent once more, never left out.
      const current = await revisionOfOrganization();
      const newer =
        after === undefined
          ? sql<boolean>`revision > ${since}`
          : sql<boolean>`(revision, id) > (${since}, ${after})`;
      const found = await rows()
        .where(newer)
        .where(hasValue(where))
        // An initial sync needs no tombstones.
        .$if(since === 0, (query) => query.where('removedAt', 'is', null))
        .orderBy('revision')
        .orderBy('id')
        .limit(most)
        .execute();
      const last = found.length < most ? undefined : found.at(-1);
      return {
        changed: found.filter(({ isRemoved }) => !isRemoved),
        removed: found
          .filter(({ isRemoved }) => isRemoved)
          .map(({ item, revision }) => ({ id: item.id, revision })),
        revision: last?.revision ?? current,
        after: last?.item.id ?? null,
      };
    },

    find: (id) => rows().where('id', '=', id).executeTakeFirst(),

    all: (where) =>
      rows()
        .where(hasValue(where))
        .where('removedAt', 'is', null)
        .orderBy('place', 'desc')
        .execute(),

    async count() {
      const { count } = await queries
        .selectFrom(name)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('organizationId', '=', organizationId)
        .where('removedAt', 'is', null)
        .executeTakeFirstOrThrow();
      return count;
    },

    async known(ids) {
      const found = await queries
        .selectFrom(name)
        .select(['id', sql<boolean>`removed_at is not null`.as('isRemoved')])
        .where('organizationId', '=', organizationId)
        .where('id', '=', sql<string>`any(${[...ids]})`)
        .execute();
      return new Map(found.map(({ id, isRemoved }) => [id, isRemoved]));
    },

    async insert(writes) {
      const newest = await queries
        .selectFrom(name)
        .select('place')
        .where('organizationId', '=', organizationId)
        .orderBy('place', 'desc')
        .limit(1)
        .executeTakeFirst();
      const first = (newest?.place ?? 0) + 1;
      const rowOf = (write: Write<T>, place: number) => {
        const row = { organizationId, id: write.item.id, place, removedAt: null };
        return Object.assign(row, valuesOf(write));
      };
      for (let start = 0; start < writes.length; start += ROWS_AT_ONCE) {
        const part = writes.slice(start, start + ROWS_AT_ONCE);
        const rowsOfPart = part.map((write, index) => rowOf(write, first + start + index));
        await queries.insertInto(name).values(rowsOfPart).execute();
      }
      return writes.map(({ item, revision }, index) => ({ item, place: first + index, revision }));
    },

    async update(write) {
      const { item, revision } = write;
      const { place } = await queries
        .updateTable(name)
        .set(valuesOf(write))
        .where('organizationId', '=', organizationId)
        .where('id', '=', item.id)
        .returning('place')
        .executeTakeFirstOrThrow();
      return { item, place, revision };
    },

    async setRemoved(id, at, revision) {
      await queries
        .updateTable(name)
        .set({ removedAt: at, revision })
        .where('organizationId', '=', organizationId)
        .where('id', '=', id)
        .execute();
    },
  };
}
