import type { Page } from '@playwright/test';
import { card, expect, manage, test } from './fixtures';

/** Opens the same show for editing in two windows, and saves another venue in the first. Returns the second, with its dialog. */
async function editInTwoWindows(page: Page) {
  await page.goto('/dashboard');
  const other = await page.context().newPage();
  await other.goto('/dashboard');

  const here = await manage(page, 'The Cherry Orchard');
  const there = await manage(other, 'The Cherry Orchard');
  await here.getByLabel('Venue', { exact: true }).fill('Old Mill');
  await here.getByRole('button', { name: 'Save' }).click();
  await expect(card(page, 'The Cherry Orchard')).toContainText('Old Mill');
  return { other, there };
}

test('two windows keep both edits of different fields of one show, and agree without a reload', async ({
  page,
}) => {
  const { other, there } = await editInTwoWindows(page);
  await there.getByLabel('Title', { exact: true }).fill('The Orchard');
  await there.getByRole('button', { name: 'Save' }).click();
  for (const window of [page, other]) {
    await expect(card(window, 'The Orchard')).toContainText('Old Mill');
  }
});

test('two windows that change the same field of a show see both versions, and the second person decides', async ({
  page,
}) => {
  const { other, there } = await editInTwoWindows(page);
  await there.getByLabel('Venue', { exact: true }).fill('New Mill');
  await there.getByRole('button', { name: 'Save' }).click();

  await expect(there).toContainText('Another window changed this show while you edited it');
  await expect(card(page, 'The Cherry Orchard')).toContainText('Old Mill');
  await there.getByRole('button', { name: 'Keep mine: Venue' }).click();
  await there.getByRole('button', { name: 'Save' }).click();
  for (const window of [page, other]) {
    await expect(card(window, 'The Cherry Orchard')).toContainText('New Mill');
  }
});
