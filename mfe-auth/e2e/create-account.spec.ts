import type { Page } from '@playwright/test';
import { EMAIL, expect, PASSWORD, storedEmail, test } from './fixtures';

const CREATE = '/auth/create-account';

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('First Name').fill('Mira');
  await page.getByLabel('Last Name').fill('Okafor');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD);
}

test('without an email one starts at the first step', async ({ page }) => {
  await page.goto('/');
  await page.goto(CREATE);
  await expect(page).toHaveURL('/auth/get-started');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('the heading says Create Account, and for which email', async ({ page, openWithEmail }) => {
  await openWithEmail(CREATE);
  await expect(page.getByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible();
  await expect(page).toHaveTitle('Create Account · Standby');
  await expect(page.getByText(EMAIL)).toBeVisible();
});

for (const { label, required, type, autocomplete } of [
  { label: 'First Name', required: true, type: 'text', autocomplete: 'given-name' },
  { label: 'Last Name', required: true, type: 'text', autocomplete: 'family-name' },
  { label: 'Phone Number', required: false, type: 'tel', autocomplete: 'tel' },
  { label: 'Password', required: true, type: 'password', autocomplete: 'new-password' },
  { label: 'Confirm Password', required: true, type: 'password', autocomplete: 'new-password' },
]) {
  test(`${label} is ${required ? 'required' : 'optional'} and says what it is for`, async ({
    page,
    openWithEmail,
  }) => {
    await openWithEmail(CREATE);
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveJSProperty('required', required);
    await expect(field).toHaveAttribute('type', type);
    await expect(field).toHaveAttribute('autocomplete', autocomplete);
  });
}

test('the fields stand in the order of the form', async ({ page, openWithEmail }) => {
  await openWithEmail(CREATE);
  await expect(page.locator('form label')).toHaveText([
    'First Name',
    'Last Name',
    'Phone Number',
    'Password',
    'Confirm Password',
  ]);
});

test('the first rule that a password breaks is said beside it, as it is typed', async ({
  page,
  openWithEmail,
}) => {
  await openWithEmail(CREATE);
  const password = page.getByLabel('Password', { exact: true });
  const hint = 'At least 8 characters, with a lowercase letter, an uppercase letter and a number.';
  await expect(password).toHaveAccessibleDescription(hint);
  for (const { typed, message } of [
    { typed: 'A', message: 'Password too short' },
    { typed: 'Abcdef1', message: 'Password too short' },
    { typed: 'ABCDEFG1', message: 'Add at least one lowercase letter' },
    { typed: '........', message: 'Add at least one lowercase letter' },
    { typed: 'abcdefg1', message: 'Add at least one uppercase letter' },
    { typed: 'Abcdefgh', message: 'Add at least one number' },
  ]) {
    await test.step(`${typed}: ${message}`, async () => {
      await password.fill(typed);
      await expect(page.getByText(message)).toBeVisible();
      await expect(password).toHaveAttribute('aria-invalid', 'true');
      await expect(password).toHaveAccessibleDescription(`${message} ${hint}`);
    });
  }
  await password.fill('Abcdefg1');
  await expect(password).not.toHaveAttribute('aria-invalid');
  await expect(password).toHaveAccessibleDescription(hint);
  await password.fill('');
  await expect(password).not.toHaveAttribute('aria-invalid');
});

test('the confirmation is complained about once it is as long as the password', async ({
  page,
  openWithEmail,
}) => {
  await openWithEmail(CREATE);
  await fillIn(page);
  const submit = page.getByRole('button', { name: 'Create Account' });
  await expect(submit).toBeEnabled();
  const confirmation = page.getByLabel('Confirm Password', { exact: true });
  await confirmation.fill('');
  await confirmation.pressSequentially(PASSWORD.slice(0, -1).toLowerCase());
  await expect(page.getByText('Passwords do not match')).toBeHidden();
  await confirmation.pressSequentially('1');
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expect(confirmation).toHaveAccessibleDescription('Passwords do not match');
  await expect(submit).toBeDisabled();
  await confirmation.fill(PASSWORD);
  await expect(page.getByText('Passwords do not match')).toBeHidden();
  await expect(submit).toBeEnabled();
  await page.getByLabel('Password', { exact: true }).fill('Prompt-Desk');
  await expect(page.getByText('Passwords do not match')).toBeVisible();
});

test('a confirmation that is still too short blocks submit when the form is handed in', async ({
  page,
  openWithEmail,
  stopClock,
}) => {
  await openWithEmail(CREATE);
  await stopClock();
  await fillIn(page);
  const confirmation = page.getByLabel('Confirm Password', { exact: true });
  await confirmation.fill('Prompt');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expect(confirmation).toBeFocused();
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeDisabled();
  await page.clock.runFor(5000);
  await expect(page).toHaveURL(CREATE);
  await confirmation.fill(PASSWORD);
  await confirmation.press('Enter');
  await page.clock.runFor(1500);
  await expect(page).toHaveURL('/dashboard');
});

test('submit is disabled while anything required is empty or an error shows', async ({
  page,
  openWithEmail,
}) => {
  await openWithEmail(CREATE);
  const submit = page.getByRole('button', { name: 'Create Account' });
  await expect(submit).toBeDisabled();
  await fillIn(page);
  await expect(submit).toBeEnabled();
  for (const label of ['First Name', 'Last Name', 'Password', 'Confirm Password']) {
    await test.step(`without ${label}`, async () => {
      const field = page.getByLabel(label, { exact: true });
      const value = await field.inputValue();
      await field.fill('');
      await expect(submit).toBeDisabled();
      await field.fill(value);
      await expect(submit).toBeEnabled();
    });
  }
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Confirm Password', { exact: true }).fill('short');
  await expect(submit).toBeDisabled();
});

test('no rule holds for the phone number', async ({ page, openWithEmail, stopClock }) => {
  await openWithEmail(CREATE);
  await stopClock();
  await fillIn(page);
  await page.getByLabel('Phone Number').fill('ask at the stage door');
  await page.getByLabel('Phone Number').press('Enter');
  await page.clock.runFor(1500);
  await expect(page).toHaveURL('/dashboard');
});

test('each password is shown and hidden by its own switch', async ({ page, openWithEmail }) => {
  await openWithEmail(CREATE);
  await fillIn(page);
  const password = page.getByLabel('Password', { exact: true });
  const confirmation = page.getByLabel('Confirm Password', { exact: true });
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(confirmation).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show confirm password' }).click();
  await expect(confirmation).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await expect(confirmation).toHaveAttribute('type', 'text');
});

test('after exactly one and a half seconds the email is removed and the dashboard opens', async ({
  page,
  openWithEmail,
  stopClock,
}) => {
  await openWithEmail(CREATE);
  await stopClock();
  await fillIn(page);
  const submit = page.getByRole('button', { name: 'Create Account' });
  await submit.click();
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  await expect(
    page.getByRole('status').filter({ hasText: 'Creating your account…' }),
  ).toBeAttached();
  await expect(submit.locator('svg')).toBeVisible();
  await page.getByLabel('First Name').press('Enter');
  await submit.dispatchEvent('click');

  await page.clock.runFor(1499);
  await expect(page).toHaveURL(CREATE);
  expect(await storedEmail(page)).toBe(EMAIL);

  await page.clock.runFor(1);
  await expect(page).toHaveURL('/dashboard');
  expect(await storedEmail(page)).toBeNull();
});

test('an email that created an account here signs in next time, whatever chance says', async ({
  page,
  openWithEmail,
  open,
  setChance,
}) => {
  await setChance(0.9);
  await openWithEmail(CREATE);
  await fillIn(page);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.clock.runFor(1500);
  await expect(page).toHaveURL('/dashboard');
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(kept).not.toMatch(/Prompt-Desk|Okafor/);

  await open('/auth/get-started');
  await page.getByLabel('Email').fill(EMAIL.toUpperCase());
  await page.getByLabel('Email').press('Enter');
  await page.clock.runFor(1000);
  await expect(page).toHaveURL('/auth/verify');

  await page.getByRole('link', { name: 'Use different email' }).click();
  await page.getByLabel('Email').fill('noor@lantern-street.example');
  await page.getByLabel('Email').press('Enter');
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(CREATE);
});

for (const { link, path } of [
  { link: 'Terms and Conditions', path: '/terms' },
  { link: 'Privacy Policy', path: '/privacy' },
  { link: 'Use different email', path: '/auth/get-started' },
  { link: 'Back to home', path: '/' },
]) {
  test(`"${link}" leads to ${path}, also while creating, for good`, async ({
    page,
    openWithEmail,
    stopClock,
  }) => {
    await openWithEmail(CREATE);
    await stopClock();
    await fillIn(page);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.clock.runFor(1499);
    await page.getByRole('link', { name: link }).click();
    await expect(page.getByLabel('First Name')).toBeHidden();
    await expect(page).toHaveURL(path);
    await page.clock.runFor(5000);
    await expect(page).toHaveURL(path);
    expect(await storedEmail(page)).toBe(EMAIL);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
}
