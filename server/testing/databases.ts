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

const openPostgresCopy = async (poolSize?: number): Promise<Database> =>
  openPostgres({
    url: await createPostgresDatabase(),
    onError: fail,
    ...(poolSize === undefined ? {} : { poolSize }),
  });

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
 * Declares tests on each database, with one of its own for the file. For what differs between the two: how
 * they are opened, migrated, backed up and locked, roles and row-level security, notifications, requests at
 * the same moment, and each route once.
 *
 * @param declare gets a function that gives the database while a test runs
 */
export function onEachDatabase(declare: (database: () => Database) => void): void {
  const isMissing = inject('postgresUrl') === undefined;
  const name = isMissing ? 'on Postgres (SKIPPED: none on this machine)' : 'on postgres';
  describe('on embedded', () => declareWith(openEmbeddedCopy, declare));
  describe.skipIf(isMissing)(name, () => declareWith(openPostgresCopy, declare));
}

/**
 * Declares tests of rules, which are the same on both databases: one dialect, one driver and the same SQL.
 * They run on Postgres, which takes a third of the processor's time, and on the embedded database where there
 * is no Postgres. Its pool has one connection, as the embedded database has: a query that waits for another of
 * the same request fails here, too.
 *
 * @param declare gets a function that gives the database while a test runs
 */
export function onOneDatabase(declare: (database: () => Database) => void): void {
  const hasPostgres = inject('postgresUrl') !== undefined;
  const open = hasPostgres ? () => openPostgresCopy(1) : openEmbeddedCopy;
  describe(hasPostgres ? 'on postgres' : 'on embedded', () => declareWith(open, declare));
}

/** Opens one database as often as there are processes, for tests that need several; none on a machine without Postgres. */
export async function openShared(processes: number): Promise<Database[]> {
  const url = await createPostgresDatabase();
  return Promise.all(Array.from({ length: processes }, () => openPostgres({ url, onError: fail })));
}
