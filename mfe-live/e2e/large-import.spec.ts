import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { cuesPath } from '@standby/contracts';
import { expect, test } from '@standby/testing/playwright';

let folder = '';
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'standby-large-'));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a file of these texts, one after the other, and returns its path. */
function fileOf(name: string, ...texts: readonly string[]): string {
  const path = join(folder, name);
  writeFileSync(path, texts.join(''));
  return path;
}

async function openImport(page: Page): Promise<Locator> {
  await page.goto(cuesPath('hamlet'));
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  return page.getByRole('dialog', { name: 'Import cues' });
}

/**
 * Chooses a file, and waits for the result.
 * @returns the longest time between two frames, as a share of the whole time: near 1 where the window itself reads the file
 */
async function shareOfLongestFrame(
  page: Page,
  dialog: Locator,
  path: string,
  expectResult: () => Promise<void>,
): Promise<number> {
  await page.evaluate(() => {
    const start = performance.now();
    const frames = { start, longest: 0, last: start };
    const onFrame = (now: number) => {
      frames.longest = Math.max(frames.longest, now - frames.last);
      frames.last = now;
      requestAnimationFrame(onFrame);
    };
    requestAnimationFrame(onFrame);
    Object.assign(globalThis, { frames });
  });
  await dialog.getByLabel('File', { exact: true }).setInputFiles(path);
  await expectResult();
  return page.evaluate(() => {
    const { frames } = globalThis as unknown as {
      frames: { start: number; longest: number; last: number };
    };
    return frames.longest / (frames.last - frames.start);
  });
}

test('an export of Eos over 10 MB is read without its levels, while the window answers', async ({
  page,
}) => {
  const levels = '1,1,1,1,Intens,50\r\n'.repeat(2_000_000);
  const path = fileOf(
    'large.csv',
    `\uFEFFSTART_LEVELS\r\nCHANNEL,TARGET_TYPE,TARGET_LIST,TARGET_ID,PARAMETER,LEVEL\r\n`,
    levels,
    'END_LEVELS\r\nSTART_TARGETS\r\nTARGET_TYPE_AS_TEXT,TARGET_ID,LABEL,FOLLOW\r\n',
    'Cue,901,storm,F2\r\nCue,902,calm,\r\nEND_TARGETS\r\n',
  );
  const dialog = await openImport(page);
  const share = await shareOfLongestFrame(page, dialog, path, async () => {
    await expect(dialog.getByRole('checkbox', { name: 'LX 901 storm' })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: 'LX 902 calm' })).toBeChecked();
  });
  expect(share).toBeLessThan(0.5);
});

test('a table of 10,000 rows is read while the window answers', async ({ page }) => {
  const rows = Array.from({ length: 9_990 }, (_, row) => `LX ${row % 1_900},${'x'.repeat(900)}\n`);
  const path = fileOf('rows.csv', 'Cue,Comment of the designer\n', ...rows);
  const dialog = await openImport(page);
  const share = await shareOfLongestFrame(page, dialog, path, () =>
    expect(dialog.getByText(/is in the file twice/u).first()).toBeVisible(),
  );
  expect(share).toBeLessThan(0.5);
});

test('a sparse file of 1 GB is refused unread, and the next one is read', async ({ page }) => {
  await page.addInitScript(() => {
    const reads: number[] = [];
    Object.assign(globalThis, { reads });
    for (const name of ['arrayBuffer', 'bytes', 'slice', 'stream', 'text'] as const) {
      const read = Blob.prototype[name] as (...args: unknown[]) => unknown;
      Object.assign(Blob.prototype, {
        [name](this: Blob, ...args: unknown[]) {
          reads.push(this.size);
          return read.apply(this, args);
        },
      });
    }
  });
  const path = fileOf('sparse.csv', 'Cue,Label\nLX 1,a\n');
  truncateSync(path, 1_000_000_000);
  const dialog = await openImport(page);
  await dialog.getByLabel('File', { exact: true }).setInputFiles(path);
  await expect(dialog.getByText(/^The file is over 10 MB/u)).toBeVisible();
  const readSizes = () => page.evaluate(() => (globalThis as unknown as { reads: number[] }).reads);
  expect((await readSizes()).filter((size) => size > 10_000_000)).toEqual([]);
  await dialog
    .getByLabel('File', { exact: true })
    .setInputFiles(fileOf('small.csv', 'Cue,Label\nLX 903,dawn\n'));
  await expect(dialog.getByRole('checkbox', { name: 'LX 903 dawn' })).toBeChecked();
  expect(await readSizes()).not.toEqual([]);
});
