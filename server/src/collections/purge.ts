import { sql } from 'kysely';
import { areas } from '../areas/areas.ts';
import type { Database } from '../database/database.ts';

/** How long a removed item can be put back, and open windows hear that it is gone. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Deletes what was removed long ago, and what other areas have of it. */
export async function purgeRemoved(
  { asOwner }: Pick<Database, 'asOwner'>,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS);
  const collections = areas.flatMap((area) => area.collections);
  const itemTables = areas.flatMap((area) => area.itemTables ?? []);
  await asOwner(async (owner) => {
    for (const { contract, table } of collections) {
      const items = sql.table(table);
      await sql`delete from ${items} where removed_at < ${before}`.execute(owner);
      for (const { table: name, column } of itemTables.filter(
        ({ collection }) => collection === contract.name,
      )) {
        const rows = sql.table(name);
        await sql`delete from ${rows} where not exists (
          select from ${items} where ${items}.organization_id = ${rows}.organization_id
            and ${items}.id = ${rows}.${sql.ref(column)}
        )`.execute(owner);
      }
    }
  });
}

/** Deletes what areas have that is over. */
export async function purgeAreas({ asOwner }: Pick<Database, 'asOwner'>, now: Date): Promise<void> {
  const tables = areas.flatMap(({ expiringTables = [] }) => expiringTables);
  await asOwner(async (owner) => {
    for (const table of tables) {
      await sql`delete from ${sql.table(table)} where expires_at <= ${now}`.execute(owner);
    }
  });
}
