import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test as base } from '@standby/testing/playwright';
import { REMOTE_ENTRY } from '@standby/federation-config';
import { remoteFolder } from '@standby/hosting/composition';
import { list, withoutIntegrity } from './faults';
import { ReleasedHost } from './released-host';

/** Code that marks the page when it runs. The rest of the file still does its work. */
const CANARY = '\nwindow.hasRun = true;\n';

/** Host with everything released, on which a test can alter a file. */
const test = base.extend<{ host: ReleasedHost }>({
  host: async ({ page }, provide) => {
    const host = await ReleasedHost.start();
    await provide(host);
    // A page that is still loading would report errors of its host.
    await page.close();
    await host.stop();
  },
});

const alter = (script: string): string => script + CANARY;

/** Changes released parts of mfe-venue whose name matches. */
async function alterParts(host: ReleasedHost, name: RegExp): Promise<void> {
  const folder = join(await host.folderOf('venue'), 'assets');
  const parts = (await readdir(folder)).filter((part) => name.test(part) && part.endsWith('.js'));
  for (const part of parts) await host.rewrite(join(folder, part), alter);
}

async function restoreParts(host: ReleasedHost): Promise<void> {
  const parts = join(await host.folderOf('venue'), 'assets');
  await cp(join(remoteFolder('venue'), 'assets'), parts, { recursive: true });
}

/** Clears the browser's cache, which keeps released files for as long as their headers allow. */
async function clearCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

const hasRun = (page: Page) => page.evaluate(() => 'hasRun' in window);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Console messages that these tests cause. */
const REFUSAL =
  /Failed to find a valid digest|SRI's integrity checks|while trying to verify integrity|^error: \[mfe-venue@/u;

test('every script of a remote is requested once and checked: an altered part does not run, and one Retry is enough', async ({
  page,
  host,
  guard,
}) => {
  guard.allowConsole(REFUSAL);

  await test.step('as released', async () => {
    await page.goto(`${host.origin}/rooms`);
    await expect(heading(page)).toContainText('Rooms');
    const asked = host.asked.filter((path) => /^\/remotes\/venue\/.+\.js(?:\?|$)/u.test(path));
    expect(asked.length).toBeGreaterThan(5);
    expect(asked).toEqual([...new Set(asked)]);
    const unchecked = await page.evaluate(() =>
      Array.from(
        document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload][href*="/remotes/"]'),
      ).flatMap(({ href, integrity }) => (integrity.startsWith('sha384-') ? [] : [href])),
    );
    expect(unchecked).toEqual([]);
  });

  await test.step('altered, on the way', async () => {
    await alterParts(host, /CreateRoom-|room-form-/u);
    await clearCache(page);
    await page.goto(`${host.origin}/devices`);
    await expect(heading(page)).toContainText('Devices');
    await page.getByRole('link', { name: 'Rooms', exact: true }).click();
    await expect(heading(page)).toHaveText('Venue did not load');
    await expect(page.getByRole('main')).toContainText('did not arrive as it was built');
    expect(await hasRun(page)).toBe(false);
  });

  await test.step('altered, on arrival', async () => {
    await page.goto(`${host.origin}/create-room`);
    await expect(heading(page)).toHaveText('Venue did not load');
    expect(await hasRun(page)).toBe(false);
    await restoreParts(host);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(heading(page)).toHaveText(/create room/iu);
    expect(await hasRun(page)).toBe(false);
  });

  await test.step('the canary would run, if the registry gave no hash', async () => {
    await list(page, 'venue', withoutIntegrity);
    await host.rewrite(join(await host.folderOf('venue'), REMOTE_ENTRY), alter);
    await clearCache(page);
    await page.goto(`${host.origin}/rooms`);
    await expect(heading(page)).toContainText('Rooms');
    expect(await hasRun(page)).toBe(true);
  });
});
