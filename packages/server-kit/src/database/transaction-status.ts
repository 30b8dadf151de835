import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Two bits a transaction: committed or rolled back. These files have no checksums of their own. */
const FOLDER = 'pg_xact';
const TRANSACTIONS_IN_BYTE = 4;

/** The outcome of finished transactions, which never changes. */
export interface TransactionStatus {
  readonly bytes: number;
  readonly hash: string;
}

function hashOf(folder: string, bytes: number): string {
  const files = readdirSync(resolve(folder, FOLDER)).toSorted();
  const content = Buffer.concat(files.map((file) => readFileSync(resolve(folder, FOLDER, file))));
  return createHash('sha256').update(content.subarray(0, bytes)).digest('hex');
}

/**
 * @param oldest of the transactions that are not over
 */
export function readTransactionStatus(folder: string, oldest: number): TransactionStatus {
  const bytes = Math.floor(oldest / TRANSACTIONS_IN_BYTE);
  return { bytes, hash: hashOf(folder, bytes) };
}

export const isUnchanged = (folder: string, { bytes, hash }: TransactionStatus): boolean =>
  hashOf(folder, bytes) === hash;
