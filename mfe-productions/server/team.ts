import type { Kysely, Migration } from 'kysely';
import { createCollectionTable } from '@standby/server-kit';

/** Creates a list of names, as sample mode has one. */
export const teamMigration: Migration = {
  up: (db: Kysely<unknown>) => createCollectionTable(db, 'team_member'),
};

/** Drops the list of names, because the organization's members are the team. */
export const teamOfMembersMigration: Migration = {
  up: (db: Kysely<unknown>) => db.schema.dropTable('team_member').execute(),
};
