import { sql, type Kysely, type Migration } from 'kysely';
import { protectRows } from '@standby/server-kit/database/row-security';

/** Organizations, their members and invitations. */
export const organizations: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table organization (
        id text primary key,
        name text not null,
        revision bigint not null default 0,
        created_at timestamptz not null default now()
      )`.execute(db);
    await sql`
      create table member (
        organization_id text not null references organization (id) on delete cascade,
        user_id text not null references "user" (id) on delete cascade,
        role text not null,
        joined_at timestamptz not null default now(),
        primary key (organization_id, user_id)
      )`.execute(db);
    await sql`create index member_user_id on member (user_id)`.execute(db);
    await sql`
      create table invitation (
        id text primary key,
        organization_id text not null references organization (id) on delete cascade,
        token_hash text not null unique,
        email text,
        role text not null,
        invited_by text references "user" (id) on delete set null,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null
      )`.execute(db);
    await sql`create index invitation_organization_id on invitation (organization_id)`.execute(db);

    await protectRows(db, 'member', {
      visible: sql`organization_id = current_setting('standby.organization', true)
        or user_id = current_setting('standby.account', true)`,
      writable: sql`organization_id = current_setting('standby.organization', true)`,
    });
    await protectRows(db, 'organization', {
      visible: sql`id = current_setting('standby.organization', true)
        or exists (
          select 1 from member
          where member.organization_id = organization.id
            and member.user_id = current_setting('standby.account', true))`,
      writable: sql`id = current_setting('standby.organization', true)`,
    });
    await protectRows(db, 'invitation', {
      visible: sql`organization_id = current_setting('standby.organization', true)
        or token_hash = current_setting('standby.invitation', true)`,
      writable: sql`organization_id = current_setting('standby.organization', true)`,
    });

    // The database itself keeps an owner in every organization. It locks the organization, so if two owners
    // leave at the same moment, the second is refused.
    await sql`
      create function keep_an_owner() returns trigger
      language plpgsql security definer set search_path from current as $$
      begin
        perform 1 from organization where id = old.organization_id for update;
        if found and not exists (
          select 1 from member where organization_id = old.organization_id and role = 'owner'
        ) then
          raise exception 'organization % would have no owner', old.organization_id
            using errcode = 'ST001';
        end if;
        return null;
      end $$`.execute(db);
    await sql`
      create constraint trigger member_keeps_an_owner
      after update or delete on member
      deferrable initially deferred
      for each row execute function keep_an_owner()`.execute(db);
  },
};
