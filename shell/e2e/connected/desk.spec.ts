import { workAtOneDesk } from './desk-journey.ts';
import { expect, test } from './test.ts';

test('two people work at one desk', async ({ page, newPerson, openEngine, haveAccount, guard }) => {
  guard.allowConsole(/status of 409/u);
  const mira = await openEngine('firefox');
  await workAtOneDesk({ page, mira, newPerson, haveAccount });

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
