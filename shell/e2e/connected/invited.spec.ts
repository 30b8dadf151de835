import { workAtOneDesk } from './desk-journey.ts';
import { expect, expireSession, giveEmail, newEmail, signIn, switcher, test } from './test.ts';

test.use({ signup: 'invite' });

test('by invitation alone, two people work at one desk, in Chromium and WebKit, and one signs in again', async ({
  page,
  newPerson,
  openEngine,
  haveAccount,
  guard,
}) => {
  guard.allowConsole(/status of 4(?:01|09)/u);
  const email = await workAtOneDesk({
    page,
    mira: await openEngine('webkit'),
    newPerson,
    haveAccount,
  });

  await test.step('a person without an invitation reads how to come in', async () => {
    const stranger = await newPerson();
    await stranger.goto('/auth/get-started');
    await giveEmail(stranger, newEmail('stranger'));
    await expect(stranger.getByRole('alert')).toContainText('You need an invitation');
    await expect(stranger.getByRole('alert')).toContainText('open the link that you get');
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
