import { sql, type Kysely, type Migration } from 'kysely';

/** Tables of better-auth 1.7, of mailed links, and of the server's own settings. */
export const accounts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table "user" (
        id text primary key,
        name text not null,
        email text not null unique,
        email_verified boolean not null default false,
        image text,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        first_name text not null default '',
        last_name text not null default '',
        phone_number text not null default '',
        deletes_at timestamptz,
        last_organization_id text
      )`.execute(db);
    await sql`create index user_deletes_at on "user" (deletes_at) where deletes_at is not null`.execute(
      db,
    );
    await sql`
      create table session (
        id text primary key,
        expires_at timestamptz not null,
        token text not null unique,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        ip_address text,
        user_agent text,
        user_id text not null references "user" (id) on delete cascade
      )`.execute(db);
    await sql`create index session_user_id on session (user_id)`.execute(db);
    await sql`create index session_expires_at on session (expires_at)`.execute(db);
    await sql`
      create table account (
        id text primary key,
        account_id text not null,
        provider_id text not null,
        user_id text not null references "user" (id) on delete cascade,
        access_token text,
        refresh_token text,
        id_token text,
        access_token_expires_at timestamptz,
        refresh_token_expires_at timestamptz,
        scope text,
        password text,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`.execute(db);
    await sql`create index account_user_id on account (user_id)`.execute(db);
    await sql`
      create table verification (
        id text primary key,
        identifier text not null,
        value text not null,
        expires_at timestamptz not null,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`.execute(db);
    await sql`create index verification_identifier on verification (identifier)`.execute(db);
    await sql`
      create table mail_token (
        token_hash text primary key,
        purpose text not null check (purpose in ('reset-password', 'change-email')),
        user_id text not null references "user" (id) on delete cascade,
        email text,
        expires_at timestamptz not null
      )`.execute(db);
    await sql`create index mail_token_user_id on mail_token (user_id)`.execute(db);
    await sql`create table server_setting (name text primary key, value text not null)`.execute(db);
    await sql`
      create table rate_limit (
        key varchar(255) primary key,
        points integer not null default 0,
        expire bigint
      )`.execute(db);
  },
};
