import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import type { Database } from '../src/database/database.ts';
import { openEmbeddedInMemory } from '../src/database/embedded.ts';
import { openPostgres } from '../src/database/postgres.ts';

const fail = (error: unknown): void => {
  throw error;
};

/** Runs a statement beside every test's database. */
async function administrate(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Address of a new database of the Postgres. */
export async function createPostgresDatabase(template = 'standby_template'): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await administrate(`create database ${name} template ${template}`);
  const url = new URL(inject('postgresUrl') ?? '');
  url.pathname = `/${name}`;
  return url.href;
}

const openers: Readonly<Record<Database['kind'], () => Promise<Database>>> = {
  embedded: async () => openEmbeddedInMemory(await openAsBlob(inject('embeddedTemplate'))),
  postgres: async () => openPostgres({ url: await createPostgresDatabase(), onError: fail }),
};

/**
 * Declares tests on each database, with one of its own for the file.
 *
 * @param declare gets a function that gives the database while a test runs
 */
export function onEachDatabase(declare: (database: () => Database) => void): void {
  for (const kind of ['embedded', 'postgres'] as const) {
    const isMissing = kind === 'postgres' && inject('postgresUrl') === undefined;
    const name = isMissing ? 'on Postgres (SKIPPED: none on this machine)' : `on ${kind}`;
    describe.skipIf(isMissing)(name, () => {
      let database: Database | undefined;
      beforeAll(async () => {
        database = await openers[kind]();
      });
      afterAll(() => database?.close());
      declare(() => {
        if (!database) throw new Error('The database opens when the tests run');
        return database;
      });
    });
  }
}
