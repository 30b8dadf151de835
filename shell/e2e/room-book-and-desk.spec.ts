import { callPath, roomPath } from '@standby/contracts';
import { expect, test } from '@standby/testing/playwright';

test('a person stays on the book while they look at the desk, also after a reload', async ({
  page,
}) => {
  const onBook = page.getByText('Noor, you are on the book.');
  const frame = page.getByRole('navigation', { name: 'Pages of the show' });
  await page.goto(roomPath('hamlet'));
  await frame.getByRole('link', { name: 'On the book', exact: true }).click();
  await expect(page).toHaveURL(callPath('hamlet'));
  await page.getByLabel('Your name').fill('Noor');
  await page.keyboard.press('Enter');
  await expect(onBook).toBeVisible();

  // Desk and book are two remotes, which must not take two ids on the book.
  await page.goBack();
  await expect(page.getByRole('timer').first()).toBeVisible();
  await page.reload();
  await frame.getByRole('link', { name: 'On the book', exact: true }).click();
  await expect(onBook).toBeVisible();
});
