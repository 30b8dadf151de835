import { workAtOneDesk } from './desk-journey.ts';
import { expect, signUp, test } from './test.ts';

test('two people work at one desk, in Chromium and Firefox', async ({
  page,
  newPerson,
  openEngine,
  guard,
}) => {
  guard.allowConsole(/status of 409/u);
  const mira = await openEngine('firefox');
  await workAtOneDesk({ page, mira, newPerson });

  await test.step('the service worker keeps files of the app, and nothing that a server answered', async () => {
    const cached = () =>
      mira.evaluate<string[]>(`
        const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
        const requests = await Promise.all(all.map((cache) => cache.keys()));
        return requests.flat().map(({ url }) => new URL(url).pathname);`);
    await expect.poll(cached).toContainEqual(expect.stringMatching(/^\/assets\//u));
    expect((await cached()).filter((path) => /^\/(?:api|live)(?:\/|$)/u.test(path))).toEqual([]);
  });
});

test('without a connection rooms stay readable, a submit keeps what was typed, and works later', async ({
  page,
  context,
  guard,
}) => {
  guard.allowConsole(/ERR_INTERNET_DISCONNECTED/u);
  await signUp(page, 'Mira', 'Lantern Street');
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
