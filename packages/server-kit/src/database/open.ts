import type { Settings } from '../settings/settings.ts';
import type { Database, DatabaseReports } from './database.ts';
import { openEmbedded, type EmbeddedOptions } from './embedded.ts';
import { openPostgres } from './postgres.ts';

/** Opens the database that the settings name, migrated. */
export function openDatabase(
  { databaseUrl, dataFolder, natsUrl }: Pick<Settings, 'databaseUrl' | 'dataFolder' | 'natsUrl'>,
  options: DatabaseReports & Pick<EmbeddedOptions, 'migrations' | 'answerRequest' | 'onRestored'>,
): Promise<Database> {
  return databaseUrl === undefined
    ? openEmbedded({ folder: dataFolder, ...options })
    : openPostgres({ url: databaseUrl, natsUrl, ...options });
}
