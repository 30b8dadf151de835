import { sql, type Kysely, type Migration } from 'kysely';

/**
 * What an understudy needs, on both sides. `replicated_change` names the rows that changed since the last batch that the
 * follower confirmed; `follower` is who follows this server, `following` whom this one follows: at most one each.
 */
export const replicationMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table replicated_change (
        table_name text not null,
        key jsonb not null,
        xid xid8 not null default pg_current_xact_id(),
        primary key (table_name, key)
      )`.execute(db);
    await sql`
      create table follower (
        only_one boolean primary key default true check (only_one),
        session text not null,
        version text not null,
        batch bigint not null default 0,
        seen_at timestamptz not null default now()
      )`.execute(db);
    await sql`
      create table following (
        only_one boolean primary key default true check (only_one),
        first text not null,
        session text not null,
        batch bigint not null default 0,
        snapshot text not null default '',
        as_of timestamptz not null,
        clock_ahead_ms double precision not null
      )`.execute(db);
  },
};

/** A backup leaves them out: a restored server is followed by none, and follows none. */
export const REPLICATION_TABLES = ['replicated_change', 'follower', 'following'] as const;
