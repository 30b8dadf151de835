import { sql, type Kysely, type RawBuilder } from 'kysely';
import { APPLICATION_ROLE } from './database.ts';

interface RowRules {
  /** Condition for rows that a query sees. */
  readonly visible: RawBuilder<unknown>;
  /** Condition for rows that a query may write, among the visible ones. */
  readonly writable: RawBuilder<unknown>;
}

/** Condition with a subquery, so that Postgres reads the setting once a query and not once a row. */
const isOfOrganization = sql`organization_id = (select current_setting('standby.organization', true))`;

/** Rows of one organization, for tables with an `organization_id`. */
export const ofOneOrganization: RowRules = {
  visible: isOfOrganization,
  writable: isOfOrganization,
};

/**
 * Forces row-level security on a table: a query without an organization sees and writes no row. The role that
 * owns the tables sees all rows, for backup and restore.
 */
export async function protectRows(
  db: Kysely<unknown>,
  table: string,
  { visible, writable }: RowRules,
): Promise<void> {
  const name = sql.table(table);
  const role = sql.ref(APPLICATION_ROLE);
  await sql`alter table ${name} enable row level security`.execute(db);
  await sql`alter table ${name} force row level security`.execute(db);
  await sql`create policy owner on ${name} to current_user using (true) with check (true)`.execute(
    db,
  );
  await sql`create policy visible on ${name} for select to ${role} using (${visible})`.execute(db);
  await sql`create policy inserted on ${name} for insert to ${role} with check (${writable})`.execute(
    db,
  );
  await sql`create policy updated on ${name} for update to ${role} using (${writable}) with check (${writable})`.execute(
    db,
  );
  await sql`create policy deleted on ${name} for delete to ${role} using (${writable})`.execute(db);
}
