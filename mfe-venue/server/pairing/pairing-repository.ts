import { hashToken, inScope, type Queries, type TransactionQueries } from '@standby/server-kit';
import type { DeviceContent } from '../../src/domain/device';
import { venueTables } from '../tables';

/** The record that a code is for, which may be there already. */
export interface NewRecord {
  readonly deviceId: string;
  readonly device: Omit<DeviceContent, 'status'>;
}

export interface StoredPairing {
  /** Null for a code that a device shows and the desk has not typed. */
  readonly organizationId: string | null;
  readonly deviceId: string | null;
  readonly device: NewRecord['device'] | null;
  /** Of the device that shows the code; null for a code of the desk. */
  readonly tokenHash: string | null;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
}

const COLUMNS = [
  'organizationId',
  'deviceId',
  'device',
  'tokenHash',
  'expiresAt',
  'usedAt',
] as const;

/** @param transaction in the scope of the code, or of its organization */
export async function findPairing(
  transaction: TransactionQueries,
  code: string,
): Promise<StoredPairing | undefined> {
  const row = await venueTables(transaction)
    .selectFrom('devicePairing')
    .select(COLUMNS)
    .where('codeHash', '=', hashToken(code))
    .executeTakeFirst();
  if (!row) return undefined;
  const device = row.device === null ? null : (JSON.parse(row.device) as NewRecord['device']);
  return { ...row, device };
}

/** The code that waits for the device that shows it. */
export const findOffer = (
  transaction: TransactionQueries,
  tokenHash: string,
  now: Date,
): Promise<Pick<StoredPairing, 'expiresAt'> | undefined> =>
  venueTables(transaction)
    .selectFrom('devicePairing')
    .select('expiresAt')
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('expiresAt', 'desc')
    .executeTakeFirst();

export interface PairingDates {
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export interface NewPairing extends PairingDates {
  readonly code: string;
}

/** Codes of the desk, each for one record. */
export async function insertDeskCodes(
  transaction: TransactionQueries,
  organizationId: string,
  codes: readonly (NewRecord & { readonly code: string })[],
  dates: PairingDates,
): Promise<void> {
  const rows = codes.map(({ code, deviceId, device }) => ({
    codeHash: hashToken(code),
    organizationId,
    deviceId,
    device: JSON.stringify(device),
    tokenHash: null,
    usedAt: null,
    ...dates,
  }));
  await venueTables(transaction).insertInto('devicePairing').values(rows).execute();
}

/** A code for the device of a token. An earlier code of it is over. */
export async function insertOffer(
  queries: Queries,
  tokenHash: string,
  { code, ...dates }: NewPairing,
): Promise<void> {
  const codeHash = hashToken(code);
  const record = { organizationId: null, deviceId: null, device: null, tokenHash };
  await inScope(queries, { pairing: codeHash }, (transaction) =>
    venueTables(transaction)
      .insertInto('devicePairing')
      .values({ codeHash, ...record, ...dates, usedAt: null })
      .execute(),
  );
}

/** Uses a code, once. @returns whether it was there to be used */
export async function markUsed(
  transaction: TransactionQueries,
  code: string,
  { organizationId, deviceId, at }: { organizationId: string; deviceId: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await venueTables(transaction)
    .updateTable('devicePairing')
    .set({ usedAt: at, organizationId, deviceId })
    .where('codeHash', '=', hashToken(code))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends the codes of the desk for some records: those that no device has used. */
export async function deleteCodesOf(
  transaction: TransactionQueries,
  organizationId: string,
  deviceIds: readonly string[],
): Promise<void> {
  await venueTables(transaction)
    .deleteFrom('devicePairing')
    .where('organizationId', '=', organizationId)
    .where('deviceId', 'in', deviceIds)
    .where('usedAt', 'is', null)
    .execute();
}

/** Only of the transaction's organization. */
export async function deletePairing(
  transaction: TransactionQueries,
  organizationId: string,
  code: string,
): Promise<void> {
  await venueTables(transaction)
    .deleteFrom('devicePairing')
    .where('codeHash', '=', hashToken(code))
    .where('organizationId', '=', organizationId)
    .where('usedAt', 'is', null)
    .execute();
}
