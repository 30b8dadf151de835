import { EMAIL, expect, PASSWORD, storedEmail, test } from './fixtures';

const VERIFY = '/auth/verify';

test('without an email one starts at the first step, and Back does not lead into a loop', async ({
  page,
}) => {
  await page.goto('/');
  await page.goto(VERIFY);
  await expect(page).toHaveURL('/auth/get-started');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('it shows the email and asks for the password', async ({ page, openWithEmail }) => {
  await openWithEmail(VERIFY);
  await expect(page).toHaveTitle('Sign In · Standby');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  await expect(page.getByText(EMAIL)).toBeVisible();
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await expect(password).toHaveJSProperty('required', true);
});

test('a password manager learns whose password it is', async ({ page, openWithEmail }) => {
  await openWithEmail(VERIFY);
  const username = page.locator('form input[autocomplete="username"]');
  await expect(username).toHaveValue(EMAIL);
  await expect(username).toBeHidden();
});

test('Sign In is disabled while the password is empty', async ({ page, openWithEmail }) => {
  await openWithEmail(VERIFY);
  const signIn = page.getByRole('button', { name: 'Sign In' });
  await expect(signIn).toBeDisabled();
  await page.getByLabel('Password', { exact: true }).fill('x');
  await expect(signIn).toBeEnabled();
  await page.getByLabel('Password', { exact: true }).fill('');
  await expect(signIn).toBeDisabled();
});

test('the password can be shown and hidden, and the caret stays', async ({
  page,
  openWithEmail,
}) => {
  await openWithEmail(VERIFY);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('PromptDesk');
  for (let step = 0; step < 4; step++) await password.press('ArrowLeft');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.keyboard.insertText('-');
  await expect(password).toHaveValue('Prompt-Desk');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await page.keyboard.insertText('1');
  await expect(password).toHaveValue('Prompt-1Desk');
});

test('a password can be pasted', async ({ page, context, openWithEmail }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openWithEmail(VERIFY);
  await page.evaluate((text) => navigator.clipboard.writeText(text), PASSWORD);
  await page.getByLabel('Password', { exact: true }).press('ControlOrMeta+V');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
});

test('after exactly one second the email is removed and the dashboard opens', async ({
  page,
  openWithEmail,
  stopClock,
}) => {
  await openWithEmail(VERIFY);
  await stopClock();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();

  await page.clock.runFor(999);
  await expect(page).toHaveURL(VERIFY);
  expect(await storedEmail(page)).toBe(EMAIL);

  await page.clock.runFor(1);
  await expect(page).toHaveURL('/dashboard');
  expect(await storedEmail(page)).toBeNull();
  expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toMatch(
    /mira|Prompt-Desk/,
  );
});

test('Back from the dashboard does not lead to a step that is over', async ({
  page,
  open,
  setChance,
}) => {
  await setChance(0.1);
  await open('/auth/get-started');
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Email').press('Enter');
  await page.clock.runFor(1000);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await page.clock.runFor(1000);
  await expect(page).toHaveURL('/dashboard');
  await page.goBack();
  await expect(page).toHaveURL('/auth/get-started');
});

test('a pending sign-in is shown, said, and cannot be sent twice', async ({
  page,
  openWithEmail,
  stopClock,
}) => {
  await openWithEmail(VERIFY);
  await stopClock();
  const password = page.getByLabel('Password', { exact: true });
  await password.fill(PASSWORD);
  await password.press('Enter');
  const signIn = page.getByRole('button', { name: 'Sign In' });
  await expect(signIn).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Signing in…' })).toBeAttached();
  await page.clock.runFor(900);
  await password.press('Enter');
  await signIn.dispatchEvent('click');
  await page.clock.runFor(100);
  await expect(page).toHaveURL('/dashboard');
});

test('"Forgot password?" says that it is not available yet, each time it is asked', async ({
  page,
  openWithEmail,
}) => {
  await openWithEmail(VERIFY);
  await page.getByLabel('Password', { exact: true }).fill('half a pass');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('alert')).toContainText('Resetting a password is not available yet');
  const first = await page.getByRole('alert').elementHandle();
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('alert')).toHaveCount(1);
  expect(await first?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('half a pass');
  await expect(page).toHaveURL(VERIFY);
});

for (const { link, path } of [
  { link: 'Use different email', path: '/auth/get-started' },
  { link: 'Back to home', path: '/' },
]) {
  test(`"${link}" leads to ${path}, also while signing in, for good`, async ({
    page,
    openWithEmail,
    stopClock,
  }) => {
    await openWithEmail(VERIFY);
    await stopClock();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await page.clock.runFor(999);
    await page.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(path);
    await page.clock.runFor(5000);
    await expect(page).toHaveURL(path);
  });
}

test('the email of "Use different email" is a new one: the field is empty', async ({
  page,
  openWithEmail,
}) => {
  await openWithEmail(VERIFY);
  await page.getByRole('link', { name: 'Use different email' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
});
