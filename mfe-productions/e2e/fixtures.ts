import type { Locator, Page } from '@playwright/test';
import { expect } from '@standby/testing/playwright';

export { envelopeOf } from '@standby/collections/testing/envelope-of';
export { SHOWS_KEY } from '@standby/contracts';
export { expect, expectAccessible } from '@standby/testing/playwright';
export { brokenTitles, choose, fillStorage, test } from '@standby/testing/playwright-screens';
export { makeShow } from '../src/testing/make-show';

/** Number of shows in a new browser. */
export const SAMPLE_COUNT = 9;

/** Returns the card of a show. */
export function card(page: Page, title: string): Locator {
  return page.getByRole('article', { name: title, exact: true });
}

/** Returns the titles of the cards, in their order. */
export function titles(page: Page): Locator {
  return page.getByRole('article').getByRole('heading');
}

/** Opens the dialog of a show from its card. */
export async function manage(page: Page, title: string | RegExp): Promise<Locator> {
  const article = page.getByRole('article', { name: title });
  await article.getByRole('button', { name: /^Manage/u }).click();
  const dialog = page.getByRole('dialog', { name: /^Manage/u });
  await expect(dialog).toBeVisible();
  return dialog;
}
