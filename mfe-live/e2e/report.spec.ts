import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { roomPath } from 'shared-ui/contracts';
import { CURTAIN, expect, expectAccessible, SHOW_ID, test } from './desk';

async function openReport(page: Page) {
  await page.getByRole('button', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Show report' });
  await expect(dialog).toBeVisible();
  return dialog;
}

test.describe('after an evening', () => {
  test.use({ timezoneId: 'UTC' });

  test.beforeEach(async ({ desk, page }) => {
    const timerId = 'timer-1';
    await desk.act({ type: 'play', timerId }, 0);
    await desk.act({ type: 'adjust', timerId, byMs: -60_000 }, 60_000);
    await desk.act({ type: 'pause', timerId }, 120_000);
    await desk.act({ type: 'send-message', messageId: 'm1', text: 'Beginners, please' }, 150_000);
    await desk.act({ type: 'play', timerId }, 210_000);
    await desk.act({ type: 'pause', timerId }, 640_000);
    await page.clock.install({ time: CURTAIN.getTime() + 900_000 });
    await page.goto(roomPath(SHOW_ID));
    await expect(page.getByText('Beginners, please').first()).toBeVisible();
  });

  test('the report tells times up and down, holds, ±, overrun, messages and totals', async ({
    page,
  }) => {
    const dialog = await openReport(page);
    await expect(dialog.getByText(/^Hamlet · 2025-01-15 19:4\d$/u)).toBeVisible();
    const cells = dialog.getByRole('row').nth(1);
    await expect(cells).toHaveText(
      ['Timer 1', '19:30:00', '19:40:40', '0:09:10', '1, 0:01:30', '1, −1m', '0:00:10'].join(''),
    );
    const totals = dialog.getByRole('definition');
    await expect(totals).toHaveText(['19:30:00', '19:40:40', '0:10:40', '0:09:10']);
    await expect(dialog.getByRole('listitem')).toHaveText('19:32:30MessageBeginners, please');
  });

  test('the CSV is named after show and date and holds the same', async ({ page }) => {
    const dialog = await openReport(page);
    const arriving = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download CSV' }).click();
    const download = await arriving;
    expect(download.suggestedFilename()).toBe('hamlet-2025-01-15.csv');
    const lines = (await readFile(await download.path(), 'utf8'))
      .replace('\uFEFF', '')
      .split('\r\n');
    expect(lines[1]).toMatch(
      /^Show,Hamlet,2025-01-15 19:30:00,2025-01-15 19:40:40,0:09:10,0:10:40/u,
    );
    expect(lines[2]).toMatch(/^Timer,Timer 1,.*,1,0:01:30,1,-60,0:00:10,$/u);
    expect(lines[3]).toMatch(/^Message,,2025-01-15 19:32:30,.*"Beginners, please"$/u);
  });

  test('printing prints the report alone, without its buttons', async ({ page }) => {
    await page.evaluate(() => {
      window.print = () => Object.assign(window, { wasPrinted: true });
    });
    const dialog = await openReport(page);
    await dialog.getByRole('button', { name: 'Print' }).click();
    expect(await page.evaluate(() => 'wasPrinted' in window)).toBe(true);
    await page.emulateMedia({ media: 'print' });
    await expect(dialog.getByRole('table')).toBeVisible();
    await expect(dialog.getByText('Beginners, please')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeHidden();
    await expect(page.locator('#root')).toBeHidden();
    await expect(dialog).toHaveCSS('position', 'static');
  });

  test('axe finds nothing in the report', async ({ page }) => {
    test.slow();
    await openReport(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test('before anything has happened the report says what will stand there', async ({ page }) => {
  await page.goto(roomPath(SHOW_ID));
  const dialog = await openReport(page);
  await expect(
    dialog.getByText('No timer has run yet. Start one, and its times stand here.'),
  ).toBeVisible();
  await expect(dialog.getByText('No message was sent.')).toBeVisible();
});
