import type { Page } from '@playwright/test';
import { SESSION_EMAIL_KEY, SHOWS_KEY } from 'shared-ui/contracts';
import { expect, test } from 'shared-ui/testing/playwright';

const ELSEWHERE = 'https://evil.example/';
const NAMES = [
  'next',
  'returnTo',
  'return_to',
  'redirect',
  'redirect_uri',
  'url',
  'continue',
  'to',
];

/** Without a dot, with which the server would take it for a file. */
const TARGETS = [ELSEWHERE, '//evil', '\\\\evil', 'javascript:void(isRun=1)'];

/** An address with everything in it that apps have followed. A request that leaves fails each test. */
const withTargets = (path: string, [first = '', ...others]: readonly string[]): string => {
  const names = NAMES.flatMap((name) => [first, ...others].map((target) => [name, target]));
  return `${path}?${new URLSearchParams(names).toString()}#${first}`;
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('signing in leads to the dashboard, whatever the address asks for', async ({ page }) => {
  await page.addInitScript(() => {
    Math.random = () => 0.1;
  });
  await page.goto(withTargets('/auth/get-started', TARGETS));
  await page.getByLabel(/email/iu).fill('stage.manager@lantern.example');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/auth/verify');
  await page.goto(withTargets('/auth/verify', TARGETS.toReversed()));
  await page.getByLabel('Password', { exact: true }).fill('Half-hour-call-30');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard');
  expect(await page.evaluate(() => 'isRun' in window)).toBe(false);
});

for (const target of TARGETS) {
  test(`nothing that is kept leads to ${target}`, async ({ page, baseURL }) => {
    await page.addInitScript(
      ([email, text]) => {
        sessionStorage.setItem(email, text);
        sessionStorage.setItem('standby:overrides', JSON.stringify([text, `venue@${text}`]));
        history.replaceState({ idx: 7, key: text, pairingCode: text, usr: { from: text } }, '');
      },
      [SESSION_EMAIL_KEY, target] as const,
    );
    for (const path of ['/auth/verify', '/add-device', '/dashboard', '/rooms', '/terms']) {
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
      expect(new URL(page.url()).origin).toBe(baseURL);
    }
    const links = await page
      .locator('a')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(links.filter((href) => !href.startsWith(`${baseURL ?? ''}/`))).toEqual(
      links.filter((href) => href.startsWith('mailto:')),
    );
  });

  test(`a show whose id is ${target} opens a room inside the app`, async ({ page, baseURL }) => {
    await page.goto('/dashboard');
    // Opening a show is kept, and with it all of them.
    const open = page.getByRole('link', { name: 'Open Hamlet', exact: true });
    await open.click();
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), SHOWS_KEY))
      .toBeTruthy();
    await page.goto('/terms');
    await page.evaluate(
      ([key, id]) => {
        const kept = localStorage.getItem(key) ?? '';
        localStorage.setItem(
          key,
          kept.replace('"id":"hamlet"', () => `"id":${JSON.stringify(id)}`),
        );
      },
      [SHOWS_KEY, target] as const,
    );
    await page.goto('/dashboard');
    await open.click();
    await expect(page).toHaveURL(`${baseURL ?? ''}/room/${encodeURIComponent(target)}`);
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Open viewer' }).click();
    const viewer = await opened;
    await expect(viewer).toHaveURL(`${baseURL ?? ''}/room/${encodeURIComponent(target)}/viewer`);
  });
}

for (const path of ['//evil.example/rooms', '/%2F%2Fevil', '/%5Cevil', '/rooms//evil']) {
  test(`${path} is an address of the app, and its links lead on inside it`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(`${baseURL ?? ''}${path}`);
    await expect(heading(page)).toHaveText('There is no such page');
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
    await page.goBack();
    expect(page.url()).toBe(`${baseURL ?? ''}${path}`);
  });
}
