import { collectionChanges, type WriteContext } from '@standby/server-kit';
import { NEW_DEVICE_STATUS, pairDevice } from '../../src/domain/device';
import { devices } from '../collections';
import { readDevice, saveDevices } from '../storage/device-rows';
import { giveToken } from '../storage/device-tokens';
import { deleteCodesOf, type NewRecord } from '../storage/pairing-repository';

/**
 * Assigns a record to the bearer of a token and creates the record if necessary. Other codes of the
 * record end, so that an old sheet cannot replace the device.
 *
 * @throws {ApiError} if the plan is full, or the record was removed meanwhile
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
