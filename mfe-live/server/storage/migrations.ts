import { sql, type Kysely, type Migration } from 'kysely';
import { createCollectionTable, ofOneOrganization, protectRows } from '@standby/server-kit';

/**
 * Creates rooms, events and authors. Events and checkpoints are text, not jsonb: jsonb refuses some
 * characters that their texts may have, and no query reads inside them.
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

/** Creates links. A revoked link has no row, like an unknown one. */
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

/**
 * Creates the tables that tell processes about each other's windows. They are unlogged, and empty
 * after a crash.
 */
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

/**
 * Makes the position of an event its place in the log. Before this migration, Lamport timestamps
 * gave the order, and positions counted the arrivals. Checkpoints followed the earlier order, so
 * rooms make new ones from their events.
 */
const eventPositions: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table live_event drop constraint live_event_organization_id_show_id_position_key`.execute(
      db,
    );
    await sql`
      update live_event set position = ordered.place
      from (
        select organization_id, show_id, author, seq, row_number() over (
          partition by organization_id, show_id order by lamport, author, seq
        ) as place
        from live_event
      ) as ordered
      where live_event.organization_id = ordered.organization_id
        and live_event.show_id = ordered.show_id
        and live_event.author = ordered.author and live_event.seq = ordered.seq`.execute(db);
    await sql`
      alter table live_event
        add unique (organization_id, show_id, position),
        drop column lamport`.execute(db);
    await sql`alter table live_author drop column lamport`.execute(db);
    await sql`
      update live_room set checkpoint = null, compacted_to = 0, position = (
        select count(*) from live_event
        where live_event.organization_id = live_room.organization_id
          and live_event.show_id = live_room.show_id
      )`.execute(db);
    await sql`alter table live_room drop column generation`.execute(db);
  },
};

/** Lets a revocation be undone while the link still works. */
const revocations: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table live_link add column unrevoked_expires_at timestamptz`.execute(db);
  },
};

/** Adds cue lights as a separate purpose. */
const departmentLinks: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table live_link
        drop constraint live_link_kind_check,
        add constraint live_link_kind_check
          check (kind in ('viewer', 'controller', 'department', 'ask'))`.execute(db);
  },
};

/** Adds a deputy's desk as a separate purpose, and lets addresses of links be shown again. */
const deputyLinks: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table live_link
        add column sealed_token text,
        drop constraint live_link_kind_check,
        add constraint live_link_kind_check
          check (kind in ('viewer', 'controller', 'deputy', 'department', 'ask'))`.execute(db);
  },
};

/**
 * Adds by how many ms a process's time is ahead of the database's. It is null in rows of earlier
 * releases, whose time is their machine's.
 */
const processTimes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table live_process add column ahead_ms double precision`.execute(db);
  },
};

/** Lets a cue light's link be for one department. */
const linkDepartments: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table live_link add column department text`.execute(db);
  },
};

/** Creates the table of the rooms that programs are in. It is unlogged, and empty after a crash. */
const programs: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create unlogged table live_program (
        organization_id text not null references organization (id) on delete cascade,
        device_id text collate "C" not null,
        show_id text collate "C" not null,
        expires_at timestamptz not null,
        primary key (organization_id, device_id, show_id)
      )`.execute(db);
    await protectRows(db, 'live_program', ofOneOrganization);
  },
};

/** Creates the table of the named versions of cue sheets, which `mfe-cues` serves since. */
const cueVersions: Migration = {
  async up(db: Kysely<unknown>) {
    await createCollectionTable(db, 'cue_version');
    await sql`alter table cue_version add show_id text collate "C" not null`.execute(db);
    await sql`
      create index cue_version_show on cue_version (organization_id, show_id, revision, id)`.execute(
      db,
    );
  },
};

export const liveMigrations: Readonly<Record<string, Migration>> = {
  '0301-live': liveRooms,
  '0302-live-links': liveLinks,
  '0303-live-processes': liveProcesses,
  '0304-live-positions': eventPositions,
  '0305-live-link-revocations': revocations,
  '0306-live-department-links': departmentLinks,
  '0307-live-deputy-links': deputyLinks,
  '0308-live-cue-versions': cueVersions,
  '0309-live-process-times': processTimes,
  '0310-live-link-departments': linkDepartments,
  '0311-live-programs': programs,
};
