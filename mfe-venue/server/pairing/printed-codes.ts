import { randomInt } from 'node:crypto';
import { newPrintedCode } from '@standby/api-client/pairing-code';
import {
  ApiError,
  changeAsMember,
  notFound,
  type Services,
  type TransactionQueries,
} from '@standby/server-kit';
import { printCode, type Device } from '../../src/domain/device';
import { allDevices, saveDevices, type DeviceWrite } from '../storage/device-rows';
import { deleteCodesOf, insertDeskCodes } from '../storage/pairing-repository';

const HOUR_MS = 60 * 60_000;

interface Member {
  readonly accountId: string;
  readonly organizationId: string;
}

interface PrintedCode {
  readonly deviceId: string;
  readonly code: string;
}

/** Ends the codes of records and stores the expiry of their next code; null without a next code. */
async function replaceCodes(
  transaction: TransactionQueries,
  devices: readonly Device[],
  until: string | null,
  write: DeviceWrite,
): Promise<void> {
  const ids = devices.map(({ id }) => id);
  await deleteCodesOf(transaction, write.organizationId, ids);
  const changed = devices.map((device) => printCode(device, until));
  await saveDevices(transaction, changed, write);
}

async function chosenDevices(
  transaction: TransactionQueries,
  organizationId: string,
  deviceIds: readonly string[],
): Promise<Device[]> {
  const devices = await allDevices(transaction, organizationId);
  return [...new Set(deviceIds)].map((id) => {
    const device = devices.get(id);
    if (!device) throw notFound();
    return device;
  });
}

/**
 * Makes a printed code for each chosen record.
 *
 * @throws {ApiError} if one of the records has a device, which an old sheet must not displace
 */
export async function printCodes(
  { database, now }: Pick<Services, 'database' | 'now'>,
  { accountId, organizationId }: Member,
  { deviceIds, hours }: { readonly deviceIds: readonly string[]; readonly hours: number },
): Promise<{ readonly codes: readonly PrintedCode[]; readonly expiresAt: Date }> {
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + hours * HOUR_MS);
  const member = { accountId, organizationId, permission: 'devices:write' } as const;
  const codes = await changeAsMember(database, member, async (transaction, revision) => {
    const devices = await chosenDevices(transaction, organizationId, deviceIds);
    const paired = devices.find(({ isPaired }) => isPaired);
    if (paired) {
      const words = `${paired.name} has been paired meanwhile. Choose the devices again.`;
      throw new ApiError(409, 'already-paired', words);
    }
    const write = { organizationId, revision, accountId };
    await replaceCodes(transaction, devices, expiresAt.toISOString(), write);
    const made = devices.map(({ id, name, type, room, description, setupMethod }) => ({
      deviceId: id,
      code: newPrintedCode(randomInt),
      device: { name, type, room, description, setupMethod },
    }));
    await insertDeskCodes(transaction, organizationId, made, { createdAt, expiresAt });
    return made.map(({ deviceId, code }) => ({ deviceId, code }));
  });
  return { codes, expiresAt };
}

/** Ends all codes of the chosen records, including codes on the desk's screen. */
export async function endCodes(
  { database }: Pick<Services, 'database'>,
  { accountId, organizationId }: Member,
  deviceIds: readonly string[],
): Promise<void> {
  const member = { accountId, organizationId, permission: 'devices:write' } as const;
  await changeAsMember(database, member, async (transaction, revision) => {
    const devices = await chosenDevices(transaction, organizationId, deviceIds);
    await replaceCodes(transaction, devices, null, { organizationId, revision, accountId });
  });
}
