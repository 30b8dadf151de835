import { workAtOneDesk } from './desk-journey.ts';
import { expect, expireSession, giveEmail, signIn, signUp, switcher, test } from './test.ts';

test.use({ database: 'postgres' });

test('on Postgres a person signs up, is asked to sign in again, and is back', async ({ page }) => {
  const email = await signUp(page, 'Mira', 'Lantern Street');
  await expireSession(page);
  await page.goto('/rooms');
  await giveEmail(page, email);
  await signIn(page);
  await expect(page).toHaveURL('/rooms');
  await expect(switcher(page)).toHaveAccessibleName('Organization: Lantern Street');
});

test('on Postgres two people work at one desk', async ({ page, newPerson, guard }) => {
  guard.allowConsole(/status of 409/u);
  await workAtOneDesk({ page, newPerson });
});
