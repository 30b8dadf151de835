import { hashToken, inScope, type Queries, type TransactionQueries } from '@standby/server-kit';
import type { NewRecord } from './take-record';
import { venueTables } from '../tables';

export interface StoredPairing {
  /** Null for a code that a device shows and the desk has not typed. */
  readonly organizationId: string | null;
  readonly deviceId: string | null;
  /** The record as JSON. */
  readonly device: string | null;
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
export const findPairing = (
  transaction: TransactionQueries,
  code: string,
): Promise<StoredPairing | undefined> =>
  venueTables(transaction)
    .selectFrom('devicePairing')
    .select(COLUMNS)
    .where('codeHash', '=', hashToken(code))
    .executeTakeFirst();

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

export interface NewPairing {
  readonly code: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export async function insertDeskCode(
  transaction: TransactionQueries,
  organizationId: string,
  { deviceId, device }: NewRecord,
  { code, ...dates }: NewPairing,
): Promise<void> {
  const record = { organizationId, deviceId, device: JSON.stringify(device), tokenHash: null };
  await venueTables(transaction)
    .insertInto('devicePairing')
    .values({ codeHash: hashToken(code), ...record, ...dates, usedAt: null })
    .execute();
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
