import { EMAIL, expect, expectAccessible, PASSWORD, test } from './fixtures';

const LONG_EMAIL = `${'a-very-long-name.'.repeat(4)}b@${'lantern-street.'.repeat(8)}example`;

// A state adds equally wide content at each width, and the three steps share one layout.
const DESK = [1440];
const PHONE = [390];

test.describe('axe finds no violations', () => {
  test.use({ hasClock: false });

  test.beforeEach(async ({ page }) => {
    // axe needs timers, so the clock cannot be stopped. Instead, a delay of one second never ends.
    await page.addInitScript(() => {
      const begin = window.setTimeout.bind(window);
      window.setTimeout = ((handler: () => void, millis = 0) =>
        begin(handler, millis < 1000 ? millis : 2 ** 30)) as typeof setTimeout;
    });
  });

  test('on the first step: empty, wrong, pending', async ({ page, open }) => {
    await open('/auth/get-started');
    const email = page.getByLabel('Email');
    await expectAccessible(page, [390, 1440]);
    await email.fill('mira');
    await email.press('Enter');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page, DESK);
    await email.fill(EMAIL);
    const submit = page.getByRole('button', { name: 'Continue' });
    await submit.click();
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    await expectAccessible(page, DESK);
    await expect(submit).toHaveAttribute('aria-busy', 'true');
  });

  test('on signing in: empty, with the notice', async ({ page, openWithEmail }) => {
    await openWithEmail('/auth/verify');
    await expectAccessible(page, PHONE);
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await page.getByRole('button', { name: 'Show password' }).click();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await expectAccessible(page, DESK);
  });

  test('on creating an account: empty, wrong, ready', async ({ page, openWithEmail }) => {
    const submit = page.getByRole('button', { name: 'Create Account' });
    await openWithEmail('/auth/create-account');
    await expectAccessible(page, PHONE);
    await page.getByLabel('First Name').fill('Mira');
    await page.getByLabel('Last Name').fill('Okafor');
    await page.getByLabel('Password', { exact: true }).fill('abc');
    await page.getByLabel('Confirm Password', { exact: true }).fill('abcd');
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await expectAccessible(page, DESK);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD);
    await expect(submit).toBeEnabled();
    await expectAccessible(page, DESK);
  });
});

test('both later steps fit 320 px, also with a long email', async ({
  page,
  open,
  openWithEmail,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openWithEmail('/auth/verify', LONG_EMAIL);
  for (const path of ['/auth/verify', '/auth/create-account']) {
    await open(path);
    await expect(page.getByText(LONG_EMAIL)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
  await test.step('from 1024 px on a countdown is beside the form', async () => {
    const countdown = page.getByRole('timer');
    await page.setViewportSize({ width: 1023, height: 640 });
    await expect(countdown).toBeHidden();
    await page.setViewportSize({ width: 1024, height: 640 });
    await expect(countdown).toBeInViewport({ ratio: 1 });
    const form = await page.getByRole('main').boundingBox();
    if (!form) throw new Error('It has no box.');
    expect((await countdown.boundingBox())?.x).toBeGreaterThan(form.x + form.width);
  });
});
