import { meetAtOneDesk } from './desk-journey.ts';
import { expect, expireSession, giveEmail, newEmail, signIn, switcher, test } from './test.ts';

test.use({ signup: 'invite' });

test('by invitation alone, two people meet at one desk, in Chromium and WebKit, and one signs in again', async ({
  page,
  newPerson,
  openEngine,
  haveAccount,
  guard,
}) => {
  guard.allowConsole(/status of 401/u);
  const mira = await openEngine('webkit');
  const email = await meetAtOneDesk({ page, mira, haveAccount });

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
