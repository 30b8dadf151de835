import { expect, test } from './test.ts';

test('without a connection rooms stay readable, a submit keeps what was typed, and works later', async ({
  page,
  context,
  haveAccount,
  guard,
}) => {
  guard.allowConsole(/ERR_INTERNET_DISCONNECTED/u);
  await haveAccount(page, 'Mira', 'Lantern Street');
  await page.goto('/create-room');
  await page.getByLabel('Name', { exact: true }).fill('Wardrobe');
  await page.getByLabel('Location').fill('Lower level');
  await context.setOffline(true);
  await expect(page.getByText('The server cannot be reached.')).toHaveCount(1);
  await page.getByRole('button', { name: 'Create room' }).click();
  await expect(page.getByText('The server could not be reached.')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Wardrobe');

  await context.setOffline(false);
  await expect(page.getByText('The server cannot be reached.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Create room' }).click();
  await expect(page).toHaveURL('/rooms');
  await expect(page.getByRole('article')).toHaveCount(1);
});
