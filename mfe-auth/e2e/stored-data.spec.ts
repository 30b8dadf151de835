import { EMAIL, expect, PASSWORD, storedEmail, test } from './fixtures';

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
