import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import type { Database } from '../src/database/database.ts';
import { openEmbeddedInMemory } from '../src/database/embedded.ts';
import { openPostgres } from '../src/database/postgres.ts';

export { maintain } from '../src/maintenance.ts';

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

const openEmbeddedCopy = async (): Promise<Database> =>
  openEmbeddedInMemory(await openAsBlob(inject('embeddedTemplate')));

const openPostgresCopy = async (): Promise<Database> =>
  openPostgres({ url: await createPostgresDatabase(), onError: fail });

/** Opens a database for the tests that it declares, and closes it after them. */
function declareWith(
  open: () => Promise<Database>,
  declare: (database: () => Database) => void,
): void {
  let database: Database | undefined;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database?.close());
  declare(() => {
    if (!database) throw new Error('The database opens when the tests run');
    return database;
  });
}

/**
 * Declares tests that hold on each database, with one of its own for the file. The Vitest project says which:
 * `server` has the embedded one, which needs nothing on the machine, and `postgres` runs the same again.
 *
 * @param declare gets a function that gives the database while a test runs
 */
export function onEachDatabase(declare: (database: () => Database) => void): void {
  if (inject('database') === 'postgres') {
    onPostgres('on postgres', () => declareWith(openPostgresCopy, declare));
  } else {
    describe('on embedded', () => declareWith(openEmbeddedCopy, declare));
  }
}

/** Declares tests of what Postgres alone has, such as several processes on one database; none on the embedded one. */
export function onPostgres(name: string, declare: () => void): void {
  if (inject('database') !== 'postgres') return;
  const isMissing = inject('postgresUrl') === undefined;
  describe.skipIf(isMissing)(isMissing ? `${name} (SKIPPED: none on this machine)` : name, declare);
}

/** Opens one database as often as there are processes, for tests that need several. */
export async function openShared(processes: number): Promise<Database[]> {
  const url = await createPostgresDatabase();
  return Promise.all(Array.from({ length: processes }, () => openPostgres({ url, onError: fail })));
}
