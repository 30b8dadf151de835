import { expect, test } from 'shared-ui/testing/playwright';

const EMAIL = 'stage.manager@lantern.example';
const CURTAIN_UP = Date.UTC(2026, 2, 2, 19, 30);
const PASSWORD = 'Half-hour-call-30';

test('landing, Get Started, create account, lists and their forms, a show, its live room counting down', async ({
  page,
}) => {
  // The sample account check picks the next step at random: above a half it is a new account.
  await page.addInitScript(() => {
    Math.random = () => 0.9;
  });
  await page.clock.install({ time: CURTAIN_UP });

  await test.step('Get Started', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Get Started' }).first().click();
    await expect(page).toHaveURL('/auth/get-started');
    const proceed = page.getByRole('button', { name: 'Continue' });
    await expect(proceed).toBeDisabled();
    await page.getByLabel(/email/iu).fill(EMAIL);
    await proceed.click();
    await page.clock.runFor(1_000);
  });

  await test.step('Create Account', async () => {
    await expect(page).toHaveURL('/auth/create-account');
    await expect(page.getByText(EMAIL)).toBeVisible();
    await page.getByLabel('First Name').fill('Ada');
    await page.getByLabel('Last Name').fill('Prompter');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.clock.runFor(1_500);
    await expect(page).toHaveURL('/dashboard');
    expect(await page.evaluate(() => sessionStorage.getItem('user-email'))).toBeNull();
  });

  for (const { tab, list, create, form } of [
    { tab: 'Rooms', list: '/rooms', create: 'Create room', form: '/create-room' },
    { tab: 'Presentations', list: '/dashboard', create: 'Create Event', form: '/create-event' },
  ]) {
    await test.step(`${tab}, its form, and Cancel`, async () => {
      await page.getByRole('link', { name: tab, exact: true }).click();
      await expect(page).toHaveURL(list);
      await page.getByRole('link', { name: create }).click();
      await expect(page).toHaveURL(form);
      await page.getByRole('link', { name: 'Cancel' }).click();
      await expect(page).toHaveURL(list);
    });
  }

  await test.step('the live room', async () => {
    await page.getByRole('link', { name: /^Open/u }).first().click();
    await expect(page).toHaveURL(/\/room\/[^/]+$/u);
    const timer = page.getByRole('timer').first();
    await expect(timer).toContainText('10:00');
    // From here on time stands still but for what the test lets pass.
    await page.clock.pauseAt(CURTAIN_UP + 3_600_000);
    await page.getByRole('button', { name: /play/iu }).first().click();
    await page.clock.runFor(3_000);
    await expect(timer).toContainText('9:57');
  });
});
