import { expectAccessible } from '@standby/testing/playwright';
import {
  createAccount,
  expect,
  expireSession,
  fromUserMenu,
  giveEmail,
  heading,
  newEmail,
  PASSWORD,
  signIn,
  signUp,
  switcher,
  test,
} from './test.ts';

test('a person signs up, works in an organization of their own, signs out and in again, and no address leads elsewhere @evening', async ({
  page,
  guard,
}) => {
  guard.allowConsole(/status of 401/u);
  const elsewhere = '/auth/get-started?returnTo=%2F.%2F%2Fevil.example';
  const email = await signUp(page, 'Mira', 'Lantern Street', elsewhere);
  await expect(switcher(page)).toHaveAccessibleName('Organization: Lantern Street');
  await page.getByRole('button', { name: 'User menu' }).click();
  await expect(page.getByRole('menu')).toContainText(email);
  await expectAccessible(page, [1440]);
  await page.keyboard.press('Escape');

  await test.step('adds an organization, and switches back', async () => {
    await switcher(page).click();
    await page.getByRole('menuitem', { name: 'Add Organization' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Organization' });
    await dialog.getByLabel('Name').fill('Harbour Rep');
    await expectAccessible(page, [390]);
    await page.keyboard.press('Enter');
    await expect(switcher(page)).toHaveAccessibleName('Organization: Harbour Rep');
    await switcher(page).click();
    await page.getByRole('menuitemradio', { name: /Lantern Street/u }).click();
    await expect(switcher(page)).toHaveAccessibleName('Organization: Lantern Street');
  });

  await test.step('works in another organization in another tab', async () => {
    const other = await page.context().newPage();
    await other.goto('/rooms');
    await switcher(other).click();
    await other.getByRole('menuitemradio', { name: /Harbour Rep/u }).click();
    await expect(switcher(other)).toHaveAccessibleName('Organization: Harbour Rep');
    await page.reload();
    await expect(switcher(page)).toHaveAccessibleName('Organization: Lantern Street');
    await other.reload();
    await expect(switcher(other)).toHaveAccessibleName('Organization: Harbour Rep');
    await other.close();
  });

  await test.step('leads a person who is signed in past the sign-in', async () => {
    await page.goto('/auth/get-started?returnTo=%2Frooms');
    await expect(page).toHaveURL('/rooms');
  });

  await test.step('signs out, and the app is closed', async () => {
    await fromUserMenu(page, 'Sign Out');
    await expect(page).toHaveURL('/');
    await page.goto('/devices?sort=name');
    await expect(heading(page)).toHaveText('Get Started');
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  await test.step('sees that the password is wrong, and comes back to where they wanted to go', async () => {
    await page.goto('/devices?sort=name');
    await giveEmail(page, email.toUpperCase());
    await signIn(page, 'Wrong-Password-1');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      'This is not the password of this account. Check it and try again.',
    );
    await signIn(page);
    await expect(page).toHaveURL('/devices?sort=name');
    expect(await page.evaluate(() => sessionStorage.getItem('user-email'))).toBeNull();
  });

  await test.step('comes to the dashboard from an address that leads elsewhere', async () => {
    await expireSession(page);
    await page.goto('/auth/get-started?returnTo=%2F%2Fevil.example');
    await giveEmail(page, email);
    await signIn(page);
    await expect(page).toHaveURL('/dashboard');
  });
});

test('a session that ends in the middle of a form is taken up again in place @evening', async ({
  page,
  haveAccount,
  guard,
}) => {
  guard.allowConsole(/status of 401/u);
  await haveAccount(page, 'Noor', 'Northgate');
  await page.goto('/settings/organization');
  await page.getByLabel('Organization').fill('Northgate Opera');
  // Waits for the lists of roles: an opening dialog of Base UI hides from assistive technology
  // whatever lies under it.
  await page.getByRole('combobox', { name: 'Role', exact: true }).click();
  await expect(page.getByRole('option', { name: 'Stage Manager' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expireSession(page);
  await page.getByRole('button', { name: 'Rename' }).click();
  const dialog = page.getByRole('dialog', { name: 'You are signed out' });
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await expectAccessible(page, [390]);
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Organization')).toHaveValue('Northgate Opera');
  await page.getByRole('button', { name: 'Rename' }).click();
  await expect(switcher(page)).toHaveAccessibleName('Organization: Northgate Opera');
});

test('a half-filled form outlives signing in on another page, for its own account alone @evening', async ({
  page,
  haveAccount,
  guard,
}) => {
  guard.allowConsole(/status of 401/u);
  const email = await haveAccount(page, 'Mira', 'Lantern Street');
  await page.goto('/create-room');
  await page.getByLabel('Name', { exact: true }).fill('Wardrobe');
  await expireSession(page);
  await page.reload();
  await giveEmail(page, email);
  await signIn(page);
  await expect(page).toHaveURL('/create-room');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Wardrobe');

  await expireSession(page);
  await page.reload();
  await giveEmail(page, newEmail('ada'));
  await createAccount(page, 'Ada');
  await expect(heading(page)).toHaveText('Welcome to Standby');
  await page.goto('/create-room');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
});

test('without a connection rooms stay readable, a submit keeps what was typed, and works later @evening', async ({
  page,
  context,
  haveAccount,
  guard,
}) => {
  guard.allowConsole(/ERR_INTERNET_DISCONNECTED/u);
  await haveAccount(page, 'Mira', 'Lantern Street');
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
