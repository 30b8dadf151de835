import {
  cpSync,
  mkdtempSync,
  openAsBlob,
  openSync,
  closeSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Database } from '@standby/server-kit/database/database';
import { schema } from '../src/features.ts';
import { openEmbedded } from '@standby/server-kit/database/embedded';
import { PAGE_BYTES } from '@standby/server-kit/database/page-checksum';

const ROWS = 5_000;

const fail = (error: unknown): void => {
  throw error;
};

/** A folder whose server ended in order. */
let whole: string;
/** Files of a table, its index and the catalog, by their names. */
let files: Readonly<Record<string, string>>;

const open = async (folder: string, notices: string[] = []): Promise<Database> =>
  openEmbedded({
    ...schema,
    folder,
    onError: fail,
    onNotice: (notice) => notices.push(notice),
    template: await openAsBlob(inject('embeddedTemplate')),
  });

const countOf = async ({ queries }: Database): Promise<number> => {
  const { count } = await queries
    .selectFrom('serverSetting')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

beforeAll(async () => {
  whole = mkdtempSync(resolve(tmpdir(), 'standby-whole-'));
  const database = await open(whole);
  await sql`insert into server_setting (name, value)
    select 'name ' || n, repeat('x', 50) from generate_series(1, ${ROWS}::integer) n`.execute(
    database.queries,
  );
  const { rows } = await sql<{ name: string; path: string }>`
    select relname as name, pg_relation_filepath(oid) as path from pg_class
    where relname in ('server_setting', 'server_setting_pkey', 'pg_class', 'pg_attribute')`.execute(
    database.queries,
  );
  files = Object.fromEntries(rows.map(({ name, path }) => [name, path]));
  await database.close();
});
afterAll(() => rmSync(whole, { recursive: true, force: true }));

function overwrite(file: string, start: number, content: Buffer): void {
  const descriptor = openSync(file, 'r+');
  writeSync(descriptor, content, 0, content.length, start);
  closeSync(descriptor);
}

const NOISE = Buffer.alloc(PAGE_BYTES, 'noise');
const ZEROS = Buffer.alloc(PAGE_BYTES);
const half = (file: string): void =>
  truncateSync(file, Math.floor(statSync(file).size / PAGE_BYTES / 2) * PAGE_BYTES);

type Damage = (fileOf: (name: string) => string, database: string) => void;

const log = (database: string): string => {
  const name = readdirSync(resolve(database, 'pg_wal')).find((file) =>
    /^[0-9A-F]{24}$/u.test(file),
  );
  return resolve(database, 'pg_wal', name ?? '');
};

describe('a database of which', () => {
  it.each<[string, string, Damage]>([
    [
      'the first page of a table is noise',
      'page 0 of server_setting has a wrong checksum',
      (fileOf) => overwrite(fileOf('server_setting'), 0, NOISE),
    ],
    [
      'one letter of a row has changed',
      'page 7 of server_setting has a wrong checksum',
      (fileOf) => overwrite(fileOf('server_setting'), 8 * PAGE_BYTES - 40, Buffer.from('y')),
    ],
    [
      'a page of a table was never written',
      'server_setting lacks',
      (fileOf) => overwrite(fileOf('server_setting'), 3 * PAGE_BYTES, ZEROS),
    ],
    [
      'two pages have changed places',
      'page 1 of server_setting has a wrong checksum',
      (fileOf) => overwrite(fileOf('server_setting'), PAGE_BYTES, pageOf(fileOf, 2)),
    ],
    ['a table is cut in half', 'server_setting lacks', (fileOf) => half(fileOf('server_setting'))],
    [
      'a table ends within a page',
      'server_setting ends within a page',
      (fileOf) => truncateSync(fileOf('server_setting'), PAGE_BYTES + 1),
    ],
    [
      'a table has no file',
      'server_setting has no file',
      (fileOf) => rmSync(fileOf('server_setting')),
    ],
    [
      'an index is cut in half',
      'server_setting_pkey lacks',
      (fileOf) => half(fileOf('server_setting_pkey')),
    ],
    [
      'the first pages of the catalog are noise',
      'is damaged',
      (fileOf) => {
        overwrite(fileOf('pg_class'), 0, NOISE);
        overwrite(fileOf('pg_attribute'), 0, NOISE);
      },
    ],
    [
      'the status of transactions is lost',
      'what is known of transactions has changed',
      (_, database) => overwrite(resolve(database, 'pg_xact/0000'), 0, ZEROS),
    ],
    [
      'the control file is empty',
      'Postgres does not start on it',
      (_, database) => truncateSync(resolve(database, 'global/pg_control')),
    ],
    [
      'the log is empty',
      'Postgres does not start on it',
      (_, database) => truncateSync(log(database)),
    ],
  ])('%s is restored from the newest whole snapshot, and says so', async (_, words, damage) => {
    const folder = mkdtempSync(resolve(tmpdir(), 'standby-damaged-'));
    cpSync(whole, folder, { recursive: true });
    const data = resolve(folder, 'database');
    damage((name) => resolve(data, files[name] ?? ''), data);
    const notices: string[] = [];

    const database = await open(folder, notices);

    expect(await countOf(database)).toBe(ROWS);
    expect(notices).toEqual([expect.stringContaining(words)]);
    expect(notices).toEqual([
      expect.stringMatching(
        /It was restored from the snapshot of \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC: what was written after it is missing\. What was there is kept in .*database\.broken-\w+\.$/u,
      ),
    ]);
    await database.close();
    rmSync(folder, { recursive: true });
  });
});

function pageOf(fileOf: (name: string) => string, number: number): Buffer {
  const content = readFileSync(fileOf('server_setting'));
  return content.subarray(number * PAGE_BYTES, (number + 1) * PAGE_BYTES);
}

it('a whole database is opened as it is, also after a kill', async () => {
  const folder = mkdtempSync(resolve(tmpdir(), 'standby-killed-'));
  cpSync(whole, folder, { recursive: true });
  const notices: string[] = [];
  const database = await open(folder, notices);
  await database.queries.insertInto('serverSetting').values({ name: 'last', value: '' }).execute();
  // What a kill leaves: the files as they are at this moment.
  const killed = mkdtempSync(resolve(tmpdir(), 'standby-killed-'));
  cpSync(resolve(folder, 'database'), resolve(killed, 'database'), { recursive: true });
  await database.close();

  const again = await open(killed, notices);

  expect(await countOf(again)).toBe(ROWS + 1);
  expect(notices).toEqual([]);
  await again.close();
  for (const each of [folder, killed]) rmSync(each, { recursive: true });
});
