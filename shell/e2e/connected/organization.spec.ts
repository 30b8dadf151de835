import type { Page } from '@playwright/test';
import { expectAccessible } from '@standby/testing/playwright';
import {
  createAccount,
  expect,
  fromUserMenu,
  giveEmail,
  heading,
  newEmail,
  PASSWORD,
  signIn,
  switcher,
  test,
} from './test.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name });

test('two people: invited by mail and by link, roles, handing over, leaving', async ({
  page,
  newPerson,
  haveAccount,
  server,
}) => {
  await haveAccount(page, 'Mira', 'Lantern Street');
  const adasEmail = newEmail('ada');

  await test.step('Mira invites by mail', async () => {
    await page.goto('/settings/organization');
    await page.getByLabel('Email').fill(adasEmail);
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByText(`A mail is on its way to ${adasEmail}`)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Open invitations' })).toContainText(adasEmail);
    await expectAccessible(page, [390]);
  });

  const ada = await newPerson();
  await test.step('Ada opens the link of the mail and becomes a member with a new account', async () => {
    await ada.goto(await server.mailedLink(adasEmail));
    await expect(heading(ada)).toHaveText('Join Lantern Street');
    await expectAccessible(ada, [390]);
    await ada.getByRole('button', { name: 'Sign in or create an account' }).click();
    await giveEmail(ada, adasEmail);
    await createAccount(ada, 'Ada');
    await expect(ada).toHaveURL('/dashboard');
    await expect(switcher(ada)).toHaveAccessibleName('Organization: Lantern Street');
  });

  await test.step('Ada sees who is there, and may change nothing', async () => {
    await ada.goto('/settings/organization');
    await expect(region(ada, 'Members')).toContainText('Mira Okafor');
    await expect(ada.getByText('You are Stage Manager here.')).toBeVisible();
    await expect(region(ada, 'Invitations')).toBeHidden();
  });

  await test.step('Mira makes Ada the owner, and is an admin', async () => {
    await page.reload();
    await page.getByLabel('New owner').click();
    await page.getByRole('option', { name: 'Ada Okafor' }).click();
    await page.getByRole('button', { name: 'Hand over', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Make Ada Okafor the owner?' });
    await dialog.getByRole('button', { name: 'Hand over' }).click();
    await expect(region(page, 'Hand over ownership')).toBeHidden();
    await expect(region(page, 'Members')).toContainText('Owner');
  });

  await test.step('Ada cannot leave as the last owner, and reads what to do first', async () => {
    await ada.reload();
    await ada.getByRole('button', { name: 'Leave organization' }).click();
    const dialog = ada.getByRole('dialog', { name: 'Leave Lantern Street?' });
    await dialog.getByRole('button', { name: 'Leave' }).click();
    await expect(dialog.getByRole('alert')).toContainText('An organization needs an owner.');
    await ada.keyboard.press('Escape');
  });

  await test.step('Ada invites by link a person who has an account', async () => {
    await ada.getByRole('button', { name: 'Create link' }).click();
    const link = await ada.getByRole('textbox', { name: 'Link' }).inputValue();
    const noor = await newPerson();
    const noorsEmail = await haveAccount(noor, 'Noor', 'Northgate');
    await fromUserMenu(noor, 'Sign Out');
    await expect(noor).toHaveURL('/');
    await noor.goto(link);
    await noor.getByRole('button', { name: 'Sign in or create an account' }).click();
    await giveEmail(noor, noorsEmail);
    await signIn(noor);
    await noor.getByRole('button', { name: 'Accept as Noor Okafor' }).click();
    await expect(noor).toHaveURL('/dashboard');
    await expect(switcher(noor)).toHaveAccessibleName('Organization: Lantern Street');
    await noor.goto(link);
    await expect(noor.getByRole('alert')).toContainText('This invitation cannot be opened');
  });

  await test.step('Mira leaves, and has an organization of her own again', async () => {
    await page.getByRole('button', { name: 'Leave organization' }).click();
    const dialog = page.getByRole('dialog', { name: 'Leave Lantern Street?' });
    await dialog.getByRole('button', { name: 'Leave' }).click();
    await expect(switcher(page)).toHaveAccessibleName('Organization: Mira’s organization');
  });
});

test('a forgotten password, another email, and an account that is deleted and kept @all', async ({
  page,
  haveAccount,
  server,
  guard,
}) => {
  // A page that outlives its session, as after the deletion, may send one more request for changes.
  guard.allowConsole(/status of 40[134]/u);
  const email = await haveAccount(page, 'Mira', 'Lantern Street');
  const password = 'Prompt-Desk-2';
  await fromUserMenu(page, 'Sign Out');
  await expect(page).toHaveURL('/');

  await test.step('a new password by the mailed link', async () => {
    await page.goto('/auth/get-started');
    await giveEmail(page, email);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expectAccessible(page, [390]);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText('Look at your mail')).toBeVisible();
    const link = await server.mailedLink(email);
    await page.goto(link);
    await page.getByLabel('New Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm Password', { exact: true }).fill(password);
    await expectAccessible(page, [1440]);
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByRole('link', { name: 'Sign In' }).click();
    await giveEmail(page, email);
    await signIn(page, password);
    await expect(page).toHaveURL('/dashboard');
  });

  await test.step('a new email by the link that it gets', async () => {
    const next = newEmail('mira');
    await page.goto('/settings/account');
    await expect(region(page, 'Email')).toBeVisible();
    await expectAccessible(page, [390]);
    await page.getByLabel('New email').fill(next);
    await region(page, 'Email').getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText('This is not your password.')).toBeVisible();
    await region(page, 'Email').getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.goto(await server.mailedLink(next));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText(next)).toBeVisible();
    await page.goto('/settings/account');
    await expect(page.getByText(`You sign in with ${next}.`)).toBeVisible();

    await test.step('deleted, then kept on the next sign-in', async () => {
      await page.getByRole('button', { name: 'Delete account' }).click();
      const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
      await dialog.getByLabel('Password', { exact: true }).fill(password);
      await dialog.getByRole('button', { name: 'Delete account' }).click();
      await page.getByRole('button', { name: 'Go to the front page' }).click();
      await page.goto('/rooms');
      await giveEmail(page, next);
      await signIn(page, password);
      await expect(heading(page)).toHaveText('Keep your account?');
      await page.getByRole('button', { name: 'Keep my account' }).click();
      await expect(page).toHaveURL('/dashboard');
      await expect(switcher(page)).toHaveAccessibleName('Organization: Lantern Street');
    });
  });
});
