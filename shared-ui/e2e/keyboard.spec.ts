import { expect, test } from '../testing/playwright.ts';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
});

test('the first Tab skips the navigation', async ({ page }) => {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a dialog takes the focus, keeps it, and gives it back', async ({ page }) => {
  const trigger = page.getByRole('button', { name: 'Manage room' });
  const dialog = page.getByRole('dialog', { name: 'Manage Studio B' });
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await test.step('Tab goes round inside', async () => {
    for (const name of ['Capacity', 'Cancel', 'Save', 'Close', 'Name']) {
      await page.keyboard.press('Tab');
      await expect(dialog.getByLabel(name).or(dialog.getByRole('button', { name }))).toBeFocused();
    }
    await page.keyboard.press('Shift+Tab');
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(trigger).toBeFocused();
});

test('a menu opens on its first or last item, finds by letter and closes', async ({ page }) => {
  const trigger = page.getByRole('button', { name: 'Manage Studio B' });
  const item = (name: string) => page.getByRole('menuitem', { name });
  await trigger.focus();
  await page.keyboard.press('ArrowDown');
  await expect(item('Edit')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(item('Open')).toBeFocused();
  await page.keyboard.press('d');
  await page.keyboard.press('e');
  await expect(item('Delete')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(trigger).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(item('Delete')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Chosen: Delete')).toBeVisible();
  await expect(trigger).toBeFocused();
});

test('Tab leaves a menu and closes it', async ({ page }) => {
  await page.getByRole('button', { name: 'Northern Stage' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'Northern Stage' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Manage Studio B' })).toBeFocused();
});

test('a press on a menu’s button closes it again', async ({ page }) => {
  const trigger = page.getByRole('button', { name: 'Northern Stage' });
  await trigger.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await trigger.click();
  await expect(page.getByRole('menu')).toBeHidden();
});

test('a select is chosen from with the keys alone', async ({ page }) => {
  const select = page.getByRole('combobox', { name: 'Timezone' });
  await select.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'EST' })).toBeFocused();
  await page.keyboard.press('p');
  await expect(page.getByRole('option', { name: 'PST' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(select).toHaveText('PST');
  await expect(select).toBeFocused();
});

test('tabs are one stop; the arrows move and choose', async ({ page }) => {
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect(tab('Act 2')).toHaveAttribute('tabindex', '-1');
  await tab('Timer 1').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Intermission')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(page.getByRole('tabpanel', { name: 'Act 2' })).toHaveText('Act 2 is chosen.');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel')).toBeFocused();
});

test('an accordion opens one at a time, and closes', async ({ page }) => {
  const trial = page.getByRole('button', { name: 'Is there a free trial?' });
  const imports = page.getByRole('button', { name: 'Can I import what I have?' });
  await trial.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(imports).toHaveAttribute('aria-expanded', 'true');
  await expect(trial).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Space');
  await expect(imports).toHaveAttribute('aria-expanded', 'false');
});

test('F6 reaches the toasts, whose action can be taken, over a dialog too', async ({ page }) => {
  await page.getByRole('button', { name: 'Show undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Studio B deleted')).toBeVisible();
  await page.keyboard.press('F6');
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Studio B is back')).toBeVisible();
  await test.step('a toast over a dialog does not close it', async () => {
    await page.getByRole('button', { name: 'Show undo' }).click();
    await page.getByRole('button', { name: 'Manage room' }).click();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Manage Studio B' })).toBeVisible();
  });
});

test('a toast waits while it is pointed at and leaves after its time', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('button', { name: 'Show go' }).click();
  const toast = page.getByRole('dialog', { name: 'Active' });
  await expect(toast).toBeVisible();
  await toast.hover();
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(7_000);
  await expect(toast).toBeHidden();
});
