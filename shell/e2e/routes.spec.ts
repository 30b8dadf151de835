import type { Page } from '@playwright/test';
import { expect, saveData, test } from 'shared-ui/testing/playwright';

/** The fourteen routes of the product: what a deep link to each shows. */
const routes = [
  { path: '/', title: /Standby/u, heading: /./u, app: false },
  { path: '/auth/get-started', title: /Get Started · Standby/u, heading: /./u, app: false },
  { path: '/auth/verify', title: /· Standby/u, heading: /./u, app: false, needsEmail: true },
  {
    path: '/auth/create-account',
    title: /Create Account · Standby/u,
    heading: 'Create Account',
    app: false,
    needsEmail: true,
  },
  { path: '/dashboard', title: /Shows · Standby/u, heading: /^Shows/u, app: true },
  { path: '/create-event', title: /Create Event · Standby/u, heading: 'Create Event', app: true },
  { path: '/rooms', title: /Rooms · Standby/u, heading: /^Rooms/u, app: true },
  { path: '/create-room', title: /Create room · Standby/iu, heading: /Create room/iu, app: true },
  { path: '/devices', title: /Devices · Standby/u, heading: /^Devices/u, app: true },
  { path: '/add-device', title: /Add device · Standby/iu, heading: /Add device/iu, app: true },
  { path: '/room/1', title: /· Standby/u, heading: /./u, app: true },
  {
    path: '/terms',
    title: /Terms and Conditions · Standby/u,
    heading: 'Terms and Conditions',
    app: false,
  },
  { path: '/privacy', title: /Privacy Policy · Standby/u, heading: 'Privacy Policy', app: false },
  { path: '/cookies', title: /Cookie Policy · Standby/u, heading: 'Cookie Policy', app: false },
] as const;

interface Fetched {
  readonly name: string;
  /** Over the wire, without headers. */
  readonly encodedBodySize: number;
}

/** What the page has fetched whose address has the given part. */
function fetched(page: Page, part: string): Promise<Fetched[]> {
  return page.evaluate(
    (wanted) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.includes(wanted))
        .map(({ name, encodedBodySize }) => ({ name, encodedBodySize })),
    part,
  );
}

/** A page that was drawn ahead has its scripts, and runs. */
async function expectAlive(page: Page): Promise<void> {
  await expect(page.locator('#root')).not.toHaveAttribute('data-prerendered');
}

const toPath = ({ name }: Fetched): string => new URL(name).pathname;

for (const route of routes) {
  test(`a deep link to ${route.path} shows its screen`, async ({ page }) => {
    if ('needsEmail' in route) {
      await page.addInitScript(() => sessionStorage.setItem('user-email', 'sm@lantern.example'));
    }
    await saveData(page);
    const response = await page.goto(route.path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(route.heading);
    await expect(page).toHaveTitle(route.title);
    expect(new URL(page.url()).pathname).toBe(route.path);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(route.app ? 1 : 0);
    await expectAlive(page);
    // What is linked is fetched at once; anything else would have waited for what asks for it.
    const html = (await response?.text()) ?? '';
    const linked = [...html.matchAll(/href="(\/remotes\/[^"]+)"/gu)].map(([, address]) => address);
    expect(linked.toSorted()).toEqual((await fetched(page, '/remotes/')).map(toPath).toSorted());
  });
}

for (const path of ['/nope', '/rooms/nope', '/auth/nope', '/room']) {
  test(`${path} is answered by the page for what is not found`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle('Not found · Standby');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such page');
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
  });
}

test('loads a remote only when it is needed', async ({ page }) => {
  const loaded = new Set<string>();
  page.on('request', (request) => {
    const remote = /\/remotes\/(\w+)\//u.exec(new URL(request.url()).pathname)?.[1];
    if (remote) loaded.add(remote);
  });
  await saveData(page);
  await page.goto('/rooms');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rooms');
  expect([...loaded]).toEqual(['venue']);
});

test('fetches the screens behind the links in sight a while after arriving', async ({ page }) => {
  await page.clock.install();
  await page.goto('/rooms');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rooms');
  const screen = page.waitForRequest(/\/remotes\/productions\/assets\/Dashboard-/u);
  await page.clock.fastForward(2000);
  await screen;
  expect(new URL(page.url()).pathname).toBe('/rooms');
});

test('loads the remote behind a link, and the screen, as soon as the pointer rests on it', async ({
  page,
}) => {
  await page.goto('/rooms');
  const entry = page.waitForRequest('**/remotes/productions/remoteEntry.js*');
  const screen = page.waitForRequest(/\/remotes\/productions\/assets\/Dashboard-/u);
  await page.getByRole('link', { name: 'Presentations' }).hover();
  await Promise.all([entry, screen]);
  expect(new URL(page.url()).pathname).toBe('/rooms');
});

for (const { what, part, limitKb } of [
  { what: 'scripts', part: '.js', limitKb: 150 },
  { what: 'fonts', part: '.woff2', limitKb: 60 },
]) {
  test(`the ${what} of the landing page weigh no more than ${limitKb} kB`, async ({ page }) => {
    await saveData(page);
    await page.goto('/');
    await expectAlive(page);
    await page.evaluate(() => document.fonts.ready);
    const files = await fetched(page, part);
    expect(files.length).toBeGreaterThan(0);
    const bytes = files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    expect(bytes).toBeLessThanOrEqual(limitKb * 1000);
  });
}
