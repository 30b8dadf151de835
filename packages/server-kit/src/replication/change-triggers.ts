import { sql, type RawBuilder } from 'kysely';
import type { Queries } from '../database/tables.ts';

const TRIGGER = sql.id('note_change');

const functionOf = (table: string): RawBuilder<unknown> => sql.id(`note_change_of_${table}`);

/** The columns of a table's primary key, in their order. */
export async function keyColumnsOf(owner: Queries, table: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select attribute.attname as name
    from pg_index
    join unnest(pg_index.indkey::smallint[]) with ordinality as part(number, place) on true
    join pg_attribute attribute
      on attribute.attrelid = pg_index.indrelid and attribute.attnum = part.number
    where pg_index.indisprimary
      and pg_index.indrelid = to_regclass(quote_ident(current_schema()) || '.' || quote_ident(${table}))
    order by part.place`.execute(owner);
  if (rows.length === 0) throw new Error(`The table ${table} has no primary key`);
  return rows.map(({ name }) => name);
}

/** Notes a row's key: what the row is, the next batch reads. */
function noteKey(
  table: string,
  columns: readonly string[],
  row: 'old' | 'new',
): RawBuilder<unknown> {
  const key = columns.map((column) => sql`${sql.lit(column)}, ${sql.ref(`${row}.${column}`)}`);
  return sql`insert into replicated_change (table_name, key)
    values (${sql.lit(table)}, jsonb_build_object(${sql.join(key)}))
    on conflict (table_name, key) do update set xid = pg_current_xact_id();`;
}

async function noteChangesOf(owner: Queries, table: string): Promise<void> {
  const columns = await keyColumnsOf(owner, table);
  const keyOf = (row: 'old' | 'new'): RawBuilder<unknown> =>
    sql`row(${sql.join(columns.map((column) => sql.ref(`${row}.${column}`)))})`;
  const name = functionOf(table);
  await sql`
    create or replace function ${name}() returns trigger
    language plpgsql set search_path from current as $$
    begin
      if tg_op = 'DELETE' or (tg_op = 'UPDATE' and ${keyOf('old')} is distinct from ${keyOf('new')}) then
        ${noteKey(table, columns, 'old')}
      end if;
      if tg_op <> 'DELETE' then
        ${noteKey(table, columns, 'new')}
      end if;
      return null;
    end $$`.execute(owner);
  // Waits for writers that began before, whose changes no trigger notes.
  await sql`
    create or replace trigger ${TRIGGER} after insert or update or delete on ${sql.table(table)}
    for each row execute function ${name}()`.execute(owner);
}

/**
 * Notes from now on which rows change; without a follower nothing is noted. Each table in a transaction of its own: locks
 * of several at once could block writers for good.
 */
export async function noteChanges(owner: Queries, tables: readonly string[]): Promise<void> {
  for (const table of tables) await noteChangesOf(owner, table);
}

/** Ends that. */
export async function forgetChanges(owner: Queries, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    await sql`drop trigger if exists ${TRIGGER} on ${sql.table(table)}`.execute(owner);
    await sql`drop function if exists ${functionOf(table)}()`.execute(owner);
  }
  await sql`truncate replicated_change`.execute(owner);
}
