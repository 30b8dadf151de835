import { sql, type Kysely, type Migration } from 'kysely';

/** Placeholder for the migration of the former replication by triggers, which old databases list. */
export const triggersMigration: Migration = { up: async () => {} };

/** Removes the triggers of the former replication from a database. */
async function dropTriggers(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select proname as name from pg_proc
    where pronamespace = to_regnamespace(quote_ident(current_schema()))
      and starts_with(proname, 'note_change_of_')`.execute(db);
  for (const { name } of rows) await sql`drop function ${sql.id(name)}() cascade`.execute(db);
  await sql`drop table if exists replicated_change, follower, following`.execute(db);
}

/**
 * Creates the tables for a standby server, on both sides. The table `follower` has the server that follows this one, and
 * `following` the server that this one follows; each has at most one row. A copy by triggers has to be made again.
 */
export const replicationMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await dropTriggers(db);
    await sql`
      create table follower (
        only_one boolean primary key default true check (only_one),
        session text not null,
        version text not null,
        seen_at timestamptz not null default now()
      )`.execute(db);
    await sql`
      create table following (
        only_one boolean primary key default true check (only_one),
        first text not null,
        session text not null,
        access text not null,
        port integer not null,
        as_of timestamptz,
        clock_ahead_ms double precision not null,
        clock_error_ms double precision not null
      )`.execute(db);
  },
};

/** Tables that a backup omits, because a restored server neither follows a server nor has a follower. */
export const REPLICATION_TABLES = ['follower', 'following'] as const;
