import { sql } from 'kysely';
import { DatabaseError } from './database.ts';
import type { Queries } from './tables.ts';

export interface Column {
  readonly name: string;
  /** Whether the column has no default and is never empty. */
  readonly isRequired: boolean;
}

/** Returns the current columns of a table. */
export async function columnsOf(transaction: Queries, table: string): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    select column_name as name,
      is_nullable = 'NO' and column_default is null as "isRequired"
    from information_schema.columns
    where table_schema = current_schema() and table_name = ${table}`.execute(transaction);
  return rows;
}

/** Returns the columns that this version has, and adds the others to `leftOut`. */
export function withoutNewer(
  names: ReadonlySet<string>,
  known: readonly Column[],
  { table, leftOut }: { readonly table: string; readonly leftOut: Set<string> },
): ReadonlySet<string> {
  const here = new Set<string>();
  for (const name of names) {
    if (known.some((column) => column.name === name)) here.add(name);
    else leftOut.add(`column "${name}" of the table "${table}"`);
  }
  return here;
}

/**
 * Checks the columns of a backup's rows. A column that was added since the backup takes its default.
 *
 * @throws {DatabaseError} that names a column which this version lacks or requires
 */
export function checkColumns(
  names: ReadonlySet<string>,
  known: readonly Column[],
  { file, table }: { readonly file: string; readonly table: string },
): void {
  const extra = [...names].find((name) => known.every((column) => column.name !== name));
  if (extra !== undefined) {
    throw new DatabaseError(
      `${file} has a column "${extra}" of the table "${table}", which this version of Standby does not have. Restore it with the version that wrote it; nothing was changed.`,
    );
  }
  const missing = known.find(({ name, isRequired }) => isRequired && !names.has(name));
  if (missing) {
    throw new DatabaseError(
      `${file} lacks the column "${missing.name}" of the table "${table}", which this version of Standby needs. Restore it with the version that wrote it, then start this version on that data; nothing was changed.`,
    );
  }
}
