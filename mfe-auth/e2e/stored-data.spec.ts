import type { Page } from '@playwright/test';
import { EMAIL, expect, PASSWORD, storedEmail, test } from './fixtures';

async function expectNamesWithoutPasswords(page: Page): Promise<void> {
  await expect(page.getByText(EMAIL)).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveValue('Mira');
  await expect(page.getByLabel('Last Name')).toHaveValue('');
  await expect(page.getByLabel('Phone Number')).toHaveValue('020 7946 0991');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
}

test('reading the terms and a reload keep the email, and of the account form all but the passwords', async ({
  page,
  openWithEmail,
}) => {
  await openWithEmail('/auth/create-account');
  await page.getByLabel('First Name').fill('Mira');
  await page.getByLabel('Phone Number').fill('020 7946 0991');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toContain(PASSWORD);

  await test.step('the terms, and Back', async () => {
    await page.getByRole('link', { name: 'Terms and Conditions' }).click();
    await expect(page).toHaveURL('/terms');
    // The address changes before the screen does.
    await expect(page.getByLabel('First Name')).toHaveCount(0);
    await page.goBack();
    await expectNamesWithoutPasswords(page);
  });

  await test.step('a reload', async () => {
    await page.reload();
    await expectNamesWithoutPasswords(page);
  });
});

test('two tabs hold two emails: a reload keeps each, and signing in with one leaves the other', async ({
  page,
  context,
  openWithEmail,
  stopClock,
}) => {
  const password = page.getByLabel('Password', { exact: true });
  const signIn = page.getByRole('button', { name: 'Sign In' });
  await openWithEmail('/auth/verify');
  const other = await context.newPage();
  await other.goto('/auth/verify');
  await expect(other).toHaveURL('/auth/get-started');
  await other.evaluate(() => sessionStorage.setItem('user-email', 'noor@example.com'));
  await other.goto('/auth/verify');
  await expect(other.getByText('noor@example.com')).toBeVisible();

  await test.step('a reload during the sign-in starts the step again, with the email', async () => {
    await password.fill(PASSWORD);
    await stopClock();
    await password.press('Enter');
    await page.clock.runFor(500);
    await expect(signIn).toHaveAttribute('aria-busy', 'true');
    await page.reload();
    await page.clock.resume();
    await expect(page.getByText(EMAIL)).toBeVisible();
    await page.clock.runFor(5000);
    await expect(page).toHaveURL('/auth/verify');
    await expect(password).toHaveValue('');
  });

  await password.fill(PASSWORD);
  await password.press('Enter');
  await page.clock.runFor(1000);
  await expect(page).toHaveURL('/dashboard');
  expect(await storedEmail(page)).toBeNull();
  expect(await storedEmail(other)).toBe('noor@example.com');
});
