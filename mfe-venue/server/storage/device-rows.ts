import { sql } from 'kysely';
import * as v from 'valibot';
import { collectionRepository, type TransactionQueries } from '@standby/server-kit';
import { deviceSchema, type Device } from '../../src/domain/device';

/** Reads a record that any version stored; earlier versions stored fewer fields. */
export const readDevice = (item: unknown): Device => v.parse(deviceSchema, item);

/** Returns the existing, readable records of an organization by id. */
export async function allDevices(
  transaction: TransactionQueries,
  organizationId: string,
): Promise<ReadonlyMap<string, Device>> {
  const rows = await collectionRepository<Device>(transaction, 'device', organizationId).all();
  const readable = rows.filter(({ item }) => v.is(deviceSchema, item));
  return new Map(readable.map(({ item }) => [item.id, readDevice(item)]));
}

/** Returns a record if it exists. */
export async function findDevice(
  transaction: TransactionQueries,
  { organizationId, deviceId }: { readonly organizationId: string; readonly deviceId: string },
): Promise<Device | undefined> {
  const rows = collectionRepository<Device>(transaction, 'device', organizationId);
  const row = await rows.find(deviceId);
  return row && !row.isRemoved ? readDevice(row.item) : undefined;
}

export interface DeviceWrite {
  readonly organizationId: string;
  readonly revision: number;
  /** Account of the writer; null if no person writes. */
  readonly accountId: string | null;
}

/** Updates existing records in a single statement. */
export async function saveDevices(
  transaction: TransactionQueries,
  devices: readonly Device[],
  { organizationId, revision, accountId }: DeviceWrite,
): Promise<void> {
  if (devices.length === 0) return;
  const ids = devices.map(({ id }) => id);
  const items = devices.map((device) => JSON.stringify(readDevice(device)));
  await sql`
    update device set item = saved.item::jsonb, revision = ${revision}, changed_by = ${accountId}
    from unnest(${ids}::text[], ${items}::text[]) as saved (id, item)
    where device.organization_id = ${organizationId} and device.id = saved.id`.execute(transaction);
}
