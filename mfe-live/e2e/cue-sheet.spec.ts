import { cuesPath } from '@standby/contracts';
import { expect, expectAccessible, test } from '@standby/testing/playwright';

test('a cue sheet is written, changed and taken back by keyboard alone', async ({ page }) => {
  await page.goto(cuesPath('hamlet'));
  const line = page.getByRole('textbox', { name: /^New cue/u });
  const grid = page.getByRole('grid', { name: 'Cues' });
  const rows = grid.getByRole('row');
  const names = grid.getByRole('rowheader');

  await test.step('the sample sheet, and two cues more in one line each', async () => {
    await page.getByRole('button', { name: 'Load the sample sheet' }).focus();
    await page.keyboard.press('Enter');
    await expect(grid).toHaveAttribute('aria-rowcount', '61');
    await expect(line).toBeFocused();
    await page.keyboard.type('LX 26 encore');
    await page.keyboard.press('Enter');
    await expect(line).toHaveAccessibleDescription(/has a cue of that number already/u);
    await expect(line).toHaveValue('LX 26 encore');
    await line.fill('LX 27 p102 "rest is silence" calls, follow 3, standby 10');
    await page.keyboard.press('Enter');
    await expect(line).toHaveValue('');
    await page.keyboard.type('SQ 15 playout');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').getByText('SQ 15 added.')).toBeVisible();
    await expect(names.last()).toHaveText('SQ 15');
  });

  await test.step('a cell is changed, another number of the department is refused', async () => {
    await names.last().focus();
    await page.keyboard.press('ArrowUp');
    await expect(rows.filter({ hasText: 'calls' }).getByRole('rowheader')).toBeFocused();
    await page.keyboard.type('L');
    await page.keyboard.type('X 1');
    await page.keyboard.press('Enter');
    await expect(grid.getByRole('alert')).toHaveText(/has a cue of that number already/u);
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('F2');
    await page.keyboard.type('a');
    await page.keyboard.press('Tab');
    await expect(grid.getByRole('gridcell', { name: '102a' })).toBeVisible();
  });

  await test.step('it moves, is called with the one above, and each is taken back', async () => {
    const order = () => names.allTextContents().then((all) => all.slice(-2));
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(order).toEqual(['SQ 15', 'LX 27']);
    await page.keyboard.press('Shift+Delete');
    await expect(grid).toHaveAttribute('aria-rowcount', '62');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect.poll(order).toEqual(['LX 27', 'SQ 15']);
    await expect(grid.getByRole('gridcell', { name: '102', exact: true })).toBeVisible();
  });

  await test.step('the first cue is back in view with one key, and a reload keeps all', async () => {
    await page.keyboard.press('Control+Home');
    await expect(names.first()).toBeFocused();
    await expect(names.first()).toHaveText('LX 1');
    await expectAccessible(page, [390, 1440]);
    await page.reload();
    await expect(grid).toHaveAttribute('aria-rowcount', '63');
  });
});
