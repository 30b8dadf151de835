import { sql, type Kysely, type Migration } from 'kysely';
import { ofOneOrganization, protectRows } from '@standby/server-kit/database/row-security';

/** Tables of recipients, of stops of all mails, and of the mails of each day. Addresses are stored as hashes. */
export const mails: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table mail_recipient (
        organization_id text not null references organization (id) on delete cascade,
        address_hash text not null,
        state text not null check (state in ('asked', 'accepted', 'stopped')),
        asked_by text references "user" (id) on delete set null,
        changed_at timestamptz not null,
        primary key (organization_id, address_hash)
      )`.execute(db);
    await sql`create index mail_recipient_asked_by on mail_recipient (asked_by)`.execute(db);
    await protectRows(db, 'mail_recipient', ofOneOrganization);
    await sql`
      create table mail_stop (
        address_hash text primary key,
        stopped_at timestamptz not null
      )`.execute(db);
    await sql`
      create table mail_budget (
        key text not null,
        day date not null,
        spent integer not null,
        primary key (key, day)
      )`.execute(db);
    await sql`create index mail_budget_day on mail_budget (day)`.execute(db);
  },
};
