import type { Page } from '@playwright/test';
import { ownerOf } from '@standby/federation-config';
import { expect, saveData, test } from '@standby/testing/playwright';

/** One path of each remote. The journeys in three engines open every route. */
const routes = [
  { path: '/', title: /Standby/u, isApp: false },
  { path: '/auth/get-started', title: /Get Started · Standby/u, isApp: false },
  { path: '/create-event', title: /Create Event · Standby/u, isApp: true },
  { path: '/shows/hamlet', title: /Hamlet · Standby/u, isApp: true },
  { path: '/rooms', title: /Rooms · Standby/u, isApp: true },
  { path: '/room/1', title: /· Standby/u, isApp: true },
] as const;

/**
 * Returns path and query of each remote's file that the page has fetched, without repeats: a check
 * reads a file from the cache.
 */
async function fetched(page: Page): Promise<string[]> {
  const addresses = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name.slice(window.location.origin.length)),
  );
  return [...new Set(addresses)].filter((address) => address.startsWith('/remotes/'));
}

test('a deep link shows its screen, for which the page links all that it fetches, of one remote alone', async ({
  page,
}) => {
  await saveData(page);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(new URL(request.url()).pathname));
  for (const { path, title, isApp } of routes) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveTitle(title);
      expect(new URL(page.url()).pathname).toBe(path);
      await expect(page.getByRole('main')).toHaveCount(1);
      // A header and a footer inside a main are not landmarks.
      await expect(page.getByRole('banner')).toHaveCount(1);
      await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(isApp ? 1 : 0);
      // A prerendered page runs its scripts.
      await expect(page.locator('#root')).not.toHaveAttribute('data-prerendered');
      // The browser fetches linked files at once; other files would wait for the module that
      // imports them.
      const html = (await response?.text()) ?? '';
      const linked = [...html.matchAll(/href="(\/remotes\/[^"]+)"/gu)].map(
        ([, address = '']) => address,
      );
      const files = await fetched(page);
      expect(linked.toSorted()).toEqual(files.toSorted());
      expect(files).not.toEqual([]);
      expect(files.filter((file) => !file.startsWith(`/remotes/${ownerOf(path)}/`))).toEqual([]);
      // A new browser fetches nothing that is meant for older ones.
      expect(addresses).not.toContain('/older-browser.css');
      await expect(page.locator('html')).not.toHaveAttribute('data-browser');
    });
  }
});

test.describe('fetches what links lead to before they are followed', () => {
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  test('the remote and the screen behind the link under the pointer', async ({ page }) => {
    // The browser is never idle, so only the pointer starts fetches.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.goto('/rooms');
    await expect(heading(page)).toContainText('Rooms');
    const entry = page.waitForRequest('**/remotes/productions/remoteEntry.js*');
    const screen = page.waitForRequest(/\/remotes\/productions\/assets\/Dashboard-/u);
    await page.getByRole('link', { name: 'Presentations' }).hover();
    await Promise.all([entry, screen]);
    expect(new URL(page.url()).pathname).toBe('/rooms');
  });

  test('the screens behind the links in sight, when the page has been still', async ({ page }) => {
    await page.clock.install();
    const screen = page.waitForRequest(/\/remotes\/venue\/assets\/Devices-/u);
    await page.goto('/rooms');
    await expect(heading(page)).toContainText('Rooms');
    await page.clock.fastForward(2000);
    await screen;
    expect(new URL(page.url()).pathname).toBe('/rooms');
  });
});
