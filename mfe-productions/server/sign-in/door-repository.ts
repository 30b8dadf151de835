import { createHmac } from 'node:crypto';
import { sql, type Kysely, type Migration } from 'kysely';
import {
  createCollectionTable,
  inScope,
  ofOneOrganization,
  protectRows,
  type Queries,
  type TransactionQueries,
} from '@standby/server-kit';

/** Stage door of a show. */
interface DoorTable {
  organizationId: string;
  showId: string;
  tokenHash: string | null;
  /** Key from which the PINs of the company are computed. */
  pinKey: string;
}

interface DoorKey {
  readonly organizationId: string;
  readonly showId: string;
}

const doors = (transaction: TransactionQueries) =>
  transaction.withTables<{ signInDoor: DoorTable }>();

export const signInMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await createCollectionTable(db, 'sign_in');
    await sql`
      alter table sign_in
        add show_id text collate "C" not null,
        add person_id text collate "C" not null`.execute(db);
    await sql`create index sign_in_show on sign_in (organization_id, show_id, revision, id)`.execute(
      db,
    );
    await sql`
      create table sign_in_door (
        organization_id text not null references organization (id) on delete cascade,
        show_id text collate "C" not null,
        token_hash text unique,
        pin_key text not null,
        primary key (organization_id, show_id)
      )`.execute(db);
    await protectRows(db, 'sign_in_door', {
      visible: sql`organization_id = (select current_setting('standby.organization', true))
        or token_hash = (select current_setting('standby.link', true))`,
      writable: ofOneOrganization.writable,
    });
  },
};

/**
 * Returns the PIN of a person at a door: four digits that cannot be computed without the door's
 * key.
 */
export function pinOf(pinKey: string, personId: string): string {
  const hash = createHmac('sha256', pinKey).update(personId).digest();
  return String(hash.readUInt32BE() % 10_000).padStart(4, '0');
}

/** Finds the door of a link's token. */
export function findDoor(queries: Queries, tokenHash: string): Promise<DoorTable | undefined> {
  return inScope(queries, { link: tokenHash }, (transaction) =>
    doors(transaction)
      .selectFrom('signInDoor')
      .selectAll()
      .where('tokenHash', '=', tokenHash)
      .executeTakeFirst(),
  );
}

export async function readDoor(
  transaction: TransactionQueries,
  { organizationId, showId }: DoorKey,
): Promise<DoorTable | undefined> {
  return doors(transaction)
    .selectFrom('signInDoor')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('showId', '=', showId)
    .executeTakeFirst();
}

/** Stores a new address of a door, and a new key for its PINs. */
export async function writeDoor(
  transaction: TransactionQueries,
  { organizationId, showId }: DoorKey,
  { tokenHash, pinKey }: { readonly tokenHash: string; readonly pinKey: string },
): Promise<void> {
  await doors(transaction)
    .insertInto('signInDoor')
    .values({ organizationId, showId, tokenHash, pinKey })
    .onConflict((conflict) =>
      conflict.columns(['organizationId', 'showId']).doUpdateSet({ tokenHash, pinKey }),
    )
    .execute();
}
