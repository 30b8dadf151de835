import { sql } from 'kysely';
import type { TransactionQueries } from '../database/tables.ts';
import type { CollectionTable } from './table.ts';
import type { CollectionChanges, Stored } from '@standby/api-client/collections';

/** Maximum number of rows that one statement stores. */
const ROWS_AT_ONCE = 1000;

/** Maximum number of rows in one answer, since a longer one would delay other requests. */
const ANSWER_MAX = 250;

export interface Row<T> extends Stored<T> {
  readonly isRemoved: boolean;
  readonly changedBy: string | null;
}

interface Write<T> {
  readonly item: T;
  readonly revision: number;
  readonly accountId: string | null;
  /** Columns that the feature adds. */
  readonly columns: Readonly<Record<string, unknown>>;
}

/** Condition on the value of a column that the feature added. */
interface ColumnValue {
  readonly column: string;
  readonly value: string;
}

interface ChangesPart {
  /** Id after which to continue within the changes of one revision. */
  readonly after?: string | undefined;
  /** Maximum number of rows, up to the maximum of an answer. */
  readonly limit?: number | undefined;
  readonly where?: ColumnValue | undefined;
}

export interface CollectionRepository<T> {
  readonly changesSince: (since: number, part?: ChangesPart) => Promise<CollectionChanges<T>>;
  readonly find: (id: string) => Promise<Row<T> | undefined>;
  readonly all: (where?: ColumnValue) => Promise<Stored<T>[]>;
  readonly count: () => Promise<number>;
  /** Returns the ids that have a row, and whether the row is removed. */
  readonly known: (ids: readonly string[]) => Promise<ReadonlyMap<string, boolean>>;
  /** Adds items as the newest ones, with the last of them on top. */
  readonly insert: (writes: readonly Write<T>[]) => Promise<Stored<T>[]>;
  readonly update: (write: Write<T>) => Promise<Stored<T>>;
  readonly setRemoved: (id: string, at: Date | null, revision: number) => Promise<void>;
}

/** Creates the repository of one organization's collection, within a transaction that is scoped to the organization. */
export function collectionRepository<T extends { readonly id: string }>(
  transaction: TransactionQueries,
  table: string,
  organizationId: string,
): CollectionRepository<T> {
  // The type uses one table's name. Every collection's table has these columns, and the real name is known at run time.
  const name = table as 'item';
  const queries = transaction.withTables<{ item: CollectionTable }>();

  const rows = () =>
    queries
      .selectFrom(name)
      .select(['place', 'revision', 'item', 'changedBy'])
      .select(sql<boolean>`removed_at is not null`.as('isRemoved'))
      .where('organizationId', '=', organizationId)
      // All stored items were written in the shape of the collection.
      .$castTo<Row<T>>();

  /** Returns the condition of a query; always true without a condition. */
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
      // The revision is read first, so changes between the two queries are sent again and never omitted.
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
