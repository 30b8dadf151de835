import { mkdirSync, mkdtempSync, openAsBlob, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { backUpByHolder } from './folder-requests.ts';
import { listSnapshots, SNAPSHOTS_KEPT } from './snapshots.ts';

let folder: string;
let notices: string[];
beforeEach(() => {
  folder = mkdtempSync(resolve(tmpdir(), 'standby-data-'));
  notices = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const fail = (error: unknown): void => {
  throw error;
};

const open = async (): Promise<Database> =>
  openEmbedded({
    folder,
    onError: fail,
    onNotice: (notice) => notices.push(notice),
    template: await openAsBlob(inject('embeddedTemplate')),
  });

const write = ({ queries }: Database, name: string) =>
  queries.insertInto('serverSetting').values({ name, value: '' }).execute();

const read = async ({ queries }: Database): Promise<string[]> => {
  const rows = await queries.selectFrom('serverSetting').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
};

/** As a power cut may leave it: pages that were never written. */
function breakDatabase(): void {
  const files = resolve(folder, 'database/global');
  for (const file of readdirSync(files)) writeFileSync(resolve(files, file), '');
}

const snapshots = () => listSnapshots(resolve(folder, 'snapshots'));

describe('the embedded database', () => {
  it('keeps what was written, and leaves a snapshot at its end', async () => {
    const first = await open();
    await write(first, 'one');
    await first.close();
    expect(await snapshots()).toHaveLength(1);

    const second = await open();
    expect(await read(second)).toEqual(['one']);
    await second.close();
    expect(notices).toEqual([]);
  });

  it('that is broken is restored from the newest whole snapshot, and kept', async () => {
    const first = await open();
    await write(first, 'one');
    await first.close();
    // Newer, and cut short.
    writeFileSync(resolve(folder, 'snapshots/99990101T000000000Z.tar.gz'), 'half');
    breakDatabase();

    const second = await open();

    expect(await read(second)).toEqual(['one']);
    await second.close();
    expect(notices).toEqual([
      expect.stringMatching(
        /restored from the snapshot .*: what was written after it is missing\./u,
      ),
    ]);
    expect(readdirSync(folder).some((name) => name.startsWith('database.broken-'))).toBe(true);
  });

  it('that is broken and has no snapshot ends the start with words, and is left as it is', async () => {
    mkdirSync(resolve(folder, 'database/global'), { recursive: true });
    writeFileSync(resolve(folder, 'database/PG_VERSION'), '18\n');
    await expect(open()).rejects.toThrow(
      /cannot be opened, and there is no snapshot of it\. Restore a backup/u,
    );
    expect(readdirSync(folder).toSorted()).toEqual(['database', 'lock']);
  });

  it('is for one process, and given back after a failed start', async () => {
    const first = await open();
    await expect(open()).rejects.toThrow('Another Standby server uses the data');
    await first.close();
    await (await open()).close();
  });

  it('keeps a few snapshots, the newest', async () => {
    const first = await open();
    mkdirSync(resolve(folder, 'snapshots'), { recursive: true });
    for (let day = 1; day <= 6; day += 1) {
      writeFileSync(resolve(folder, `snapshots/2020010${day}T000000000Z.tar.gz`), '');
    }
    await first.close();
    const kept = await snapshots();
    expect(kept).toHaveLength(SNAPSHOTS_KEPT);
    expect(kept[0]).not.toContain('2020');
  });

  it('is backed up by the server that has it', async () => {
    const database = await open();
    const file = resolve(folder, 'backup.gz');
    await write(database, 'one');
    expect(await backUpByHolder(folder, file)).toBe(1);
    await expect(backUpByHolder(folder, resolve(folder, 'nowhere/backup.gz'))).rejects.toThrow(
      'ENOENT',
    );
    await database.close();
    expect(await backUpByHolder(folder, file)).toBeUndefined();
  });
});
