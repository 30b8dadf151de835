import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { BackupPlan } from '../database/backup.ts';
import { type Database, DatabaseError } from '../database/database.ts';
import type { Queries } from '../database/tables.ts';
import { errorCode } from '../error-code.ts';
import { hashToken, newToken } from '../tokens.ts';

/** Name of a server's publication, and of its follower's subscription. */
export const PUBLICATION = 'standby';

/** Prefix of the names of followers' roles and replication slots. All databases of a Postgres share these names. */
const SESSION_PREFIX = 'standby_follower_';

const SESSION_BYTES = 16;

/** Hours of silence after which changes are no longer kept for a follower. */
const SILENCE_MAX_HOURS = 24;

/** Timeout for the end of a connection to a follower. */
const END_MS = 5_000;

const INSUFFICIENT_PRIVILEGE = '42501';

/** A follower's access to the database, through the server. */
export interface FollowerAccess {
  /** Name of the follower's role and of its replication slot; others cannot guess it. */
  readonly session: string;
  readonly password: string;
  readonly database: string;
}

/** Returns an identifier of the tables' version; copies of another version are refused. */
export const versionOf = ({ migrations, tables }: BackupPlan): string =>
  hashToken(JSON.stringify([Object.keys(migrations).toSorted(), tables]));

const cannotBeFollowed = (cause?: unknown): DatabaseError =>
  new DatabaseError(
    'The Postgres of DATABASE_URL cannot be followed: it needs the setting wal_level = logical, and a user of DATABASE_URL who may make roles with REPLICATION and BYPASSRLS.',
    { cause },
  );

async function currentSchema(owner: Queries): Promise<ReturnType<typeof sql.id>> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(owner);
  return sql.id(rows[0]?.name ?? 'public');
}

/** Ends the connections of earlier followers of this database, and removes their slots and roles. */
async function endSessions(owner: Queries): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select slot_name as name from pg_replication_slots
    where database = current_database() and starts_with(slot_name, ${SESSION_PREFIX})`.execute(
    owner,
  );
  const schema = await currentSchema(owner);
  for (const { name } of rows) {
    const role = sql.id(name);
    await sql`alter role ${role} nologin`.execute(owner);
    await sql`
      select pg_terminate_backend(pid, ${END_MS}) from pg_stat_activity where usename = ${name}`.execute(
      owner,
    );
    await sql`select pg_drop_replication_slot(${name})`.execute(owner);
    await sql`revoke all on all tables in schema ${schema} from ${role}`.execute(owner);
    await sql`revoke all on schema ${schema} from ${role}`.execute(owner);
    await sql`drop role ${role}`.execute(owner);
  }
}

/** Stops publishing, and removes the current follower. */
async function forgetFollower(queries: Queries): Promise<void> {
  const owner = queries.withoutPlugins();
  await sql`delete from follower`.execute(owner);
  await endSessions(owner);
  await sql`drop publication if exists ${sql.id(PUBLICATION)}`.execute(owner);
}

/** Creates a role that can only read the published tables. */
async function createRole(
  owner: Queries,
  { tables }: BackupPlan,
  { session, password }: Pick<FollowerAccess, 'session' | 'password'>,
): Promise<void> {
  const role = sql.id(session);
  await sql`create role ${role} login replication bypassrls password ${sql.lit(password)}`.execute(
    owner,
  );
  await sql`grant usage on schema ${await currentSchema(owner)} to ${role}`.execute(owner);
  const names = sql.join(tables.map((table) => sql.table(table)));
  await sql`grant select on ${names} to ${role}`.execute(owner);
}

/**
 * Publishes all changes from now on for one follower. An earlier follower is removed.
 *
 * @throws {DatabaseError} with a remedy, for a Postgres that cannot publish
 */
export function beginFollowing(
  database: Pick<Database, 'asOwner'>,
  plan: BackupPlan,
): Promise<FollowerAccess> {
  return database.asOwner(async (queries) => {
    const owner = queries.withoutPlugins();
    const { rows } = await sql<{ level: string; database: string }>`
      select current_setting('wal_level') as level, current_database() as database`.execute(owner);
    if (rows[0]?.level !== 'logical') throw cannotBeFollowed();
    const session = SESSION_PREFIX + randomBytes(SESSION_BYTES).toString('hex');
    const password = newToken();
    try {
      await forgetFollower(owner);
      const names = sql.join(plan.tables.map((table) => sql.table(table)));
      // A restore truncates the tables, and a follower of a restored server has to copy it again.
      await sql`
        create publication ${sql.id(PUBLICATION)} for table ${names}
        with (publish = 'insert, update, delete')`.execute(owner);
      await createRole(owner, plan, { session, password });
      await sql`select pg_create_logical_replication_slot(${session}, 'pgoutput')`.execute(owner);
    } catch (error) {
      await forgetFollower(owner);
      throw errorCode(error) === INSUFFICIENT_PRIVILEGE ? cannotBeFollowed(error) : error;
    }
    await sql`insert into follower (session, version) values (${session}, ${versionOf(plan)})`.execute(
      owner,
    );
    return { session, password, database: rows[0].database };
  });
}

/** Whether the copy with this session follows this server. */
export async function isFollowedBy(
  { queries }: Pick<Database, 'queries'>,
  session: string,
): Promise<boolean> {
  const { rows } = await sql`select 1 from follower where session = ${session}`.execute(queries);
  return rows.length > 0;
}

/**
 * Returns the position in Postgres's log that includes every change that was acknowledged so far.
 *
 * @returns undefined if the copy of this session has to start again
 */
export async function positionFor(
  { queries }: Pick<Database, 'queries'>,
  plan: BackupPlan,
  session: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ position: string }>`
    select pg_current_wal_flush_lsn()::text as position
    from follower join pg_replication_slots on slot_name = session
    where session = ${session} and version = ${versionOf(plan)} and wal_status <> 'lost'`.execute(
    queries,
  );
  const [found] = rows;
  if (!found) return undefined;
  await sql`
    update follower set seen_at = now()
    where session = ${session} and seen_at < now() - interval '1 minute'`.execute(queries);
  return found.position;
}

/** Removes a follower that has sent no request for a day. */
export async function forgetSilentFollower({
  asOwner,
  queries,
}: Pick<Database, 'asOwner' | 'queries'>): Promise<void> {
  const { rows } = await sql`
    select 1 from follower
    where seen_at < now() - ${SILENCE_MAX_HOURS} * interval '1 hour'`.execute(queries);
  if (rows.length > 0) await asOwner(forgetFollower);
}
