import { inspect } from 'node:util';
import { Migrator, sql, type Migration } from 'kysely';
import { advisoryLocks } from './advisory-locks.ts';
import { APPLICATION_ROLE, DatabaseError } from './database.ts';
import type { Queries } from './tables.ts';
import { addedFeatureOf } from './migration-name.ts';
import { isFenced } from './fence.ts';
import { errorCode, UNIQUE_VIOLATION } from '../error-code.ts';

/** Migrations by name; the names also give their order. */
export type Migrations = Readonly<Record<string, Migration>>;

const DUPLICATE_OBJECT = '42710';
const INSUFFICIENT_PRIVILEGE = '42501';

async function createRole(owner: Queries): Promise<void> {
  const role = sql.ref(APPLICATION_ROLE);
  const exists = await sql`select 1 from pg_roles where rolname = ${APPLICATION_ROLE}`.execute(
    owner,
  );
  try {
    if (exists.rows.length === 0) await sql`create role ${role} nologin`.execute(owner);
  } catch (error) {
    if (errorCode(error) === INSUFFICIENT_PRIVILEGE) throw missingRole();
    // Another process was faster, on this database or on another one of the same Postgres.
    if (errorCode(error) !== DUPLICATE_OBJECT && errorCode(error) !== UNIQUE_VIOLATION) throw error;
  }
  const { rows } = await sql<{
    member: boolean;
  }>`select pg_has_role(current_user, ${APPLICATION_ROLE}, 'member') as member`.execute(owner);
  if (rows[0]?.member) return;
  try {
    await sql`grant ${role} to current_user`.execute(owner);
  } catch (error) {
    if (errorCode(error) === INSUFFICIENT_PRIVILEGE) throw missingRole();
    throw error;
  }
}

function missingRole(): DatabaseError {
  return new DatabaseError(
    `The user of DATABASE_URL may not create the role "${APPLICATION_ROLE}", under which Standby reads and writes. Let the database's administrator run:\n  create role ${APPLICATION_ROLE} nologin;\n  grant ${APPLICATION_ROLE} to <the user of DATABASE_URL>;`,
  );
}

/** Grants the application's role all access to rows, and none to tables. If another server serves, the role may only read. */
async function grant(owner: Queries): Promise<void> {
  const role = sql.ref(APPLICATION_ROLE);
  await owner.transaction().execute(async (transaction) => {
    // Postgres refuses concurrent grants on one table: "tuple concurrently updated".
    await sql`select pg_advisory_xact_lock(${advisoryLocks.grants})`.execute(transaction);
    const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(
      transaction,
    );
    const schema = sql.id(rows[0]?.schema ?? 'public');
    await sql`grant usage on schema ${schema} to ${role}`.execute(transaction);
    await sql`grant select on all tables in schema ${schema} to ${role}`.execute(transaction);
    if (await isFenced(transaction)) return;
    await sql`grant insert, update, delete on all tables in schema ${schema} to ${role}`.execute(
      transaction,
    );
  });
}

/**
 * Migrates the tables to this version. Kysely's migrator has an advisory lock, so one process migrates at a
 * time.
 *
 * @throws {DatabaseError} if a newer version wrote the data, or the role cannot be created
 */
export async function migrate(owner: Queries, migrations: Migrations): Promise<readonly string[]> {
  await createRole(owner);
  const migrator = new Migrator({
    // The migrator's own tables have fixed names, so the plugin must not change them.
    db: owner.withoutPlugins(),
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
    allowUnorderedMigrations: true,
  });
  const done = await migrator.getMigrations().catch(() => []);
  const unknown = done.find(({ name }) => !(name in migrations));
  if (unknown) throw newerData(unknown.name);
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) {
    const name = /previously executed migration (\S+) is missing/u.exec(inspect(error))?.[1];
    throw name === undefined ? error : newerData(name);
  }
  await grant(owner);
  return results.map(({ migrationName }) => migrationName);
}

function newerData(name: string): DatabaseError {
  const feature = addedFeatureOf(name);
  if (feature !== undefined) {
    return new DatabaseError(
      `The data has tables of feature "${feature}", which this server does not load (migration "${name}"). Name its file in STANDBY_FEATURES.`,
    );
  }
  return new DatabaseError(
    `A newer version of Standby has changed the data ("${name}"). Start that version, or restore a backup from before.`,
  );
}
