import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { schema } from '../src/features.ts';
import type { Database } from '@standby/server-kit/database/database';
import { openPostgres, type PostgresOptions } from '@standby/server-kit/database/postgres';

export { maintain } from '../src/maintenance.ts';

const fail = (error: unknown): void => {
  throw error;
};

/** Runs a statement outside of the tests' databases. */
async function administrate(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Creates a database in the run's Postgres, and returns its address. */
export async function createPostgresDatabase(template = 'standby_template'): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await administrate(`create database ${name} template ${template}`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return url.href;
}

/** Opens a database as the server does. */
export const openTestPostgres = (
  url: string,
  options: Partial<Pick<PostgresOptions, 'poolSize' | 'natsUrl' | 'silenceMs' | 'onError'>> = {},
): Promise<Database> => openPostgres({ url, ...schema, onError: fail, ...options });

/**
 * Opens a new, migrated and empty database for the tests that `declare` declares.
 *
 * @param declare receives a function that returns the database while a test runs
 */
export function onDatabase(declare: (database: () => Database) => void): void {
  // A file may call this more than once, and each call has its own hooks.
  describe('on Postgres', () => {
    let database: Database | undefined;
    beforeAll(async () => {
      database = await openTestPostgres(await createPostgresDatabase());
    });
    afterAll(async () => {
      await database?.close();
    });
    declare(() => {
      if (!database) throw new Error('The database opens when the tests run');
      return database;
    });
  });
}

/** Opens one database once for each process, for tests that need several processes. */
export async function openShared(processes: number, natsUrl?: string): Promise<Database[]> {
  const url = await createPostgresDatabase();
  return Promise.all(Array.from({ length: processes }, () => openTestPostgres(url, { natsUrl })));
}
