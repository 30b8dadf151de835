import { expect, test } from '../testing/playwright.ts';

/** What the browser itself says of a refused request, and React of the error that follows. */
const REFUSED = /net::ERR_FAILED|did not load/u;

test('a menu whose code did not arrive says so and opens at the next press', async ({
  page,
  guard,
}) => {
  guard.allowConsole(REFUSED);
  await page.route(/MenuLazy-[^/]+\.js$/u, (route) => route.abort());
  await page.goto('/');
  await page.getByRole('button', { name: 'Northern Stage' }).click();
  await expect(page.getByText('This did not load.')).toBeVisible();
  // The retry has another query, which the route above does not refuse: the file is back.
  await page.getByRole('button', { name: 'Northern Stage' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
});

test('a dialog whose code did not arrive closes, says so and opens at the next press', async ({
  page,
  guard,
}) => {
  guard.allowConsole(REFUSED);
  await page.route(/DialogLazy-[^/]+\.js$/u, (route) => route.abort());
  await page.goto('/');
  await page.getByRole('button', { name: 'Manage room' }).click();
  await expect(page.getByText('This did not load.')).toBeVisible();
  await page.getByRole('button', { name: 'Manage room' }).click();
  await expect(page.getByRole('dialog', { name: 'Manage Studio B' })).toBeVisible();
});

test('selects and the code to scan stay of use without their code', async ({ page, guard }) => {
  guard.allowConsole(REFUSED);
  await page.route(/(?:Select|QrCode)Lazy-[^/]+\.js$/u, (route) => route.abort());
  await page.goto('/');
  await page.locator('select[name=timezone]').selectOption('PST');
  await expect(page.getByRole('combobox', { name: 'Timezone' })).toHaveValue('PST');
  await page.getByRole('button', { name: 'Retry' }).last().click();
  await expect(page.getByRole('img', { name: 'Pairs a device with Studio B' })).toBeVisible();
});
