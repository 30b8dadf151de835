import type { Page } from '@playwright/test';
import { card, expect, names, test } from './fixtures';

/** Returns the name of the focused element, from its label or its text. */
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

/**
 * Presses Tab until the element with that name has the focus, and checks that the focus is visible.
 */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let stop = 0; stop < 60 && (await focusedName(page)) !== name; stop += 1) {
    await page.keyboard.press('Tab');
  }
  expect(await focusedName(page)).toBe(name);
}

test('one creates, finds, edits, deletes and restores a room with the keyboard alone', async ({
  page,
  openWithClock,
  stopClock,
}) => {
  await openWithClock('/create-room');

  await test.step('creates', async () => {
    await tabTo(page, 'Name');
    await page.keyboard.insertText('Wardrobe');
    await tabTo(page, 'Location');
    await page.keyboard.insertText('Lower level');
    await tabTo(page, 'Piano');
    await page.keyboard.press('Space');
    await expect(page.getByRole('checkbox', { name: 'Piano' })).toBeChecked();
    await tabTo(page, 'Create room');
    await page.keyboard.press('Enter');
    await page.clock.runFor(1000);
    await expect(page).toHaveURL('/rooms');
    await expect(names(page).first()).toHaveText('Wardrobe');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('finds and edits', async () => {
    await tabTo(page, 'Search rooms');
    await page.keyboard.insertText('wardrobe');
    await expect(names(page)).toHaveText(['Wardrobe']);
    await tabTo(page, 'Manage Wardrobe');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Manage Wardrobe' });
    const status = dialog.getByRole('combobox', { name: 'Status' });
    await expect(status).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option', { name: 'Available' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { name: 'Maintenance' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(status).toHaveText('Maintenance');
    await tabTo(page, 'Save');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Manage Wardrobe' })).toBeFocused();
    await expect(card(page, 'Wardrobe')).toContainText('Maintenance');
  });

  await test.step('deletes and restores', async () => {
    await page.keyboard.press('Enter');
    await tabTo(page, 'Delete');
    // The offer to undo disappears after a while.
    await stopClock();
    await page.keyboard.press('Enter');
    await page.clock.runFor(500);
    await expect(page.getByRole('heading', { name: 'No room matches' })).toBeVisible();
    // The dialog gives the focus back once it has closed, which takes it several frames.
    await expect(async () => {
      await page.clock.runFor(100);
      await expect(page.getByRole('region', { name: /^Rooms, page/u })).toBeFocused({
        timeout: 100,
      });
    }).toPass();
    await page.keyboard.press('F6');
    await tabTo(page, 'Undo');
    await page.keyboard.press('Enter');
    await page.clock.resume();
    await expect(card(page, 'Wardrobe')).toBeVisible();
  });
});

test('one fills in the form for a device with the keyboard alone, and looks at its code', async ({
  page,
}) => {
  await page.goto('/add-device');

  await test.step('fills in the form', async () => {
    await tabTo(page, 'Manual Setup');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('radio', { name: 'QR Code Setup' })).toBeChecked();
    await tabTo(page, 'Name');
    await page.keyboard.insertText('Wings tablet');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('combobox', { name: 'Assigned Room' })).toBeFocused();
    await page.keyboard.press('Enter');
    const first = page.getByRole('option', { name: 'Main Stage' });
    await expect(first).toBeVisible();
    await page.keyboard.press('Home');
    await expect(first).toBeFocused();
    await page.keyboard.press('Enter');
  });

  await test.step('goes on to the code and back, the focus with each', async () => {
    await tabTo(page, 'Continue to QR code');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: 'Scan QR Code' })).toBeFocused();
    await tabTo(page, 'Back to Manual Setup');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: 'Device setup' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: 'Manual Setup' })).toBeFocused();
  });
});
