import { sql } from 'kysely';
import type { Queries } from './tables.ts';

/** Returns the columns of some rows. */
export const columnsIn = (rows: readonly object[]): ReadonlySet<string> =>
  new Set(rows.flatMap((row) => Object.keys(row)));

/**
 * Inserts rows as `to_jsonb` wrote them.
 *
 * @param names names of the columns to write
 */
export async function insertRows(
  transaction: Queries,
  table: string,
  rows: readonly object[],
  names = columnsIn(rows),
): Promise<void> {
  if (names.size === 0) return;
  const columns = sql.join([...names].map((column) => sql.ref(column)));
  const name = sql.table(table);
  await sql`insert into ${name} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb)`.execute(
    transaction,
  );
}
