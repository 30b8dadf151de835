import { sql, type Kysely, type Migration } from 'kysely';

/**
 * What an understudy needs, on both sides: `follower` is who follows this server, `following` whom this one follows; at most
 * one each.
 */
export const replicationMigration: Migration = {
  async up(db: Kysely<unknown>) {
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
        clock_ahead_ms double precision not null
      )`.execute(db);
  },
};

/** A backup leaves them out: a restored server is followed by none, and follows none. */
export const REPLICATION_TABLES = ['follower', 'following'] as const;
