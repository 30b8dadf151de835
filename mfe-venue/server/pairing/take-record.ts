import { collectionChanges, type WriteContext } from '@standby/server-kit';
import { NEW_DEVICE_STATUS, pairDevice } from '../../src/domain/device';
import { devices } from '../collections';
import { readDevice, saveDevices } from '../paired/device-rows';
import { giveToken } from '../paired/device-tokens';
import { deleteCodesOf, type NewRecord } from './pairing-repository';

/**
 * Lets the bearer of a token take a record, which is made where it is not there yet. Its other codes end: a sheet of paper
 * must not put another device in its place.
 *
 * @throws {ApiError} where the plan has no room for it, or it was removed meanwhile
 */
export async function takeRecord(
  context: WriteContext,
  { deviceId, device }: NewRecord,
  tokenHash: string,
): Promise<void> {
  const { transaction, organizationId, now } = context;
  const content = { ...device, status: NEW_DEVICE_STATUS };
  const { item } = await collectionChanges(devices, context).create(deviceId, content);
  await deleteCodesOf(transaction, organizationId, [deviceId]);
  await giveToken(transaction, { organizationId, deviceId }, { tokenHash, at: now });
  await saveDevices(transaction, [pairDevice(readDevice(item), now.toISOString())], context);
}
