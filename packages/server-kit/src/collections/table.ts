import { sql, type ColumnType, type Kysely } from 'kysely';
import { ofOneOrganization, protectRows } from '../database/row-security.ts';

/** Columns of every collection's table. A feature may add its own columns. */
export interface CollectionTable {
  organizationId: string;
  id: string;
  place: number;
  revision: number;
  /** The item in the form of the feature's schema. */
  item: ColumnType<unknown, string, string>;
  /** Moment of the removal. A removed item stays for a while, so that it can be restored and windows learn of the removal. */
  removedAt: ColumnType<Date | null, Date | null, Date | null>;
  changedBy: string | null;
}

/** Creates a collection's table, in which each row is visible to one organization only. */
export async function createCollectionTable(db: Kysely<unknown>, table: string): Promise<void> {
  const name = sql.table(table);
  await sql`
    create table ${name} (
      organization_id text not null references organization (id) on delete cascade,
      id text collate "C" not null,
      place bigint not null,
      revision bigint not null,
      item jsonb not null,
      removed_at timestamptz,
      changed_by text references "user" (id) on delete set null,
      primary key (organization_id, id),
      unique (organization_id, place)
    )`.execute(db);
  await sql`create index ${sql.ref(`${table}_revision`)} on ${name} (organization_id, revision, id)`.execute(
    db,
  );
  await sql`create index ${sql.ref(`${table}_changed_by`)} on ${name} (changed_by)`.execute(db);
  await protectRows(db, table, ofOneOrganization);
}
