import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, saveData, test as base } from '@standby/testing/playwright';
import { ReleasedHost } from './released-host';

const test = base.extend<{ host: ReleasedHost }>({
  // Playwright reads the first parameter's names, so it has to be a pattern.
  // oxlint-disable-next-line no-empty-pattern
  host: async ({}, provide) => {
    const host = await ReleasedHost.start();
    await provide(host);
    await host.stop();
  },
});

/**
 * Returns a function that lists the versions of mfe-venue whose files the page requested since the
 * last call.
 */
function venueVersions(page: Page): () => string[] {
  const seen = new Set<string>();
  page.on('request', (request) => {
    const version = /\/remotes\/venue\/([\d.]+)-/u.exec(request.url())?.[1];
    if (version) seen.add(version);
  });
  return () => {
    const versions = [...seen];
    seen.clear();
    return versions;
  };
}

/** Makes the page visible again, as when a person comes back to the window. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const OFFER = 'A new version of Standby is ready';

test('a page keeps its release until the person refreshes or a file of it has gone; a canary is for some visitors @all', async ({
  page,
  host,
  guard,
}) => {
  const versions = venueVersions(page);
  // Turns prefetching off: its requests would count for the next page.
  await saveData(page);
  await page.goto(`${host.origin}/rooms`);
  await expect(heading(page)).toContainText('Rooms');
  expect(versions()).toEqual(['1.0.0']);

  await test.step('a release', async () => {
    await host.release('venue', '1.1.0');
    await page.getByRole('link', { name: 'Devices', exact: true }).click();
    await expect(heading(page)).toContainText('Devices');
    expect(versions()).toEqual(['1.0.0']);
    await comeBack(page);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText(OFFER)).toHaveCount(0);
    await expect(heading(page)).toContainText('Devices');
    expect(versions()).toEqual(['1.1.0']);
  });

  await test.step('a file that has gone: the remote is loaded again, on the same page', async () => {
    guard.allowConsole(
      /Failed to load resource|ScreenLoadError|Failed to find a valid digest|SRI's integrity checks|while trying to verify integrity/u,
    );
    const former = await host.folderOf('venue');
    await host.release('venue', '1.2.0');
    // Deletes the former release, as a clean-up that comes too early would.
    await rm(former, { recursive: true });
    await page.evaluate(() => void Object.assign(window, { isSameDocument: true }));
    await page.getByRole('link', { name: 'Add device' }).click();
    await expect(heading(page)).toHaveText(/add device/iu);
    await expect(page).toHaveURL(`${host.origin}/add-device`);
    expect(versions()).toContain('1.2.0');
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });

  await test.step('a canary, for a visitor that it is for', async () => {
    await host.release('venue', '1.3.0', 0.5);
    await page.evaluate(() => localStorage.setItem('standby:visitor', '0.49'));
    versions();
    await page.reload();
    await expect(heading(page)).toHaveText(/add device/iu);
    expect(versions()).toEqual(['1.3.0']);
  });

  await test.step('a release of the shell, which is offered to open pages', async () => {
    await host.releaseShell('<meta name="of-shell" content="two">');
    await comeBack(page);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.locator('meta[name="of-shell"]')).toHaveCount(1);
    await expect(heading(page)).toHaveText(/add device/iu);
  });
});
