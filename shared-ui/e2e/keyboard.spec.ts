import { expect, stopClock, test } from '@standby/testing/playwright';

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  // Keys have no effect before React has rendered.
  await expect(page.getByRole('main')).toBeVisible();
});

test('the keyboard alone reaches the whole page: skip link, menus, select, tabs', async ({
  page,
}) => {
  const { keyboard } = page;
  await test.step('the first Tab skips the navigation', async () => {
    await keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
  await test.step('a menu opens on its first or last item, finds by letter and closes', async () => {
    const trigger = page.getByRole('button', { name: 'Manage Studio B' });
    const item = (name: string) => page.getByRole('menuitem', { name });
    await trigger.focus();
    await keyboard.press('ArrowDown');
    await expect(item('Edit')).toBeFocused();
    await keyboard.press('ArrowDown');
    await expect(item('Open')).toBeFocused();
    await keyboard.press('d');
    await keyboard.press('e');
    await expect(item('Delete')).toBeFocused();
    await keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(trigger).toBeFocused();
    await keyboard.press('ArrowUp');
    await expect(item('Delete')).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.getByText('Chosen: Delete')).toBeVisible();
    await expect(trigger).toBeFocused();
  });
  await test.step('Tab leaves a menu and closes it', async () => {
    await page.getByRole('button', { name: 'Northern Stage' }).focus();
    await keyboard.press('Enter');
    await expect(page.getByRole('menuitemradio', { name: 'Northern Stage' })).toBeFocused();
    await keyboard.press('Tab');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Manage Studio B' })).toBeFocused();
  });
  await test.step('a select changes its value', async () => {
    const select = page.getByRole('combobox', { name: 'Timezone' });
    await select.focus();
    await keyboard.press('Enter');
    await expect(page.getByRole('option', { name: 'EST' })).toBeFocused();
    await keyboard.press('p');
    await expect(page.getByRole('option', { name: 'PST' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(select).toHaveText('PST');
    await expect(select).toBeFocused();
  });
  await test.step('tabs are one stop, and their panel is the next', async () => {
    const tab = (name: string) => page.getByRole('tab', { name });
    await expect(tab('Act 2')).toHaveAttribute('tabindex', '-1');
    await tab('Timer 1').focus();
    await keyboard.press('ArrowRight');
    await expect(tab('Intermission')).toHaveAttribute('aria-selected', 'true');
    await keyboard.press('End');
    await expect(page.getByRole('tabpanel', { name: 'Act 2' })).toHaveText('Act 2 is chosen.');
    await keyboard.press('Tab');
    await expect(page.getByRole('tabpanel')).toBeFocused();
  });
});

test('a dialog keeps the focus and returns it, and F6 reaches the toasts, over a dialog too', async ({
  page,
}) => {
  const { keyboard } = page;
  const trigger = page.getByRole('button', { name: 'Manage room' });
  const dialog = page.getByRole('dialog', { name: 'Manage Studio B' });
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await test.step('Tab cycles inside the dialog', async () => {
    await trigger.focus();
    await keyboard.press('Enter');
    await expect(dialog.getByLabel('Name')).toBeFocused();
    for (const name of ['Capacity', 'Cancel', 'Save', 'Close', 'Name']) {
      await keyboard.press('Tab');
      await expect(dialog.getByLabel(name).or(dialog.getByRole('button', { name }))).toBeFocused();
    }
    await keyboard.press('Shift+Tab');
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    await keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(trigger).toBeFocused();
  });
  await test.step('F6 reaches a toast and its action', async () => {
    await page.getByRole('button', { name: 'Show undo' }).focus();
    // The toast would disappear after a while.
    await stopClock(page);
    await keyboard.press('Enter');
    await page.clock.runFor(500);
    await expect(page.getByText('Studio B deleted')).toBeVisible();
    await keyboard.press('F6');
    await expect(page.getByRole('region', { name: 'Notifications' })).toBeFocused();
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await expect(undo).toBeFocused();
    await keyboard.press('Enter');
    await page.clock.runFor(500);
    await expect(page.getByText('Studio B is back')).toBeVisible();
  });
  await test.step('a toast over a dialog does not close it', async () => {
    await page.getByRole('button', { name: 'Show undo' }).click();
    await page.clock.runFor(500);
    await trigger.click();
    await page.clock.runFor(500);
    await undo.click();
    await page.clock.runFor(500);
    await expect(dialog).toBeVisible();
  });
});
