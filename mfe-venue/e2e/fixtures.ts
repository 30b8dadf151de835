import type { Locator, Page } from '@playwright/test';
import { expect } from '@standby/testing/playwright';
import { choose } from '@standby/testing/playwright-screens';

export { envelopeOf } from '@standby/collections/testing/envelope-of';
export { ROOMS_KEY } from '@standby/contracts';
export { NOW } from '@standby/testing/now';
export { emulateTheme, expect, expectAccessible } from '@standby/testing/playwright';
export { brokenTitles, test } from '@standby/testing/playwright-screens';
export { makeRoom, many } from '../src/testing/make-items';

export const DEVICES_KEY = 'standby:devices';

/** The card of a room or a device. */
export function card(page: Page, name: string): Locator {
  return page.getByRole('article', { name, exact: true });
}

/** The names on the cards, in their order. */
export function names(page: Page): Locator {
  return page.getByRole('article').getByRole('heading');
}

/** Opens the dialog of a room or a device from its card. */
export async function manage(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Manage ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Manage ${name}` });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Fills in the form for a device and goes on to its code. */
export async function showCode(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'QR Code Setup' }).check();
  await page.getByLabel('Name').fill('Wings tablet');
  await choose(page, 'Assigned Room', 'Studio A');
  await page.getByRole('button', { name: 'Continue to QR code' }).click();
  await expect(page.getByRole('img', { name: 'QR code that pairs Wings tablet' })).toBeVisible();
}
