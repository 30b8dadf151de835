import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { cuesPath } from '@standby/contracts';
import { expect, test } from '@standby/testing/playwright';

/** Longest time without a frame while a file is read, even on a busy machine. */
const FRAME_GAP_MAX_MILLIS = 1_000;

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

/** Starts to measure the times between frames. Returns a function that reads the longest one. */
async function measureFrames(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const frames = { longest: 0, last: performance.now() };
    const onFrame = (now: number) => {
      frames.longest = Math.max(frames.longest, now - frames.last);
      frames.last = now;
      requestAnimationFrame(onFrame);
    };
    requestAnimationFrame(onFrame);
    Object.assign(globalThis, { frames });
  });
  return () =>
    page.evaluate(() => (globalThis as unknown as { frames: { longest: number } }).frames.longest);
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
  const longest = await measureFrames(page);
  await dialog.getByLabel('File', { exact: true }).setInputFiles(path);
  await expect(dialog.getByRole('checkbox', { name: 'LX 901 storm' })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: 'LX 902 calm' })).toBeChecked();
  expect(await longest()).toBeLessThan(FRAME_GAP_MAX_MILLIS);
});

test('a table of 10,000 rows is read while the window answers', async ({ page }) => {
  const rows = Array.from({ length: 9_990 }, (_, row) => `LX ${row % 1_900},${'x'.repeat(900)}\n`);
  const path = fileOf('rows.csv', 'Cue,Comment of the designer\n', ...rows);
  const dialog = await openImport(page);
  const longest = await measureFrames(page);
  await dialog.getByLabel('File', { exact: true }).setInputFiles(path);
  await expect(dialog.getByText(/is in the file twice/u).first()).toBeVisible();
  expect(await longest()).toBeLessThan(2 * FRAME_GAP_MAX_MILLIS);
});

test('a sparse file of 1 GB is refused at once, and the next one is read', async ({ page }) => {
  const path = fileOf('sparse.csv', 'Cue,Label\nLX 1,a\n');
  truncateSync(path, 1_000_000_000);
  const dialog = await openImport(page);
  const longest = await measureFrames(page);
  await dialog.getByLabel('File', { exact: true }).setInputFiles(path);
  await expect(dialog.getByText(/^The file is over 10 MB/u)).toBeVisible();
  expect(await longest()).toBeLessThan(FRAME_GAP_MAX_MILLIS);
  await dialog
    .getByLabel('File', { exact: true })
    .setInputFiles(fileOf('small.csv', 'Cue,Label\nLX 903,dawn\n'));
  await expect(dialog.getByRole('checkbox', { name: 'LX 903 dawn' })).toBeChecked();
});
