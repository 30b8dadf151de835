import { expect, test } from './fixtures';

const REFRESH_MILLIS = 10_000;

test('the strip at the foot says the version', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page.getByText('Version 2.1.1', { exact: true })).toBeVisible();
});

test('the latency is the way to the server and back, measured every ten seconds', async ({
  page,
  openWithClock,
  stopClock,
}) => {
  await openWithClock('/dashboard');
  await expect(page.getByText(/^Latency \d+ ms$/u)).toBeVisible();
  await stopClock();
  let asked = 0;
  await page.route('/', async (route) => {
    asked += 1;
    await page.clock.runFor(40);
    await route.fulfill({ status: 200 });
  });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('Latency 40 ms', { exact: true })).toBeVisible();
  expect(asked).toBe(1);
  await page.clock.runFor(REFRESH_MILLIS);
  await expect.poll(() => asked).toBe(2);
});

test('it says offline while the machine is, and the figure when it is back', async ({
  page,
  context,
}) => {
  await page.goto('/dashboard');
  await expect(page.getByText(/^Latency \d+ ms$/u)).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('offline', { exact: true })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Standby is offline' })).toBeAttached();
  await context.setOffline(false);
  await expect(page.getByText(/^Latency \d+ ms$/u)).toBeVisible();
  await expect(page.getByText('offline', { exact: true })).toBeHidden();
});

test('it says offline when the server does not answer', async ({ page, guard }) => {
  guard.allowConsole(/Failed to load resource/u);
  await page.route('/', (route) =>
    route.request().method() === 'HEAD' ? route.abort('connectionrefused') : route.continue(),
  );
  await page.goto('/dashboard');
  await expect(page.getByText('offline', { exact: true })).toBeVisible();
});

test('nothing is measured while nobody can see the page', async ({ page, openWithClock }) => {
  let asked = 0;
  page.on('request', (request) => {
    if (request.method() === 'HEAD') asked += 1;
  });
  await openWithClock('/dashboard');
  await expect(page.getByText(/^Latency \d+ ms$/u)).toBeVisible();
  const setVisible = (isVisible: boolean) =>
    page.evaluate((visible) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: !visible });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isVisible);
  await setVisible(false);
  asked = 0;
  await page.clock.runFor(5 * REFRESH_MILLIS);
  expect(asked).toBe(0);
  await setVisible(true);
  await expect.poll(() => asked).toBe(1);
});

test('the figure changes in silence', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page.getByText(/^Latency \d+ ms$/u)).toBeVisible();
  const isLive = await page
    .getByText(/^\d+ ms$/u)
    .evaluate((figure) => figure.closest('[aria-live], [role="status"], [role="alert"]') !== null);
  expect(isLive).toBe(false);
});
