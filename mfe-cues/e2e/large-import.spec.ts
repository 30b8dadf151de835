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

/** Frames of a window that answers while a worker reads a file. A window that reads the file itself paints two or three. */
const FRAMES_MIN = 10;

/** Chooses a file, waits for the result, and returns the number of frames that were painted meanwhile. */
async function framesWhile(
  page: Page,
  dialog: Locator,
  path: string,
  expectResult: () => Promise<void>,
): Promise<number> {
  await page.evaluate(() => {
    const frames = { count: 0 };
    const onFrame = () => {
      frames.count += 1;
      requestAnimationFrame(onFrame);
    };
    requestAnimationFrame(onFrame);
    Object.assign(globalThis, { frames });
  });
  await dialog.getByLabel('File', { exact: true }).setInputFiles(path);
  await expectResult();
  return page.evaluate(() => (globalThis as unknown as { frames: { count: number } }).frames.count);
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
  const frames = await framesWhile(page, dialog, path, async () => {
    await expect(dialog.getByRole('checkbox', { name: 'LX 901 storm' })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: 'LX 902 calm' })).toBeChecked();
  });
  expect(frames).toBeGreaterThan(FRAMES_MIN);
});

test('a table of 10,000 rows is read while the window answers', async ({ page }) => {
  const rows = Array.from({ length: 9_990 }, (_, row) => `LX ${row % 1_900},${'x'.repeat(900)}\n`);
  const path = fileOf('rows.csv', 'Cue,Comment of the designer\n', ...rows);
  const dialog = await openImport(page);
  const frames = await framesWhile(page, dialog, path, () =>
    expect(dialog.getByText(/is in the file twice/u).first()).toBeVisible(),
  );
  expect(frames).toBeGreaterThan(FRAMES_MIN);
});

test('a sparse file of 1 GB is refused, and the next one is read', async ({ page }) => {
  const path = fileOf('sparse.csv', 'Cue,Label\nLX 1,a\n');
  truncateSync(path, 1_000_000_000);
  const dialog = await openImport(page);
  await dialog.getByLabel('File', { exact: true }).setInputFiles(path);
  await expect(dialog.getByText(/^The file is over 10 MB/u)).toBeVisible();
  await dialog
    .getByLabel('File', { exact: true })
    .setInputFiles(fileOf('small.csv', 'Cue,Label\nLX 903,dawn\n'));
  await expect(dialog.getByRole('checkbox', { name: 'LX 903 dawn' })).toBeChecked();
});
