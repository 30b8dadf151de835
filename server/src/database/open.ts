import type { Settings } from '../settings/settings.ts';
import type { Database, DatabaseReports } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';

/** Opens the database that the settings name, migrated. */
export function openDatabase(
  { databaseUrl, dataFolder }: Pick<Settings, 'databaseUrl' | 'dataFolder'>,
  reports: DatabaseReports,
): Promise<Database> {
  return databaseUrl === undefined
    ? openEmbedded({ folder: dataFolder, ...reports })
    : openPostgres({ url: databaseUrl, ...reports });
}
