import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, test } from '@standby/testing/playwright';
import { box, button, CURTAIN_UP, expectDialogAccessible, openRoom, pass, ROOM } from './room-page';

const MINUTE = 60_000;

test.use({ timezoneId: 'UTC', viewport: { width: 1440, height: 900 } });

const FILE =
  'Name;Duration;Colour;Trigger\nOverture;5:00;Blue;\nAct 1;ninety;;\nAct 2;1:05:00;R;19:45\n';

test('a call is given and answered in two windows; a rundown comes from a file, and drifts @evening', async ({
  page,
  context,
}) => {
  await openRoom(page);
  const calls = page.getByRole('region', { name: 'Calls' });
  const rundown = page.getByRole('region', { name: 'Rundown' });
  const other = await context.newPage();

  await test.step('a call is given by one press and answered at another desk', async () => {
    await page.keyboard.press('c');
    await calls.getByLabel('Curtain up').fill('19:50');
    await calls.getByLabel('Curtain up').press('Enter');
    const ladder = calls.getByRole('list', { name: 'Calls' });
    await expect(ladder.getByRole('listitem').nth(1)).toContainText('19:30Due now');
    await page.clock.resume();
    await other.goto(ROOM);
    const otherCalls = other.getByRole('region', { name: 'Calls' });
    await other.getByRole('button', { name: /^Calls/u }).click();
    await calls.getByRole('button', { name: 'Give call: Quarter' }).click();
    await expect(page.getByRole('group', { name: 'On viewers' })).toContainText(
      'This is your quarter hour call',
    );
    const next = calls.getByRole('button', { name: 'Give call: Five' });
    const before = await box(next);
    await otherCalls.getByRole('button', { name: 'Thank you: Quarter' }).click();
    await expect(calls.getByText('Thank you: Controller 2')).toBeVisible();
    expect(await box(next), 'the next call is where it was').toEqual(before);
    await expect(calls.getByRole('button', { name: /^Thank you/u })).toHaveCount(0);
    await other.close();
  });

  await test.step('the panels are accessible in both themes and fit a phone', async () => {
    await page.keyboard.press('c');
    await expectAccessible(page, [1440]);
    await page.keyboard.press('r');
    await expectAccessible(page, [390]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('a file with one bad row is not imported before that is settled, and then in one act', async () => {
    await button(page, 'Import rundown').click();
    const dialog = page.getByRole('dialog', { name: 'Import rundown' });
    await dialog
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'hamlet.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) });
    await expect(button(page, 'Import 2 timers')).toBeDisabled();
    await expectDialogAccessible(page, 'Import rundown');
    await page.setViewportSize({ width: 1440, height: 900 });
    await dialog.getByLabel('Leave out the rows with errors').check();
    await dialog.getByLabel('In their place').check();
    await button(page, 'Import 2 timers').click();
    await expect(dialog).toHaveCount(0);
    await expect(rundown.getByRole('heading', { level: 3 })).toHaveText(['Overture', 'Act 2']);
    const looks = await rundown.getByText('B', { exact: true }).evaluate((letter) => {
      const chip = getComputedStyle(letter.parentElement ?? letter);
      return {
        radius: chip.borderTopLeftRadius,
        isFilled: chip.backgroundColor === chip.borderTopColor,
      };
    });
    // Keys are outlined, and have corners.
    expect(looks).toEqual({ radius: '50%', isFilled: true });
    const download = page.waitForEvent('download');
    await button(page, 'Export rundown').click();
    const exported = await download;
    expect(exported.suggestedFilename()).toMatch(/^rundown-hamlet-[\d-]+\.csv$/u);
    expect(await readFile(await exported.path(), 'utf8')).toMatch(/Overture.*5:00.*Blue/u);
    await page.keyboard.press('z');
    await expect(rundown.getByRole('heading', { level: 3 })).toHaveText([
      'Timer 1',
      'Intermission',
      'Act 2',
    ]);
  });

  await test.step('the now-line moves with the clock, and the drift with a late curtain', async () => {
    await expect(rundown.getByText('on time')).toBeVisible();
    // The clock runs from a few minutes after 19:30 to past the curtain at 19:50.
    await page.clock.pauseAt(CURTAIN_UP + 22 * MINUTE + 14_000);
    await expect(rundown.getByText('behind plan')).toHaveText('+2:14 behind plan');
    await page.keyboard.press('p');
    const markAt = async () => (await rundown.locator('[data-now]').boundingBox())?.y ?? 0;
    const before = await markAt();
    await pass(page, 5 * MINUTE);
    await expect(rundown.getByText('behind plan')).toHaveText('+2:14 behind plan');
    expect(await markAt()).toBeGreaterThan(before + 30);
    await expect(rundown.getByRole('listitem').first()).toContainText('Started 19:52');
  });

  await test.step('a row is dragged to the end by its handle', async () => {
    const handle = await button(page, 'Move Timer 1').boundingBox();
    const last = await rundown.getByRole('listitem').last().boundingBox();
    if (!handle || !last) throw new Error('The rows have no boxes.');
    await page.mouse.move(handle.x + 10, handle.y + 10);
    await page.mouse.down();
    await page.mouse.move(handle.x + 10, last.y + last.height - 4, { steps: 4 });
    await page.mouse.up();
    await expect(rundown.getByRole('heading', { level: 3 })).toHaveText([
      'Intermission',
      'Act 2',
      'Timer 1',
    ]);
    await expect(page.getByRole('group', { name: 'Desk' })).toBeFocused();
  });
});
