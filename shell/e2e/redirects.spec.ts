import type { Page } from '@playwright/test';
import { SESSION_EMAIL_KEY, SHOWS_KEY } from '@standby/contracts';
import { expect, test } from '@standby/testing/playwright';
import { envelopeOf, showOf, store } from './hostile-texts';

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

/**
 * Targets without a dot, because the server would take a dot for a file name. Each test fails on a
 * request to another host.
 */
const TARGETS = ['//evil', ELSEWHERE, '\\\\evil', 'javascript:void(isRun=1)'];

/** Returns an address with every parameter that apps have followed. */
const withTargets = (path: string, [first = '', ...others]: readonly string[]): string => {
  const names = NAMES.flatMap((name) => [first, ...others].map((target) => [name, target]));
  return `${path}?${new URLSearchParams(names).toString()}#${first}`;
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/**
 * Schemes of links that write to a person or call them, such as somebody who has not signed in at
 * the half.
 */
const OF_PEOPLE = ['mailto:', 'tel:'];

/** Returns the addresses of the page's links that lead out of the app, except those of people. */
const linksOut = (page: Page): Promise<string[]> =>
  page
    .locator('a')
    .evaluateAll(
      (links: HTMLAnchorElement[], ofPeople) =>
        links
          .filter(
            ({ origin, protocol }) => origin !== location.origin && !ofPeople.includes(protocol),
          )
          .map(({ href }) => href),
      OF_PEOPLE,
    );

test('signing in leads to the dashboard, even if the address asks for another place @all', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Math.random = () => 0.1;
  });
  await page.clock.install();
  await page.goto(withTargets('/auth/get-started', TARGETS));
  await page.getByLabel(/email/iu).fill('stage.manager@lantern.example');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.clock.runFor(1_000);
  await expect(page).toHaveURL('/auth/verify');
  await page.goto(withTargets('/auth/verify', TARGETS.toReversed()));
  await page.getByLabel('Password', { exact: true }).fill('Half-hour-call-30');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.clock.runFor(1_000);
  await expect(page).toHaveURL('/dashboard');
  expect(await page.evaluate(() => 'isRun' in window)).toBe(false);
});

test('stored values never lead out of the app @all', async ({ page, baseURL }) => {
  // The address selects the target that the page begins with.
  await page.addInitScript(
    ([emailKey, targets]) => {
      const target = targets[Number(new URLSearchParams(location.search).get('target'))] ?? '';
      sessionStorage.setItem(emailKey, target);
      sessionStorage.setItem('standby:overrides', JSON.stringify([target, `venue@${target}`]));
      history.replaceState({ idx: 7, key: target, pairingCode: target, usr: { from: target } }, '');
    },
    [SESSION_EMAIL_KEY, TARGETS] as const,
  );
  for (const path of [
    '/auth/verify?target=0',
    '/auth/verify?target=3',
    '/add-device?target=0',
    '/dashboard?target=1',
    '/terms?target=2',
  ]) {
    await page.goto(path);
    await expect(heading(page), path).toBeVisible();
    expect(new URL(page.url()).origin, path).toBe(baseURL);
    expect(await linksOut(page), path).toEqual([]);
  }
});

test('a show of any id opens a room inside the app @all', async ({ page, baseURL }) => {
  const shows = TARGETS.map((id, place) => showOf(id, `Hamlet ${place}`));
  await store(page, { [SHOWS_KEY]: envelopeOf(shows) });
  await page.goto('/dashboard');
  await expect(page.getByRole('article')).toHaveCount(TARGETS.length);
  expect(await linksOut(page)).toEqual([]);
  const [target = ''] = TARGETS;
  await page.getByRole('link', { name: 'Open live room: Hamlet 0', exact: true }).click();
  await expect(page).toHaveURL(`${baseURL}/room/${encodeURIComponent(target)}`);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Open viewer' }).click();
  await expect(await opened).toHaveURL(`${baseURL}/room/${encodeURIComponent(target)}/viewer`);
});
