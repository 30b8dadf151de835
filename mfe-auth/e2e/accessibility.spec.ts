import { EMAIL, expect, expectAccessible, PASSWORD, test } from './fixtures';

const LONG_EMAIL = `${'a-very-long-name.'.repeat(4)}b@${'lantern-street.'.repeat(8)}example`;

test.describe('axe finds nothing', () => {
  test.use({ hasClock: false });
  // Each state is searched in both themes, at two widths.
  test.slow();

  test('on the first step: empty, wrong', async ({ page, open }) => {
    await open('/auth/get-started');
    const email = page.getByLabel('Email');
    await expectAccessible(page);
    await email.fill('mira');
    await email.press('Enter');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
  });

  test('on signing in: empty, with the notice', async ({ page, openWithEmail }) => {
    await openWithEmail('/auth/verify');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await page.getByRole('button', { name: 'Show password' }).click();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await expectAccessible(page);
  });

  test('on creating an account: empty, wrong, ready', async ({ page, openWithEmail }) => {
    await openWithEmail('/auth/create-account');
    await expectAccessible(page);
    await page.getByLabel('First Name').fill('Mira');
    await page.getByLabel('Last Name').fill('Okafor');
    await page.getByLabel('Password', { exact: true }).fill('abc');
    await page.getByLabel('Confirm Password', { exact: true }).fill('abcd');
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD);
    await expect(page.getByRole('button', { name: 'Create Account' })).toBeEnabled();
    await expectAccessible(page);
  });

  for (const { path, fields, button } of [
    { path: '/auth/get-started', fields: ['Email'], button: 'Continue' },
    { path: '/auth/verify', fields: ['Password'], button: 'Sign In' },
    {
      path: '/auth/create-account',
      fields: ['First Name', 'Last Name', 'Password', 'Confirm Password'],
      button: 'Create Account',
    },
  ]) {
    test(`on ${path} while it is pending`, async ({ page, openWithEmail }) => {
      // axe needs timers, so the clock cannot stand still: only what takes a second never ends.
      await page.addInitScript(() => {
        const begin = window.setTimeout.bind(window);
        window.setTimeout = ((handler: () => void, millis = 0) =>
          begin(handler, millis < 1000 ? millis : 2 ** 30)) as typeof setTimeout;
      });
      await openWithEmail(path);
      for (const field of fields) {
        const value = field === 'Email' ? EMAIL : PASSWORD;
        await page.getByLabel(field, { exact: true }).fill(value);
      }
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('button', { name: button })).toHaveAttribute('aria-busy', 'true');
      await expectAccessible(page);
      await expect(page).toHaveURL(path);
    });
  }
});

for (const path of ['/auth/verify', '/auth/create-account']) {
  test(`${path} fits 320 px, whatever the email`, async ({ page, openWithEmail }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openWithEmail(path, LONG_EMAIL);
    await expect(page.getByText(LONG_EMAIL)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}
