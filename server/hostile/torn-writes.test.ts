import {
  closeSync,
  cpSync,
  mkdtempSync,
  openAsBlob,
  openSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import type { Database } from '@standby/server-kit/database/database';
import { openEmbedded } from '@standby/server-kit/database/embedded';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import type { LiveClient } from '../../mfe-live/server/testing/live-client.ts';
import { eventIdOf, eventsOf } from '../../packages/live-room/src/domain/index.ts';
import { schema } from '../src/features.ts';
import { act, clearMachines, Machine, moveIn, windowAt } from '../testing/machine.ts';

/** What a disk writes whole. */
const SECTOR_BYTES = 512;

/** Rows before the last snapshot, and after it. */
const ROWS = 400;

/** A process takes seconds of the processor to start. */
const TIMEOUT_MS = 600_000;

const fail = (error: unknown): void => {
  throw error;
};

const open = async (folder: string, notices: string[]): Promise<Database> =>
  openEmbedded({
    ...schema,
    folder,
    onError: fail,
    onNotice: (notice) => notices.push(notice),
    template: await openAsBlob(inject('embeddedTemplate')),
  });

/** Writes rows one after the other, each acknowledged before the next. */
async function writeRows({ queries }: Database, from: number): Promise<void> {
  for (let n = from; n < from + ROWS; n += 1) {
    await queries
      .insertInto('serverSetting')
      .values({ name: `row ${String(n).padStart(4, '0')}`, value: `${n} ${'x'.repeat(100)}` })
      .execute();
  }
}

/** Of a server that was cut off the power in the middle of writes, before anything was torn. */
let cut: string;
/** Part of a file, within the database's folder. */
interface Range {
  readonly path: string;
  readonly start: number;
  readonly end: number;
}

/** The table, its index, and what was written to the log after the snapshot. */
let ranges: { readonly table: Range; readonly index: Range; readonly log: Range };

interface LogPlace {
  readonly name: string;
  readonly offset: number;
}

async function logPlace({ asOwner }: Database): Promise<LogPlace> {
  const { rows } = await asOwner((owner) =>
    sql<LogPlace>`
      select file_name as name, file_offset as offset
      from pg_walfile_name_offset(pg_current_wal_insert_lsn())`.execute(owner),
  );
  return rows[0] ?? { name: '', offset: 0 };
}

/** A relation's file, all of it. */
async function rangeOf({ queries }: Database, folder: string, name: string): Promise<Range> {
  const { rows } = await sql<{ path: string }>`
    select pg_relation_filepath(${name}::regclass) as path`.execute(queries);
  const path = rows[0]?.path ?? '';
  return { path, start: 0, end: statSync(resolve(folder, path)).size };
}

beforeAll(async () => {
  cut = mkdtempSync(resolve(tmpdir(), 'standby-cut-'));
  const folder = mkdtempSync(resolve(tmpdir(), 'standby-torn-'));
  const first = await open(folder, []);
  await writeRows(first, 0);
  // Takes a snapshot.
  await first.close();
  const database = await open(folder, []);
  const before = await logPlace(database);
  await writeRows(database, ROWS);
  const after = await logPlace(database);
  expect(after.name).toBe(before.name);
  const data = resolve(folder, 'database');
  ranges = {
    table: await rangeOf(database, data, 'server_setting'),
    index: await rangeOf(database, data, 'server_setting_pkey'),
    log: { path: `pg_wal/${after.name}`, start: before.offset, end: after.offset },
  };
  for (const part of ['database', 'snapshots']) {
    cpSync(resolve(folder, part), resolve(cut, part), { recursive: true });
  }
  await database.close();
  rmSync(folder, { recursive: true });
});
afterAll(() => rmSync(cut, { recursive: true, force: true }));
afterEach(clearMachines);

/** The same numbers from 0 to 1 for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const CONTENTS = [
  // Never written.
  Buffer.alloc(SECTOR_BYTES),
  // Of another file.
  Buffer.alloc(SECTOR_BYTES, 'noise'),
];

/** Tears some sectors of a part of a file. */
function tear(file: string, { start, end }: Range, random: () => number): void {
  const first = Math.ceil(start / SECTOR_BYTES);
  const sectors = Math.floor(end / SECTOR_BYTES) - first;
  const descriptor = openSync(file, 'r+');
  for (let count = 1 + Math.floor(random() * 4); count > 0; count -= 1) {
    const content = CONTENTS[Math.floor(random() * CONTENTS.length)] ?? Buffer.alloc(0);
    const sector = first + Math.floor(random() * sectors);
    writeSync(descriptor, content, 0, SECTOR_BYTES, sector * SECTOR_BYTES);
  }
  closeSync(descriptor);
}

async function numbersOf({ queries }: Database): Promise<number[]> {
  const rows = await queries
    .selectFrom('serverSetting')
    .selectAll()
    .where('name', 'like', 'row %')
    .orderBy('name')
    .execute();
  return rows.map(({ name, value }) => {
    const number = Number(name.slice(4));
    return value === `${number} ${'x'.repeat(100)}` ? number : Number.NaN;
  });
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, n) => n);

describe('after a torn write', () => {
  it.each(
    ([1, 2, 3] as const).flatMap((seed) =>
      (['table', 'index', 'log'] as const).map((where) => [seed, where] as const),
    ),
  )(
    'a database has what was acknowledged first, without a hole, and says which snapshot it is from (seed %i, %s)',
    async (seed, where) => {
      const folder = mkdtempSync(resolve(tmpdir(), 'standby-torn-'));
      cpSync(cut, folder, { recursive: true });
      const data = resolve(folder, 'database');
      const range = ranges[where];
      tear(resolve(data, range.path), range, randomOf(seed));
      const notices: string[] = [];

      const database = await open(folder, notices);
      const numbers = await numbersOf(database);
      await database.close();

      expect(numbers).toEqual(upTo(numbers.length));
      expect(numbers.length).toBeGreaterThanOrEqual(ROWS);
      const said = notices.join('\n');
      // A torn log ends where it is torn: nothing tells that it went on.
      if (where !== 'log' && numbers.length < 2 * ROWS) {
        expect(said).toContain('what was written after it is missing');
      }
      if (said !== '') expect(numbers).toHaveLength(ROWS);
      rmSync(folder, { recursive: true });
    },
  );

  it(
    'windows bring back the acts that the snapshot lacks',
    async () => {
      const machine = await Machine.create();
      await machine.serve();
      const house = await moveIn(machine);
      const desk = windowAt(machine, house);
      await desk.hello();
      await act(desk, 4);
      await machine.stop();

      await machine.serve();
      const again = windowAt(machine, house, desk);
      await again.bringBack();
      await act(again, 40);
      const acknowledged = idsOf(again);
      await machine.kill();
      const control = openSync(resolve(machine.folder, 'database/global/pg_control'), 'r+');
      writeSync(control, Buffer.alloc(SECTOR_BYTES), 0, SECTOR_BYTES, 0);
      closeSync(control);

      await machine.serve();
      expect(machine.printed).toContain('It was restored from the snapshot of');
      const fresh = windowAt(machine, house);
      await fresh.hello();
      await fresh.until(() => fresh.position === 4);
      const back = windowAt(machine, house, again);
      await back.bringBack();
      await fresh.until(() => fresh.position === back.position);
      expect(acknowledged).toHaveLength(44);
      for (const window of [fresh, back]) expect(idsOf(window)).toEqual(acknowledged);
    },
    TIMEOUT_MS,
  );
});

function idsOf({ log }: LiveClient): string[] {
  return eventsOf(log).map(eventIdOf);
}
