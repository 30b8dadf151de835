import type { Page } from '@playwright/test';
import { EMAIL, expect, PASSWORD, storedEmail, test } from './fixtures';

/** Returns the accessible name of the focused element, and whether it has a focus ring. */
function focused(page: Page): Promise<{ name: string | null; hasRing: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    return {
      name: label?.textContent ?? element.getAttribute('aria-label') ?? element.textContent,
      hasRing: getComputedStyle(element).outlineStyle === 'solid',
    };
  });
}

/**
 * Presses a key until the element with that name has the focus, and checks that the focus is
 * visible.
 */
async function move(page: Page, key: 'Tab' | 'Shift+Tab', name: string): Promise<void> {
  for (let stop = 0; stop < 20 && (await focused(page)).name !== name; stop++) {
    await page.keyboard.press(key);
  }
  expect(await focused(page)).toEqual({ name, hasRing: true });
}

test('one signs up with the keyboard alone, and has an account from then on', async ({
  page,
  open,
  setChance,
}) => {
  await setChance(0.9);

  await test.step('/auth leads to the first step and adds no entry to the history', async () => {
    await open('/auth');
    await expect(page).toHaveURL('/auth/get-started');
    expect(await page.evaluate(() => history.length)).toBe(2);
  });

  await test.step('an unknown email leads to the account form', async () => {
    await move(page, 'Tab', 'Email');
    await page.keyboard.insertText(EMAIL);
    await move(page, 'Tab', 'Continue');
    await page.keyboard.press('Space');
    await page.clock.runFor(1000);
    await expect(page.getByRole('heading', { name: 'Create Account' })).toBeFocused();
  });

  await test.step('Tab reaches every field and every link, in their order', async () => {
    await move(page, 'Tab', 'First Name');
    await page.keyboard.insertText('Mira');
    await move(page, 'Tab', 'Last Name');
    await page.keyboard.insertText('Okafor');
    await move(page, 'Tab', 'Phone Number');
    await move(page, 'Tab', 'Password');
    await page.keyboard.insertText(PASSWORD);
    await move(page, 'Tab', 'Show password');
    await page.keyboard.press('Space');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
    await move(page, 'Tab', 'Confirm Password');
    await page.keyboard.insertText(PASSWORD);
    for (const link of ['Terms and Conditions', 'Privacy Policy']) await move(page, 'Tab', link);
    await move(page, 'Tab', 'Create Account');
    for (const link of ['Use different email', 'Back to home']) await move(page, 'Tab', link);
  });

  await test.step('the account is created, and neither name nor password is stored', async () => {
    await move(page, 'Shift+Tab', 'Create Account');
    await page.keyboard.press('Enter');
    await page.clock.runFor(1500);
    await expect(page).toHaveURL('/dashboard');
    expect(await storedEmail(page)).toBeNull();
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(stored).toContain(EMAIL);
    expect(stored).not.toMatch(/Prompt-Desk|Okafor/);
  });

  await test.step('Back leads to the first step, where the email now signs in', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/auth/get-started');
    await page.getByLabel('Email').fill(EMAIL.toUpperCase());
    await page.getByLabel('Email').press('Enter');
    await page.clock.runFor(1000);
    await expect(page).toHaveURL('/auth/verify');
  });
});

test('one signs in with an email and a password from the clipboard', async ({
  page,
  context,
  open,
  setChance,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await setChance(0.1);
  await open('/auth/get-started');
  const paste = async (text: string): Promise<void> => {
    await page.evaluate((value) => navigator.clipboard.writeText(value), text);
    await page.keyboard.press('ControlOrMeta+V');
  };
  const password = page.getByLabel('Password', { exact: true });

  await test.step('spaces around the email do not matter', async () => {
    await page.getByLabel('Email').focus();
    await paste(`  ${EMAIL} `);
    await page.keyboard.press('Enter');
    await page.clock.runFor(1000);
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeFocused();
    expect(await storedEmail(page)).toBe(EMAIL);
  });

  await test.step('asking for an unavailable feature loses no input', async () => {
    await move(page, 'Tab', 'Forgot password?');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await move(page, 'Shift+Tab', 'Password');
  });

  await test.step('the caret stays where it is while the password is shown and hidden', async () => {
    await paste('PromptDesk1');
    for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowLeft');
    await page.getByRole('button', { name: 'Show password' }).click();
    await page.keyboard.insertText('-');
    await expect(password).toHaveValue('Prompt-Desk1');
    await page.getByRole('button', { name: 'Hide password' }).click();
    for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight');
    await page.keyboard.insertText('-');
    await expect(password).toHaveValue(PASSWORD);
  });

  await test.step('the dashboard opens, and Back does not lead to a step that is over', async () => {
    await page.keyboard.press('Enter');
    await page.clock.runFor(1000);
    await expect(page).toHaveURL('/dashboard');
    await page.goBack();
    await expect(page).toHaveURL('/auth/get-started');
  });
});

test('Back leaves a step without an email, and a pending check, for good', async ({
  page,
  stopClock,
}) => {
  await page.goto('/');
  await page.goto('/auth/verify');
  await expect(page).toHaveURL('/auth/get-started');
  await page.goBack();
  await expect(page).toHaveURL('/');

  await page.getByRole('link', { name: '/auth' }).click();
  await page.getByLabel('Email').fill(EMAIL);
  await stopClock();
  await page.getByLabel('Email').press('Enter');
  await page.clock.runFor(500);
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-busy', 'true');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.clock.runFor(5000);
  await expect(page).toHaveURL('/');
  expect(await storedEmail(page)).toBeNull();
});
