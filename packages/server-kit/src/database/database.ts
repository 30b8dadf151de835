import { CamelCasePlugin, Kysely, PostgresDialect, type LogEvent } from 'kysely';
import { TypeOverrides, types, type ClientBase, type Pool } from 'pg';
import { SettingsError } from '../settings/settings.ts';
import type { Changes } from './changes.ts';
import type { DatabaseClock } from './measured-clock.ts';
import type { Queries, Tables } from './tables.ts';

/** The role for everything except migrations, backup and restore. It owns no table. */
export const APPLICATION_ROLE = 'standby_application';

/** An open, migrated database. */
export interface Database {
  /** Queries under {@link APPLICATION_ROLE}. */
  readonly queries: Queries;
  readonly pool: Pool;
  readonly changes: Changes;
  readonly clock: DatabaseClock;
  /** Runs work under the role that owns the tables: backup and restore. */
  readonly asOwner: <Result>(work: (queries: Queries) => Promise<Result>) => Promise<Result>;
  readonly close: () => Promise<void>;
}

/** Callbacks for events of an open database. */
export interface DatabaseReports {
  readonly onError: (error: unknown) => void;
  /** Sentences for the person who runs the server. */
  readonly onNotice: (notice: string) => void;
}

/** An error that ends the start with a sentence for a person. Any other error while opening is a fault. */
export class DatabaseError extends SettingsError {
  override readonly name: string = 'DatabaseError';
}

/** The driver's types, except that 64-bit numbers become numbers: revisions and counts stay below 2^53. */
export const typeParsers = new TypeOverrides();
typeParsers.setTypeParser(types.builtins.INT8, Number);

export function queriesOn(pool: Pool, log?: (event: LogEvent) => void): Queries {
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    ...(log ? { log } : {}),
  });
}

/**
 * Gives a new connection the role of the application. The pool waits for the promise, although its type omits it, so
 * every connection has the role before its first use.
 */
export const takeRole = (client: ClientBase): unknown =>
  client.query(`set role ${APPLICATION_ROLE}`);
