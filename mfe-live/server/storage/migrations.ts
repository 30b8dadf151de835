import { sql, type Kysely, type Migration } from 'kysely';
import { ofOneOrganization, protectRows } from 'server/area';

/**
 * Rooms, their events and who wrote them. Events and checkpoints are text, not jsonb: jsonb refuses some of the
 * characters that a text in them may have, and nothing in the database reads them.
 */
const liveRooms: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table live_room (
        organization_id text not null references organization (id) on delete cascade,
        show_id text collate "C" not null,
        position bigint not null default 0,
        generation integer not null default 0,
        checkpoint text,
        compacted_to bigint not null default 0,
        primary key (organization_id, show_id)
      )`.execute(db);
    await sql`
      create table live_event (
        organization_id text not null,
        show_id text collate "C" not null,
        author text collate "C" not null,
        seq bigint not null,
        position bigint not null,
        lamport bigint not null,
        at_ms bigint not null,
        event text not null,
        primary key (organization_id, show_id, author, seq),
        unique (organization_id, show_id, position),
        foreign key (organization_id, show_id) references live_room on delete cascade
      )`.execute(db);
    await sql`
      create table live_author (
        organization_id text not null,
        show_id text collate "C" not null,
        author text collate "C" not null,
        account_id text references "user" (id) on delete set null,
        link_id text,
        name text,
        lamport bigint not null,
        primary key (organization_id, show_id, author),
        foreign key (organization_id, show_id) references live_room on delete cascade
      )`.execute(db);
    await sql`create index live_author_account_id on live_author (account_id)`.execute(db);
    for (const table of ['live_room', 'live_event', 'live_author']) {
      await protectRows(db, table, ofOneOrganization);
    }
  },
};

/** A revoked link has no row: it is as one that never was. */
const liveLinks: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table live_link (
        organization_id text not null references organization (id) on delete cascade,
        id text not null,
        show_id text collate "C" not null,
        kind text not null check (kind in ('viewer', 'controller', 'ask')),
        name text not null,
        token_hash text not null unique,
        created_by text references "user" (id) on delete set null,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        last_used_at timestamptz,
        primary key (organization_id, id)
      )`.execute(db);
    await sql`create index live_link_show_id on live_link (organization_id, show_id)`.execute(db);
    await sql`create index live_link_created_by on live_link (created_by)`.execute(db);
    await protectRows(db, 'live_link', {
      visible: sql`organization_id = (select current_setting('standby.organization', true))
        or token_hash = (select current_setting('standby.link', true))`,
      writable: ofOneOrganization.writable,
    });
  },
};

/** Who is there, for the other processes. Unlogged: after a crash nobody is. */
const liveProcesses: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create unlogged table live_process (
        id text primary key,
        seen_at timestamptz not null
      )`.execute(db);
    await sql`
      create unlogged table live_window (
        organization_id text not null references organization (id) on delete cascade,
        show_id text collate "C" not null,
        process text not null references live_process (id) on delete cascade,
        windows text not null,
        primary key (organization_id, show_id, process)
      )`.execute(db);
    await sql`create index live_window_process on live_window (process)`.execute(db);
    await protectRows(db, 'live_window', ofOneOrganization);
  },
};

export const liveMigrations: Readonly<Record<string, Migration>> = {
  '0301-live': liveRooms,
  '0302-live-links': liveLinks,
  '0303-live-processes': liveProcesses,
};
