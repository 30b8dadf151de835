import { sql, type Kysely, type Migration } from 'kysely';
import { createCollectionTable, ofOneOrganization, protectRows } from '@standby/server-kit';

const collections: Migration = {
  async up(db: Kysely<unknown>) {
    await createCollectionTable(db, 'room');
    await createCollectionTable(db, 'device');
  },
};

/** Codes and tokens are stored as hashes; their bearers may read their rows. */
const pairedDevices: Migration = {
  async up(db: Kysely<unknown>) {
    const ofOrganization = sql`organization_id = (select current_setting('standby.organization', true))`;
    const ofBearer = sql`token_hash = (select current_setting('standby.device', true))`;
    const ofCode = sql`code_hash = (select current_setting('standby.pairing', true))`;
    await sql`
      create table device_pairing (
        code_hash text primary key,
        organization_id text references organization (id) on delete cascade,
        device_id text collate "C",
        device text,
        token_hash text,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        used_at timestamptz
      )`.execute(db);
    await sql`create index device_pairing_token_hash on device_pairing (token_hash)`.execute(db);
    await sql`create index device_pairing_organization_id on device_pairing (organization_id)`.execute(
      db,
    );
    await protectRows(db, 'device_pairing', {
      visible: sql`${ofOrganization} or ${ofCode} or ${ofBearer}`,
      writable: sql`${ofOrganization} or ${ofCode}`,
    });
    await sql`
      create table device_token (
        organization_id text not null references organization (id) on delete cascade,
        device_id text collate "C" not null,
        id text not null,
        token_hash text not null unique,
        paired_at timestamptz not null,
        primary key (organization_id, device_id)
      )`.execute(db);
    await protectRows(db, 'device_token', {
      visible: sql`${ofOrganization} or ${ofBearer}`,
      writable: ofOneOrganization.writable,
    });
    // Every process looks for silent devices in all organizations, so a row holds only ids and a
    // timestamp.
    await sql`
      create table device_presence (
        device text primary key,
        seen_at timestamptz not null
      )`.execute(db);
  },
};

export const venueMigrations: Readonly<Record<string, Migration>> = {
  '0201-venue': collections,
  '0202-paired-devices': pairedDevices,
};
