import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { canonicalJson } from '@standby/contracts';
import { ofOneOrganization, protectRows } from '../database/row-security.ts';
import type { TransactionQueries } from '../database/tables.ts';

/** Rules for items that must not change after they were sent, such as reports. */
export interface SealDefinition<T> {
  /** Name of the table of the seals, which outlive the items. */
  readonly table: string;
  /** Returns the content that must not change; undefined for an item that was not sent. */
  contentOf(item: T): object | undefined;
}

interface SealTable {
  organizationId: string;
  collection: string;
  itemId: string;
  hash: string;
  sealedAt: Date;
}

/** Creates a table of seals. A seal stays when its item is deleted for good, because the id still refers to the sent content. */
export async function createSealTable(db: Kysely<unknown>, table: string): Promise<void> {
  await sql`
    create table ${sql.table(table)} (
      organization_id text not null references organization (id) on delete cascade,
      collection text not null,
      item_id text collate "C" not null,
      hash text not null,
      sealed_at timestamptz not null,
      primary key (organization_id, collection, item_id)
    )`.execute(db);
  await protectRows(db, table, ofOneOrganization);
}

/** Returns the hash that seals a content. */
export const sealHash = (content: object): string =>
  createHash('sha256').update(canonicalJson(content)).digest('base64url');

interface SealKey {
  readonly organizationId: string;
  readonly collection: string;
}

/** Creates the repository of a collection's seals, within a transaction that is scoped to the organization. */
export function sealRepository(
  transaction: TransactionQueries,
  table: string,
  { organizationId, collection }: SealKey,
) {
  const name = table as 'seal';
  const queries = transaction.withTables<{ seal: SealTable }>();
  return {
    /** Returns the hashes of sealed items by id; other items are missing from the result. */
    async find(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
      const found = await queries
        .selectFrom(name)
        .select(['itemId', 'hash'])
        .where('organizationId', '=', organizationId)
        .where('collection', '=', collection)
        .where('itemId', '=', sql<string>`any(${[...ids]})`)
        .execute();
      return new Map(found.map(({ itemId, hash }) => [itemId, hash]));
    },

    /** Seals a content. A new version of a sent item replaces the seal. */
    async write(itemId: string, content: object, now: Date): Promise<void> {
      const hash = sealHash(content);
      await queries
        .insertInto(name)
        .values({ organizationId, collection, itemId, hash, sealedAt: now })
        .onConflict((conflict) =>
          conflict.columns(['organizationId', 'collection', 'itemId']).doUpdateSet({ hash }),
        )
        .execute();
    },
  };
}
