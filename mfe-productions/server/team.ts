import type { Kysely, Migration } from 'kysely';
import { createCollectionTable } from '@standby/server-kit';

/** A list of names, as sample mode has one. */
export const teamMigration: Migration = {
  up: (db: Kysely<unknown>) => createCollectionTable(db, 'team_member'),
};

/** The team is the organization's members. */
export const teamOfMembersMigration: Migration = {
  up: (db: Kysely<unknown>) => db.schema.dropTable('team_member').execute(),
};
