import { sql } from 'kysely';
import type { Feature } from './feature.ts';
import type { Database } from '../database/database.ts';

/** Milliseconds for which a removed item can be restored, and for which open windows learn of its removal. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Deletes items that were removed long ago, and rows of other features that belong to them. */
export async function purgeRemoved(
  { asOwner }: Pick<Database, 'asOwner'>,
  features: readonly Feature[],
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS);
  const collections = features.flatMap((feature) => feature.collections);
  const itemTables = features.flatMap((feature) => feature.itemTables ?? []);
  await asOwner(async (owner) => {
    for (const { contract, table } of collections) {
      const items = sql.table(table);
      await sql`delete from ${items} where removed_at < ${before}`.execute(owner);
      for (const { table: name, column } of itemTables.filter(
        ({ collection }) => collection === contract.name,
      )) {
        const rows = sql.table(name);
        // A row may belong to no item; such a row stays.
        await sql`delete from ${rows} where ${rows}.${sql.ref(column)} is not null and not exists (
          select from ${items} where ${items}.organization_id = ${rows}.organization_id
            and ${items}.id = ${rows}.${sql.ref(column)}
        )`.execute(owner);
      }
    }
  });
}

/** Deletes the features' rows that have expired. */
export async function purgeExpiredRows(
  { asOwner }: Pick<Database, 'asOwner'>,
  features: readonly Feature[],
  now: Date,
): Promise<void> {
  const tables = features.flatMap(({ expiringTables = [] }) => expiringTables);
  await asOwner(async (owner) => {
    for (const table of tables) {
      await sql`delete from ${sql.table(table)} where expires_at <= ${now}`.execute(owner);
    }
  });
}
