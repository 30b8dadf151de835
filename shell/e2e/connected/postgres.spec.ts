import { workAtOneDesk } from './desk-journey.ts';
import { expect, expireSession, giveEmail, signIn, switcher, test } from './test.ts';

test.use({ database: 'postgres' });

test('on Postgres two people work at one desk, in Chromium and WebKit, and one is asked to sign in again, and is back', async ({
  page,
  newPerson,
  openEngine,
  guard,
}) => {
  guard.allowConsole(/status of 4(?:01|09)/u);
  const email = await workAtOneDesk({
    page,
    mira: await openEngine('webkit'),
    newPerson,
  });

  await test.step('signs in again', async () => {
    await expireSession(page);
    await page.goto('/rooms');
    await giveEmail(page, email);
    await signIn(page);
    await expect(page).toHaveURL('/rooms');
    await expect(switcher(page)).toHaveAccessibleName('Organization: Lantern Street');
  });
});
