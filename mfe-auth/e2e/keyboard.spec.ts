import type { Page } from '@playwright/test';
import { EMAIL, expect, PASSWORD, test } from './fixtures';

/** Name of what has the focus, as its label or its words say it. */
function focusedName(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    return (
      label?.textContent ?? element?.getAttribute('aria-label') ?? element?.textContent ?? null
    );
  });
}

/** Presses a key until something of that name has the focus, and sees that it shows. */
async function move(page: Page, key: 'Tab' | 'Shift+Tab', name: string): Promise<void> {
  for (let stop = 0; stop < 20 && (await focusedName(page)) !== name; stop++) {
    await page.keyboard.press(key);
  }
  expect(await focusedName(page)).toBe(name);
  await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
}

test('one signs up with the keyboard alone', async ({ page, open, setChance }) => {
  await setChance(0.9);
  await open('/auth/get-started');
  await move(page, 'Tab', 'Email');
  await page.keyboard.insertText(EMAIL);
  await move(page, 'Tab', 'Continue');
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { name: 'Create Account' })).toBeFocused();

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
  await move(page, 'Tab', 'Create Account');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
});

test('one signs in with the keyboard alone, after asking for what is not there', async ({
  page,
  open,
  setChance,
}) => {
  await setChance(0.1);
  await open('/auth/get-started');
  await move(page, 'Tab', 'Email');
  await page.keyboard.insertText(EMAIL);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeFocused();

  await move(page, 'Tab', 'Forgot password?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await move(page, 'Shift+Tab', 'Password');
  await page.keyboard.insertText(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
});

test('the ways out are within reach of the keyboard', async ({ page, openWithEmail }) => {
  await openWithEmail('/auth/create-account');
  for (const name of ['Terms and Conditions', 'Privacy Policy', 'Use different email']) {
    await move(page, 'Tab', name);
  }
  await move(page, 'Tab', 'Back to home');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});
