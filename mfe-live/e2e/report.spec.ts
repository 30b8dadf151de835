import { readFile } from 'node:fs/promises';
import { roomPath } from '@standby/contracts';
import { CURTAIN, expect, SHOW_ID, test } from '../../packages/room-parts/e2e/fake-controller';
import { button, expectDialogAccessible } from './room-page';

test.use({ timezoneId: 'UTC' });

test('after an evening the show’s report is read, its timers are exported as CSV, and it is printed alone', async ({
  controller,
  page,
}) => {
  const timerId = 'timer-1';
  await controller.act({ type: 'play', timerId }, 0);
  await controller.act({ type: 'adjust', timerId, byMs: -60_000 }, 60_000);
  await controller.act({ type: 'pause', timerId }, 120_000);
  await controller.act(
    { type: 'send-message', messageId: 'm1', text: 'Beginners, please' },
    150_000,
  );
  await controller.act({ type: 'play', timerId }, 210_000);
  await controller.act({ type: 'pause', timerId }, 640_000);
  await page.clock.install({ time: CURTAIN.getTime() + 900_000 });
  await page.goto(roomPath(SHOW_ID));
  await expect(page.getByText('Beginners, please').first()).toBeVisible();
  await button(page, 'Report').click();
  const dialog = page.getByRole('dialog', { name: 'Show report' });
  await expect(dialog.getByRole('row', { name: /^Timer 1/u })).toContainText('0:10:40');
  await expectDialogAccessible(page, 'Show report');

  await test.step('the file is named after show and date and holds the same', async () => {
    const arriving = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Timers and messages, CSV' }).click();
    const download = await arriving;
    expect(download.suggestedFilename()).toBe('hamlet-timers-2025-01-15.csv');
    const lines = (await readFile(await download.path(), 'utf8'))
      .replace('\uFEFF', '')
      .split('\r\n');
    expect(lines[1]).toMatch(
      /^Show,Hamlet,2025-01-15 19:30:00,2025-01-15 19:40:40,0:09:10,0:10:40/u,
    );
    expect(lines[2]).toMatch(/^Timer,Timer 1,.*,1,0:01:30,1,-60,0:00:10,$/u);
    expect(lines[3]).toMatch(/^Message,,2025-01-15 19:32:30,.*"Beginners, please"$/u);
  });

  await test.step('on paper it stands alone, without its buttons', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(dialog.getByRole('table')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeHidden();
    await expect(page.locator('#root')).toBeHidden();
    await expect(dialog).toHaveCSS('position', 'static');
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('after its end the next one starts clean, and this one stays readable', async () => {
    await dialog.getByRole('button', { name: /^End this performance/u }).click();
    const question = page.getByRole('dialog', { name: 'End this performance?' });
    await question.getByRole('button', { name: 'End performance' }).click();
    await expect(question).toBeHidden();
    await page.keyboard.press('n');
    await page.getByRole('textbox', { name: 'Note' }).fill('Trap checked');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await button(page, 'Report').click();
    await expect(dialog.getByText(/^The live room has no times of this yet/u)).toBeVisible();
    await expect(dialog.getByText('Trap checked')).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Performance' }).click();
    await page.getByRole('option', { name: '15 Jan 2025, 19:30' }).click();
    await expect(dialog.getByRole('row', { name: /^Timer 1/u })).toContainText('0:10:40');
    await expectDialogAccessible(page, 'Show report');
  });
});
