import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test as base } from '@standby/shared-ui/testing/playwright';
import { REMOTE_ENTRY } from '@standby/federation-config';
import { remoteFolder } from '../../tools/composition.ts';
import { list, withoutIntegrity } from './faults';
import { ReleasedHost } from './released-host';

/** Sets a mark on the page when it runs; what the file did before it does still. */
const CANARY = '\nwindow.hasRun = true;\n';

/** A host with everything released, on which a file can be altered. */
const test = base.extend<{ host: ReleasedHost }>({
  host: async ({ page }, provide) => {
    const host = await ReleasedHost.start();
    await provide(host);
    // A page that still loads would complain of its host.
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

function venueEntries(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (/venue.*remoteEntry\.js/u.test(request.url())) seen.push(request.url());
  });
  return seen;
}

function consoleOf(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  return said;
}

const hasRun = (page: Page) => page.evaluate(() => 'hasRun' in window);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The console's part of what these tests bring about. */
const REFUSAL = /Failed to find a valid digest|SRI's integrity checks|^error: \[mfe-venue@/u;

test('the canary would run, if the registry gave no hash', async ({ page, host }) => {
  await list(page, 'venue', withoutIntegrity);
  await host.rewrite(join(await host.folderOf('venue'), REMOTE_ENTRY), alter);
  await page.goto(`${host.origin}/rooms`);
  await expect(heading(page)).toContainText('Rooms');
  expect(await hasRun(page)).toBe(true);
});

test('every script of a remote is asked for once, and checked', async ({ page, host }) => {
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

test('a part that was altered does not run, neither on arrival nor on the way, and one Retry is enough', async ({
  page,
  host,
  guard,
}) => {
  guard.allowConsole(REFUSAL);
  await alterParts(host, /CreateRoom-|room-form-/u);
  await page.goto(`${host.origin}/devices`);
  await expect(heading(page)).toContainText('Devices');
  await page.getByRole('link', { name: 'Rooms', exact: true }).click();
  await expect(heading(page)).toHaveText('Venue did not load');
  await expect(page.getByRole('main')).toContainText('did not arrive as it was built');
  await page.goto(`${host.origin}/create-room`);
  await expect(heading(page)).toHaveText('Venue did not load');
  expect(await hasRun(page)).toBe(false);

  await restoreParts(host);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(heading(page)).toHaveText(/create room/iu);
  expect(await hasRun(page)).toBe(false);
});

for (const { what, change, reason } of [
  {
    what: 'a hash that no browser can read',
    change: { integrity: 'sha384-' },
    reason: 'its integrity is no sha384 hash',
  },
  {
    what: 'an entry on a foreign origin',
    change: { entry: 'https://evil.example/venue/remoteEntry.js' },
    reason: 'https://evil.example is not among the allowed origins',
  },
]) {
  test(`${what} is refused with the reason, and nothing is asked for`, async ({ page, guard }) => {
    guard.allowConsole(/^error: \[mfe-venue\]/u);
    const said = consoleOf(page);
    const entries = venueEntries(page);
    const relist = await list(page, 'venue', (listed) => ({ ...listed, ...change }));
    await page.goto('/rooms');
    await expect(heading(page)).toHaveText('Venue did not load');
    expect(said.join('\n')).toContain(`"venue": ${reason}`);
    expect(entries).toEqual([]);

    await relist();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(heading(page)).toContainText('Rooms');
  });
}
