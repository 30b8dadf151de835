import { expect, test } from '@standby/testing/playwright';

/**
 * Console messages of the browser about a refused request, and of React about the following error.
 */
const REFUSED = /net::ERR_FAILED|did not load/u;

test('parts with missing code report it or stay usable, and work at the next try', async ({
  page,
  guard,
}) => {
  guard.allowConsole(REFUSED);
  // The pattern does not match the query of a retry, as if the files were back.
  const parts = /(?:MenuPopup|DialogPopup|SelectControl|QrCodeDrawing)-[^/]+\.js$/u;
  await page.route(parts, (route) => route.abort());
  await page.goto('/');
  const notice = page.getByText('This did not load.');
  await test.step('a select', async () => {
    await page.locator('select[name=timezone]').selectOption('PST');
    await expect(page.getByRole('combobox', { name: 'Timezone' })).toHaveValue('PST');
  });
  await test.step('a code to scan', async () => {
    await page.getByRole('button', { name: 'Retry' }).last().click();
    await expect(page.getByRole('img', { name: 'Pairs a device with Studio B' })).toBeVisible();
  });
  await test.step('a menu', async () => {
    const trigger = page.getByRole('button', { name: 'Northern Stage' });
    await trigger.click();
    await expect(notice).toHaveCount(1);
    await trigger.click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
  });
  await test.step('a dialog', async () => {
    const trigger = page.getByRole('button', { name: 'Manage room' });
    await trigger.click();
    await expect(notice).toHaveCount(2);
    await trigger.click();
    await expect(page.getByRole('dialog', { name: 'Manage Studio B' })).toBeVisible();
  });
});
