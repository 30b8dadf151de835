import { hashToken, inScope, type Queries, type TransactionQueries } from '@standby/server-kit';
import type { DeviceContent } from '../../src/domain/device';
import { venueTables } from '../tables';

/** Record that a code pairs; it may exist already. */
export interface NewRecord {
  readonly deviceId: string;
  readonly device: Omit<DeviceContent, 'status'>;
}

export interface StoredPairing {
  /** Organization of the code; null for a device's code that was not yet typed at the desk. */
  readonly organizationId: string | null;
  readonly deviceId: string | null;
  readonly device: NewRecord['device'] | null;
  /** Token hash of the device that shows the code; null for a code made at the desk. */
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

interface PairingDates {
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

interface NewPairing extends PairingDates {
  readonly code: string;
}

/** Inserts codes made at the desk, each for one record. */
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

/** Inserts a code for the device of a token and ends its earlier code. */
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

/** Marks a code as used. @returns whether the code was still unused */
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

/** Deletes unused desk codes of some records. */
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

/** Deletes a code of the transaction's organization. */
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
