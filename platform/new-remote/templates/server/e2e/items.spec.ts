import { expect, expectAccessible, test } from '@standby/testing/playwright';

test('an item is added by the keyboard, and a reload shows it again', async ({ page }) => {
  await page.goto('__path__');
  await page.getByRole('textbox', { name: 'Name' }).fill('Balcony');
  await page.keyboard.press('Enter');
  const items = page.getByRole('list', { name: 'Items' });
  await expect(items).toHaveText('Balcony');
  await expectAccessible(page);
  await page.reload();
  await expect(items).toHaveText('Balcony');
});
