import type { Page } from '@playwright/test';
import { expect, test as base } from '@standby/testing/playwright';
import { REGISTRATION_DELAY_MILLIS } from '../src/offline/register-service-worker';
import { ReleasedHost } from './released-host';

const test = base.extend<{ host: ReleasedHost }>({
  host: async ({ page }, provide) => {
    const host = await ReleasedHost.start();
    await provide(host);
    // A page that is still loading would report errors of its host.
    await page.close();
    await host.stop();
  },
});

test.use({ serviceWorkers: 'allow' });

/** Tag that marks the page of the next shell. */
const MARK = '<meta name="next-shell">';

const mark = (page: Page) => page.locator('meta[name=next-shell]');
const timer = (page: Page) => page.getByRole('timer').first();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/**
 * Opens a page for the first time, and stays until the worker has its snapshot and the page.
 *
 * @param isFastForwarded by a clock of the test's, under which a page has no resource timings
 */
async function visit(page: Page, address: string, isFastForwarded = true): Promise<void> {
  if (isFastForwarded) await page.clock.install();
  await page.goto(address);
  await expect(heading(page)).toBeVisible();
  if (isFastForwarded) await page.clock.fastForward(REGISTRATION_DELAY_MILLIS);
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (serviceWorker.controller) return;
    await new Promise((resolve) => {
      serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  });
}

/** Takes the network away, and clears the browser's own cache. */
async function goOffline(page: Page, host: ReleasedHost): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
  await host.goAway();
}

/** Stops the workers, as the browser does when it needs memory. */
async function killWorkers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

/**
 * Returns a function that lists the versions of mfe-live whose files the page requested since the
 * last call.
 */
function liveVersions(page: Page): () => string[] {
  const seen = new Set<string>();
  page.on('request', (request) => {
    const version = /\/remotes\/live\/([\d.]+)-/u.exec(request.url())?.[1];
    if (version) seen.add(version);
  });
  return () => {
    const versions = [...seen];
    seen.clear();
    return versions;
  };
}

/** Returns the addresses of the releases of mfe-live in the snapshots, newest last. */
function keptReleases(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes('snapshot'));
    const versions = names.map(async (name) => {
      const registry = await (await caches.open(name)).match('/remotes.json');
      return /live\/([\d.]+)-/u.exec((await registry?.text()) ?? '')?.[1] ?? 'half';
    });
    return Promise.all(versions);
  });
}

/** Whether the cache has a file of a visited screen. */
function isKept(page: Page, file: RegExp): Promise<boolean> {
  return page.evaluate(async (source) => {
    const visited = await (await caches.open('standby:visited')).keys();
    return visited.some(({ url }) => new RegExp(source, 'u').test(url));
  }, file.source);
}

/** Console message of a browser whose host does not answer. */
const NO_ANSWER = /Failed to load resource: net::ERR_/u;

test('a page goes on with its own release, without a network too; the next page takes the new one at once, and the cache follows it @all', async ({
  page,
  host,
  guard,
}) => {
  guard.allowConsole(NO_ANSWER);
  const versions = liveVersions(page);
  await visit(page, `${host.origin}/dashboard`);

  await test.step('open through a release', async () => {
    await host.release('live', '3.1.0');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => keptReleases(page)).toEqual(['3.0.0', '3.1.0']);
    await goOffline(page, host);
    await page.getByRole('link', { name: /^Open/u }).first().click();
    await expect(timer(page)).toBeVisible();
    expect(versions()).toEqual(['3.0.0']);
  });

  await test.step('loaded again after a release', async () => {
    await host.comeBack();
    await host.release('live', '3.2.0');
    versions();
    await page.reload();
    await expect(timer(page)).toBeVisible();
    expect(versions()).toEqual(['3.2.0']);
    await expect.poll(() => keptReleases(page)).toEqual(['3.1.0', '3.2.0']);
  });
});

test('a release that could not be fetched as a whole is not used; after a complete fetch, a new shell takes over beside an open page, which keeps its release @all', async ({
  page,
  host,
  guard,
}) => {
  guard.allowConsole(NO_ANSWER);
  const versions = liveVersions(page);
  await visit(page, `${host.origin}/dashboard`);

  await test.step('fetched in part', async () => {
    const asked = host.hold(/icon-192/u);
    await host.releaseShell(MARK);
    await host.release('live', '3.1.0');
    await page.reload();
    await expect(mark(page)).toHaveCount(1);
    await expect(heading(page)).toBeVisible();
    await asked;
    await killWorkers(page);
    expect(await keptReleases(page)).toEqual(['3.0.0', 'half']);
    await goOffline(page, host);

    // A page of the new release prefetches its links after two seconds without a navigation.
    await page.goto('about:blank');
    versions();
    await page.goto(`${host.origin}/room/1`);
    await expect(timer(page)).toBeVisible();
    await expect(mark(page)).toHaveCount(0);
    expect(versions()).toEqual(['3.0.0']);
  });

  await test.step('fetched whole', async () => {
    const takeover = page.evaluate(
      () =>
        new Promise((resolve) => {
          navigator.serviceWorker.addEventListener('controllerchange', () => resolve('taken over'));
        }),
    );
    host.letGo();
    await host.comeBack();
    const other = await page.context().newPage();
    await other.goto(`${host.origin}/devices`);
    expect(await takeover).toBe('taken over');
    await other.close();

    await goOffline(page, host);
    await page.getByRole('button', { name: 'Customize' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(mark(page)).toHaveCount(0);
    expect(versions()).toEqual(['3.0.0']);

    await page.reload();
    await expect(timer(page)).toBeVisible();
    await expect(mark(page)).toHaveCount(1);
    expect(versions()).toEqual(['3.1.0']);
  });
});

test('visited screens open without a network; Retry loads the others once there is one @all', async ({
  page,
  host,
  guard,
}) => {
  guard.allowConsole(NO_ANSWER);
  guard.allowConsole(/^error: \[mfe-marketing@/u);
  await visit(page, `${host.origin}/rooms`, false);
  await page.getByRole('link', { name: 'Create room' }).click();
  await expect(heading(page)).toHaveText(/create room/iu);
  await expect.poll(() => isKept(page, /venue.+\/Rooms-/u)).toBe(true);
  await expect.poll(() => isKept(page, /venue.+\/remoteEntry\.js$/u)).toBe(true);
  await goOffline(page, host);

  for (const path of ['/create-room', '/rooms']) {
    await page.goto(host.origin + path);
    await expect(heading(page)).toHaveText(/rooms?/iu);
    await expect(heading(page)).not.toContainText('did not load');
  }

  await page.goto(`${host.origin}/terms`);
  await expect(heading(page)).toHaveText('Welcome pages did not load');
  await host.comeBack();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(heading(page)).toHaveText(/terms/iu);
});
