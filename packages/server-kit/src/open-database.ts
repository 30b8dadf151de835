import type { Settings } from './settings/settings.ts';
import { holdPostgres } from './private-postgres/held-postgres.ts';
import type { Database, DatabaseReports } from './database/database.ts';
import type { Migrations } from './database/migrate.ts';
import { openPostgres } from './database/postgres.ts';

interface OpenOptions extends DatabaseReports {
  readonly migrations: Migrations;
  /** Whether the data may belong to a running server. */
  readonly mayShare?: boolean;
}

/** Opens and migrates the database of the settings: a private Postgres in the data folder, or the Postgres of DATABASE_URL. */
export async function openDatabase(
  { databaseUrl, dataFolder, natsUrl }: Pick<Settings, 'databaseUrl' | 'dataFolder' | 'natsUrl'>,
  { mayShare = false, ...options }: OpenOptions,
): Promise<Database> {
  if (databaseUrl !== undefined) return openPostgres({ url: databaseUrl, natsUrl, ...options });
  const held = await holdPostgres(dataFolder, { ...options, mayShare });
  try {
    const database = await openPostgres({ url: held.url, ...options });
    return {
      ...database,
      close: async () => {
        await database.close();
        await held.close();
      },
    };
  } catch (error) {
    await held.close();
    throw error;
  }
}
