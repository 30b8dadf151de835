import { CamelCasePlugin, Kysely, PostgresDialect, type LogEvent } from 'kysely';
import { TypeOverrides, types, type Pool } from 'pg';
import { SettingsError } from '../settings/settings.ts';
import type { Changes } from './changes.ts';
import type { Queries, Tables } from './tables.ts';

/** The role under which everything but migrations, backup and restore runs: it owns no table. */
export const APPLICATION_ROLE = 'standby_application';

/** An open database, migrated. */
export interface Database {
  readonly kind: 'embedded' | 'postgres';
  /** Queries under {@link APPLICATION_ROLE}. */
  readonly queries: Queries;
  readonly pool: Pool;
  readonly changes: Changes;
  /** Runs work under the role that owns the tables: backup and restore. */
  readonly asOwner: <Result>(work: (queries: Queries) => Promise<Result>) => Promise<Result>;
  readonly close: () => Promise<void>;
}

/** Ends the start with a sentence; anything else that fails while opening is a fault. */
export class DatabaseError extends SettingsError {
  override readonly name = 'DatabaseError';
}

/** Types as the driver reads them, but 64-bit numbers as numbers: revisions and counts stay below 2^53. */
export const typeParsers = new TypeOverrides();
typeParsers.setTypeParser(types.builtins.INT8, Number);

export function queriesOn(pool: Pool, log?: (event: LogEvent) => void): Queries {
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    ...(log ? { log } : {}),
  });
}
