import { mkdirSync, mkdtempSync, openAsBlob, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Database } from '@standby/server-kit/database/database';
import { schema } from '../features.ts';
import { openEmbedded } from '@standby/server-kit/database/embedded';
import { answerRequest, backUpByHolder } from '../folder-requests.ts';
import { RECENT_KEPT } from '@standby/server-kit/database/retention';
import { listSnapshots } from '@standby/server-kit/database/snapshots';

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
    ...schema,
    answerRequest,
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
  // Opening one takes a second of the processor, so its life keeps several promises.
  it('is for one process, keeps what was written, and is backed up by the server that has it', async () => {
    const first = await open();
    await expect(open()).rejects.toThrow('Another Standby server uses the data');
    const file = resolve(folder, 'backup.gz');
    await write(first, 'one');
    expect(await backUpByHolder(folder, file)).toBe(1);
    await expect(backUpByHolder(folder, resolve(folder, 'nowhere/backup.gz'))).rejects.toThrow(
      'ENOENT',
    );
    await first.close();
    expect(await backUpByHolder(folder, file)).toBeUndefined();
    expect(await snapshots()).toHaveLength(1);

    const second = await open();
    expect(await read(second)).toEqual(['one']);
    await second.close();
    expect(notices).toEqual([]);
  });

  it('leaves a few snapshots at its end, and is restored from the newest whole one', async () => {
    mkdirSync(resolve(folder, 'snapshots'), { recursive: true });
    const first = await open();
    for (let day = 1; day <= 6; day += 1) {
      writeFileSync(resolve(folder, `snapshots/2020010${day}T000000000Z.tar.gz`), '');
    }
    await write(first, 'one');
    await first.close();
    const kept = await snapshots();
    expect(kept).toHaveLength(RECENT_KEPT);
    expect(kept.map(({ path }) => basename(path).startsWith('202001'))).toEqual([
      false,
      ...Array<boolean>(RECENT_KEPT - 1).fill(true),
    ]);
    // Newer, and cut short.
    writeFileSync(resolve(folder, 'snapshots/99990101T000000000Z.tar.gz'), 'half');
    breakDatabase();

    const second = await open();

    expect(await read(second)).toEqual(['one']);
    await second.close();
    expect(notices).toEqual([
      expect.stringMatching(
        /restored from the snapshot of .* UTC: what was written after it is missing\./u,
      ),
    ]);
    expect(readdirSync(folder).some((name) => name.startsWith('database.broken-'))).toBe(true);
  });

  it('that is broken and has no snapshot ends the start with words, is left as it is, and given back', async () => {
    mkdirSync(resolve(folder, 'database/global'), { recursive: true });
    writeFileSync(resolve(folder, 'database/PG_VERSION'), '18\n');
    await expect(open()).rejects.toThrow(
      /is damaged: .*, and there is no snapshot of it\. Nothing was changed\. Restore a backup/u,
    );
    expect(readdirSync(folder).toSorted()).toEqual(['database', 'lock']);
    rmSync(resolve(folder, 'database'), { recursive: true });
    await (await open()).close();
  });
});
