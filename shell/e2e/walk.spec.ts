import type { Page } from '@playwright/test';
import { expect, test } from 'shared-ui/testing/playwright';

const EMAIL = 'stage.manager@lantern.example';
const CURTAIN_UP = Date.UTC(2026, 2, 2, 19, 30);
const PASSWORD = 'Half-hour-call-30';

/** The sample account check picks the next step at random: below a half is a known account. */
async function rollDice(page: Page, value: number): Promise<void> {
  await page.addInitScript((random) => {
    Math.random = () => random;
  }, value);
}

const email = (page: Page): Promise<string | null> =>
  page.evaluate(() => sessionStorage.getItem('user-email'));

async function getStarted(page: Page): Promise<void> {
  await page.clock.install({ time: CURTAIN_UP });
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await expect(page).toHaveURL('/auth/get-started');
  const proceed = page.getByRole('button', { name: 'Continue' });
  await expect(proceed).toBeDisabled();
  await page.getByLabel(/email/iu).fill(EMAIL);
  await proceed.click();
  await page.clock.runFor(1_000);
}

async function openShowAndCountDown(page: Page): Promise<void> {
  await expect(page).toHaveURL('/dashboard');
  expect(await email(page)).toBeNull();
  await page.getByRole('link', { name: /^Open/u }).first().click();
  await expect(page).toHaveURL(/\/room\/[^/]+$/u);
  const timer = page.getByRole('timer').first();
  await expect(timer).toContainText('10:00');
  // From here on time stands still but for what the test lets pass.
  await page.clock.pauseAt(CURTAIN_UP + 3_600_000);
  await page.getByRole('button', { name: /play/iu }).first().click();
  await page.clock.runFor(3_000);
  await expect(timer).toContainText('9:57');
}

test('landing, Get Started, sign in, dashboard, a show, its live room counting down', async ({
  page,
}) => {
  await rollDice(page, 0.1);
  await getStarted(page);
  await expect(page).toHaveURL('/auth/verify');
  await expect(page.getByText(EMAIL)).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.clock.runFor(1_000);
  await openShowAndCountDown(page);
});

test('landing, Get Started, create account, dashboard, a show, its live room counting down', async ({
  page,
}) => {
  await rollDice(page, 0.9);
  await getStarted(page);
  await expect(page).toHaveURL('/auth/create-account');
  await expect(page.getByText(EMAIL)).toBeVisible();
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Prompter');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.clock.runFor(1_500);
  await openShowAndCountDown(page);
});

test('rooms, devices and the create forms are reachable by their links, and Cancel leads back', async ({
  page,
}) => {
  await page.goto('/dashboard');
  const journeys = [
    { tab: 'Presentations', list: '/dashboard', create: 'Create Event', form: '/create-event' },
    { tab: 'Rooms', list: '/rooms', create: 'Create room', form: '/create-room' },
    { tab: 'Devices', list: '/devices', create: 'Add device', form: '/add-device' },
  ];
  for (const { tab, list, create, form } of journeys) {
    await test.step(tab, async () => {
      await page.getByRole('link', { name: tab, exact: true }).click();
      await expect(page).toHaveURL(list);
      await page.getByRole('link', { name: create }).click();
      await expect(page).toHaveURL(form);
      await page.getByRole('link', { name: 'Cancel' }).click();
      await expect(page).toHaveURL(list);
    });
  }
});
