import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { resolve } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { errorCode } from '../error-code.ts';
import { hasValidChecksum, isEmptyPage, PAGE_BYTES } from './page-checksum.ts';
import { replaceFile } from './snapshots.ts';
import {
  isUnchanged,
  readTransactionStatus,
  type TransactionStatus,
} from './transaction-status.ts';

/** Data that are not as they were written. The message says which. */
export class DamageError extends Error {
  override readonly name = 'DamageError';
}

/** Pages in one file; a larger table has further files, `.1` and so on. */
const PAGES_IN_FILE = 131_072;

const PAGES_AT_ONCE = 128;

/** Runs a query as the tables' owner. */
export type Read = <Row>(text: string) => Promise<readonly Row[]>;

/** How many pages at the start of each file have content. A file only grows, and no page of it becomes empty again. */
type PageCounts = Readonly<Record<string, number>>;

/** Lies beside what it describes, so that both are renamed and restored together. */
const RECORD = 'standby-pages.json';

interface Relation {
  readonly name: string;
  /** Within the database's folder. */
  readonly path: string;
}

const RELATIONS = `
  select oid::regclass::text as name, pg_relation_filepath(oid) as path
  from pg_class where pg_relation_filepath(oid) is not null`;

/** What the next check expects at least. */
interface Expectation {
  readonly pages: PageCounts;
  readonly transactions: TransactionStatus;
}

function readRecord(folder: string): Expectation | undefined {
  try {
    return JSON.parse(readFileSync(resolve(folder, RECORD), 'utf8')) as Expectation;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw new DamageError(`${RECORD} cannot be read`, { cause: error });
  }
}

interface FilePages {
  readonly pages: number;
  /** Pages before the first empty one. */
  readonly leading: number;
}

/**
 * Reads one file. Synchronously, part by part: the embedded database writes on this thread, so no page is read
 * while it is written.
 */
async function readPages(
  file: string,
  first: number,
  { name, part }: { readonly name: string; readonly part: Buffer },
): Promise<FilePages> {
  const descriptor = openSync(file, 'r');
  try {
    let pages = 0;
    let leading = 0;
    for (;;) {
      const length = readSync(descriptor, part, 0, part.length, pages * PAGE_BYTES);
      if (length % PAGE_BYTES !== 0) throw new DamageError(`${name} ends within a page`);
      for (let start = 0; start < length; start += PAGE_BYTES, pages += 1) {
        const page = part.subarray(start, start + PAGE_BYTES);
        if (isEmptyPage(page)) continue;
        if (!hasValidChecksum(page, first + pages)) {
          throw new DamageError(`page ${first + pages} of ${name} has a wrong checksum`);
        }
        if (leading === pages) leading += 1;
      }
      if (length < part.length) return { pages, leading };
      await nextTurn();
    }
  } catch (error) {
    throw error instanceof DamageError
      ? error
      : new DamageError(`${name} cannot be read`, { cause: error });
  } finally {
    closeSync(descriptor);
  }
}

/** The pages of a relation, file by file. */
async function readRelation(
  folder: string,
  { name, path }: Relation,
  part: Buffer,
): Promise<PageCounts> {
  const counts: Record<string, number> = {};
  for (let number = 0; ; number += 1) {
    const file = number === 0 ? path : `${path}.${number}`;
    try {
      const first = number * PAGES_IN_FILE;
      const { pages, leading } = await readPages(resolve(folder, file), first, { name, part });
      counts[file] = leading;
      if (pages < PAGES_IN_FILE) return counts;
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw error;
      if (number === 0) throw new DamageError(`${name} has no file`, { cause: error });
      return counts;
    }
  }
}

/**
 * Reads every table and index, those of the catalog included: each page against its checksum, each file against
 * the number of pages that it had when they were counted last.
 *
 * @throws {DamageError} that names the first damaged one
 */
export async function checkPages(read: Read, folder: string): Promise<PageCounts> {
  const expected = readRecord(folder);
  if (expected && !isUnchanged(folder, expected.transactions)) {
    throw new DamageError('what is known of transactions has changed');
  }
  const relations = await read<Relation>(RELATIONS);
  const part = Buffer.alloc(PAGES_AT_ONCE * PAGE_BYTES);
  const counts: Record<string, number> = {};
  for (const relation of relations) {
    Object.assign(counts, await readRelation(folder, relation, part));
  }
  const names = new Map(relations.map(({ path, name }) => [path, name]));
  for (const [file, count] of Object.entries(expected?.pages ?? {})) {
    const name = names.get(file.replace(/\.\d+$/u, ''));
    const missing = count - (counts[file] ?? 0);
    if (name !== undefined && missing > 0) {
      throw new DamageError(`${name} lacks ${missing} of ${count} pages`);
    }
  }
  return counts;
}

/** Checks the pages, and writes down what the next check expects. */
export async function recordPages(read: Read, folder: string): Promise<void> {
  // Pages that are only in memory reach the files.
  await read('checkpoint');
  const pages = await checkPages(read, folder);
  const [row] = await read<{ oldest: string }>(
    'select pg_snapshot_xmin(pg_current_snapshot())::text as oldest',
  );
  const transactions = readTransactionStatus(folder, Number(row?.oldest ?? 0));
  const record: Expectation = { pages, transactions };
  await replaceFile(resolve(folder, RECORD), Buffer.from(JSON.stringify(record)));
}
