import type { Page } from '@playwright/test';
import { EMAIL, expect, PASSWORD, storedEmail, test } from './fixtures';

async function fillInHalf(page: Page): Promise<void> {
  await page.getByLabel('First Name').fill('Mira');
  await page.getByLabel('Phone Number').fill('020 7946 0991');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
}

async function expectNamesWithoutSecrets(page: Page): Promise<void> {
  await expect(page.getByLabel('First Name')).toHaveValue('Mira');
  await expect(page.getByLabel('Last Name')).toHaveValue('');
  await expect(page.getByLabel('Phone Number')).toHaveValue('020 7946 0991');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
}

test('a reload keeps the email, and of a half-filled form all but the passwords', async ({
  page,
  openWithEmail,
}) => {
  await openWithEmail('/auth/create-account');
  await fillInHalf(page);
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(kept).not.toContain(PASSWORD);
  await page.reload();
  await expect(page.getByText(EMAIL)).toBeVisible();
  await expectNamesWithoutSecrets(page);
});

test('reading the terms and coming back keeps the half-filled form', async ({
  page,
  openWithEmail,
}) => {
  await openWithEmail('/auth/create-account');
  await fillInHalf(page);
  await page.getByRole('link', { name: 'Terms and Conditions' }).click();
  await expect(page).toHaveURL('/terms');
  // The address changes before the screen does.
  await expect(page.getByLabel('First Name')).toHaveCount(0);
  await page.goBack();
  await expectNamesWithoutSecrets(page);
});

test('another email sees none of it', async ({ page, openWithEmail, setChance }) => {
  await setChance(0.9);
  await openWithEmail('/auth/create-account');
  await fillInHalf(page);
  await page.getByRole('link', { name: 'Use different email' }).click();
  await page.getByLabel('Email').fill('noor@lantern-street.example');
  await page.getByLabel('Email').press('Enter');
  await page.clock.runFor(1000);
  await expect(page.getByText('noor@lantern-street.example')).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveValue('');
  await expect(page.getByLabel('Phone Number')).toHaveValue('');
});

test('a reload while signing in starts that step again, with the email', async ({
  page,
  openWithEmail,
  stopClock,
}) => {
  await openWithEmail('/auth/verify');
  await stopClock();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await page.clock.runFor(500);
  await page.reload();
  await page.clock.resume();
  await expect(page.getByText(EMAIL)).toBeVisible();
  await page.clock.runFor(5000);
  await expect(page).toHaveURL('/auth/verify');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});

test('two tabs hold two emails, and signing in with one leaves the other', async ({
  page,
  context,
  openWithEmail,
}) => {
  await openWithEmail('/auth/verify');
  const other = await context.newPage();
  await other.goto('/auth/verify');
  await expect(other).toHaveURL('/auth/get-started');
  await other.evaluate(() => sessionStorage.setItem('user-email', 'noor@example.com'));
  await other.goto('/auth/verify');
  await expect(other.getByText('noor@example.com')).toBeVisible();

  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL('/dashboard');
  expect(await storedEmail(page)).toBeNull();
  expect(await storedEmail(other)).toBe('noor@example.com');
});

const refusals = [
  {
    what: 'blocked',
    refuse: () => {
      const refusal = {
        get: () => {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      };
      Object.defineProperty(window, 'sessionStorage', refusal);
      Object.defineProperty(window, 'localStorage', refusal);
    },
  },
  {
    what: 'full',
    refuse: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  },
] as const;

for (const { what, refuse } of refusals) {
  test(`where storage is ${what}, signing up works in the memory of the tab`, async ({
    page,
    open,
    setChance,
  }) => {
    await page.addInitScript(refuse);
    await setChance(0.9);
    await open('/auth/get-started');
    await page.getByLabel('Email').fill(EMAIL);
    await page.getByLabel('Email').press('Enter');
    await page.clock.runFor(1000);
    await expect(page).toHaveURL('/auth/create-account');
    await expect(page.getByText(EMAIL)).toBeVisible();
    await page.getByLabel('First Name').fill('Mira');
    await page.getByLabel('Last Name').fill('Okafor');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.clock.runFor(1500);
    await expect(page).toHaveURL('/dashboard');

    await page.goBack();
    await expect(page).toHaveURL('/auth/get-started');
    await page.getByLabel('Email').fill(EMAIL);
    await page.getByLabel('Email').press('Enter');
    await page.clock.runFor(1000);
    await expect(page).toHaveURL('/auth/verify');
  });
}
