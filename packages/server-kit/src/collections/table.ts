import { sql, type ColumnType, type Kysely } from 'kysely';
import { ofOneOrganization, protectRows } from '../database/row-security.ts';

/** What every table of a collection has. A feature may add columns of its own. */
export interface CollectionTable {
  organizationId: string;
  id: string;
  place: number;
  revision: number;
  /** The item as the feature's schema describes it. */
  item: ColumnType<unknown, string, string>;
  /** A removed item stays for a while, so that it can be put back and windows hear of it. */
  removedAt: ColumnType<Date | null, Date | null, Date | null>;
  changedBy: string | null;
}

/** Makes a collection's table, whose rows one organization alone sees. */
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
