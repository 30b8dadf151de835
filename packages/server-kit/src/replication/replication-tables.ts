import { sql, type Kysely, type Migration } from 'kysely';

/** Stands for what replication by triggers had; databases of that time list it. */
export const triggersMigration: Migration = { up: async () => {} };

/** Removes what replication by triggers left in a database. */
async function dropTriggers(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select proname as name from pg_proc
    where pronamespace = to_regnamespace(quote_ident(current_schema()))
      and starts_with(proname, 'note_change_of_')`.execute(db);
  for (const { name } of rows) await sql`drop function ${sql.id(name)}() cascade`.execute(db);
  await sql`drop table if exists replicated_change, follower, following`.execute(db);
}

/**
 * What an understudy needs, on both sides: `follower` is who follows this server, `following` whom this one follows; at most
 * one each. A copy that triggers made has to be made anew.
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

/** A backup leaves them out: a restored server is followed by none, and follows none. */
export const REPLICATION_TABLES = ['follower', 'following'] as const;
