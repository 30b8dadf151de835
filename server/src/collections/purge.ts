import { sql } from 'kysely';
import { areas } from '../areas/areas.ts';
import type { Database } from '../database/database.ts';

/** How long a removed item can be put back, and open windows hear that it is gone. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Deletes what was removed long ago. */
export async function purgeRemoved(
  { asOwner }: Pick<Database, 'asOwner'>,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS);
  await asOwner(async (owner) => {
    for (const { table } of areas.flatMap(({ collections }) => collections)) {
      await sql`delete from ${sql.table(table)} where removed_at < ${before}`.execute(owner);
    }
  });
}
