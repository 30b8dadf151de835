import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { schema } from '../src/features.ts';
import type { Database } from '@standby/server-kit/database/database';
import { openEmbeddedInMemory } from '@standby/server-kit/database/embedded';
import { openPostgres, type PostgresOptions } from '@standby/server-kit/database/postgres';

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

/** Opens a Postgres database as the server does. */
export const openTestPostgres = (
  url: string,
  options: Partial<Pick<PostgresOptions, 'poolSize' | 'natsUrl' | 'silenceMs' | 'onError'>> = {},
): Promise<Database> => openPostgres({ url, ...schema, onError: fail, ...options });

const openPostgresCopy = async (): Promise<Database> =>
  openTestPostgres(await createPostgresDatabase());

/** The embedded database of this worker: opening one takes as long as ten tests. */
let shared: Promise<Database> | undefined;

const openSharedCopy = (): Promise<Database> => (shared ??= openEmbeddedCopy());

/** Removes every row, which takes a tenth of the time that another database takes to open. */
async function emptyDatabase({ asOwner }: Pick<Database, 'asOwner'>): Promise<void> {
  const tables = [...schema.tables, ...schema.ephemeralTables].map((name) => sql.table(name));
  await asOwner((owner) => sql`truncate ${sql.join(tables)}`.execute(owner.withoutPlugins()));
}

async function openEmptySharedCopy(): Promise<Database> {
  const database = await openSharedCopy();
  await emptyDatabase(database);
  return database;
}

/** Opens a database for the tests that it declares. */
function declareWith(
  open: () => Promise<Database>,
  close: (database: Database) => Promise<void>,
  declare: (database: () => Database) => void,
): void {
  let database: Database | undefined;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(async () => {
    if (database) await close(database);
  });
  declare(() => {
    if (!database) throw new Error('The database opens when the tests run');
    return database;
  });
}

const close = (database: Database): Promise<void> => database.close();

export interface DatabaseNeeds {
  /** The tests read or change what belongs to other files, too: they need an empty database. */
  readonly isAlone?: boolean;
}

/**
 * Declares tests that hold on each database. The Vitest project says which: `server` has the embedded one, which needs
 * nothing on the machine and is shared by the files of a worker; `postgres` has a new one for each file.
 *
 * @param declare gets a function that gives the database while a test runs
 */
export function onEachDatabase(
  declare: (database: () => Database) => void,
  { isAlone = false }: DatabaseNeeds = {},
): void {
  if (inject('database') === 'postgres') {
    onPostgres('on postgres', () => declareWith(openPostgresCopy, close, declare));
  } else if (isAlone) {
    describe('on embedded', () => declareWith(openEmptySharedCopy, async () => {}, declare));
  } else {
    describe('on embedded', () => declareWith(openSharedCopy, async () => {}, declare));
  }
}

/** Declares tests of what Postgres alone has, such as several processes on one database; none on the embedded one. */
export function onPostgres(name: string, declare: () => void): void {
  if (inject('database') !== 'postgres') return;
  const isMissing = inject('postgresUrl') === undefined;
  describe.skipIf(isMissing)(isMissing ? `${name} (SKIPPED: none on this machine)` : name, declare);
}

/** Opens one database as often as there are processes, for tests that need several. */
export async function openShared(processes: number, natsUrl?: string): Promise<Database[]> {
  const url = await createPostgresDatabase();
  return Promise.all(Array.from({ length: processes }, () => openTestPostgres(url, { natsUrl })));
}
