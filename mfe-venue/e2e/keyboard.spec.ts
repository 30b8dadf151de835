import type { Page } from '@playwright/test';
import { card, expect, names, test } from './fixtures';

/** Name of what has the focus, as its label or its words say it. */
function focusedName(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    const label = isField ? element.labels?.[0]?.textContent : undefined;
    const labelledBy = document.getElementById(element?.getAttribute('aria-labelledby') ?? '');
    const byId = document.querySelector(`label[for="${element?.id ?? ''}"]`);
    const name = element?.getAttribute('aria-label') ?? labelledBy?.textContent ?? label;
    return name ?? byId?.textContent ?? element?.textContent ?? null;
  });
}

/** Presses Tab until something of that name has the focus, and sees that it shows. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let stop = 0; stop < 60 && (await focusedName(page)) !== name; stop += 1) {
    await page.keyboard.press('Tab');
  }
  expect(await focusedName(page)).toBe(name);
}

test('one finds, edits, deletes and restores a room with the keyboard alone', async ({ page }) => {
  await page.goto('/rooms');
  await tabTo(page, 'Search rooms');
  await page.keyboard.insertText('lobby');
  await expect(names(page)).toHaveText(['Lobby']);
  await tabTo(page, 'Manage Lobby');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Manage Lobby' });
  await expect(dialog.getByRole('combobox', { name: 'Status' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('combobox', { name: 'Status' })).toHaveText('Maintenance');
  await tabTo(page, 'Save');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Manage Lobby' })).toBeFocused();
  await expect(card(page, 'Lobby')).toContainText('Maintenance');

  await page.keyboard.press('Enter');
  await tabTo(page, 'Delete');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No room matches' })).toBeVisible();
  await page.keyboard.press('F6');
  await tabTo(page, 'Undo');
  await page.keyboard.press('Enter');
  await expect(card(page, 'Lobby')).toBeVisible();
});

test('one sorts and turns back with the keyboard alone', async ({ page }) => {
  await page.goto('/devices');
  await tabTo(page, 'Search devices');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('r');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/devices?sort=room');
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeFocused();
});

test('one creates a room with the keyboard alone', async ({ page }) => {
  await page.goto('/rooms');
  await tabTo(page, 'Create room');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Create room' })).toBeFocused();
  await tabTo(page, 'Name');
  await page.keyboard.insertText('Wardrobe');
  await tabTo(page, 'Location');
  await page.keyboard.insertText('Lower level');
  await tabTo(page, 'Capacity');
  await page.keyboard.insertText('6');
  await tabTo(page, 'Piano');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Piano' })).toBeChecked();
  await tabTo(page, 'Create room');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/rooms');
  await expect(names(page).first()).toHaveText('Wardrobe');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('one adds a device with a code by the keyboard alone, and goes back and on', async ({
  page,
}) => {
  await page.goto('/add-device');
  await tabTo(page, 'Manual Setup');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'QR Code Setup' })).toBeChecked();
  await tabTo(page, 'Name');
  await page.keyboard.insertText('Wings tablet');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Assigned Room' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Continue to QR code');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Scan QR Code' })).toBeFocused();

  await tabTo(page, 'Back to Manual Setup');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Device setup' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Manual Setup' })).toBeFocused();
  await tabTo(page, 'Add device');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/devices');
  await expect(card(page, 'Wings tablet')).toContainText('Main Stage');
});
