import { expect, test } from '@standby/testing/playwright';
import { pluginCompositions } from '../../../platform/test/e2e-ports';

const [whole, ...mixtures] = pluginCompositions.map(({ port, shell }) => ({
  shell,
  origin: `http://localhost:${port}`,
}));
if (!whole) throw new Error('No composition has parts that the federation plugin built.');

/**
 * The shell provides the router and the contexts of the page, so the test goes from remote to
 * remote.
 */
test('all packages by the federation plugin: landing, sign-up, dashboard, a room', async ({
  page,
}) => {
  await page.goto(`${whole.origin}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Get Started', exact: true }).first().click();
  await expect(page.getByLabel(/email/iu)).toBeVisible();

  await page.goto(`${whole.origin}/dashboard`);
  await page.getByRole('main').getByRole('link', { name: 'Open live room: Hamlet' }).click();
  await expect(page.getByRole('timer').first()).toBeVisible();
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
});

for (const { shell, origin } of [whole, ...mixtures]) {
  const venue =
    origin === whole.origin ? 'plugin' : { plugin: 'container', container: 'plugin' }[shell];

  test(`a room is created: ${venue} build of mfe-venue in a ${shell} build of the shell`, async ({
    page,
  }) => {
    await page.goto(`${origin}/dashboard`);
    await page.getByRole('link', { name: 'Rooms', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Rooms');
    await page.getByRole('main').getByRole('link', { name: 'Create room' }).first().click();
    await page.getByLabel('Name').fill('Studio Two');
    await page.getByLabel('Location').fill('Lower level');
    await page.getByRole('button', { name: 'Create room' }).click();
    await expect(page.getByRole('main').getByText('Studio Two').first()).toBeVisible();
  });
}
