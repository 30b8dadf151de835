import { resolve } from 'node:path';
import type { AddressInfo } from 'node:net';
import {
  expect,
  expectAccessible,
  test as base,
  withOverrides,
} from 'shared-ui/testing/playwright';
import { createStaticServer, listen } from '../../tools/static-server/static-server.ts';

/** Another server with mfe-venue's build, as a colleague's would be: its origin. */
const test = base.extend<object, { elsewhere: string }>({
  elsewhere: [
    // Playwright reads the first parameter's names, so it has to be a pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = resolve(import.meta.dirname, '../../mfe-venue/dist');
      const server = createStaticServer({
        mounts: [{ prefix: '', folder }],
        isCrossOrigin: true,
        isLive: true,
      });
      await listen(server, 0);
      await use(`http://localhost:${(server.address() as AddressInfo).port}`);
      server.close();
    },
    { scope: 'worker' },
  ],
});

/** An address at which nobody listens (any more). */
async function closedOrigin(): Promise<string> {
  const server = createStaticServer({ mounts: [] });
  await listen(server, 0);
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return `http://localhost:${port}`;
}

test('an override in the address takes the remote from there, through navigation and reload', async ({
  page,
  elsewhere,
}) => {
  const entry = page.waitForRequest(`${elsewhere}/remoteEntry.js`);
  await page.goto(withOverrides('/rooms', { venue: elsewhere }));
  await entry;
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rooms');
  await expect(page).toHaveURL('/rooms');
  const badge = page.getByRole('button', { name: 'Overridden: venue' });
  await expect(badge).toBeVisible();
  await page.getByRole('link', { name: 'Presentations' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Shows');
  await expect(badge).toBeVisible();

  const again = page.waitForRequest(`${elsewhere}/remoteEntry.js`);
  await page.goto('/devices');
  await again;
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Devices');
});

test('the panel lists every remote, and adds, removes and resets', async ({ page, elsewhere }) => {
  await page.goto('/rooms?mf=');
  const panel = page.getByRole('dialog', { name: 'Remotes of this page' });
  const row = panel.getByRole('row', { name: /mfe-venue/u });
  await expect(row).toContainText(/\d+\.\d+\.\d+\s*registry\s*ready\s*in \d+ ms/u);
  await expect(panel.getByRole('row', { name: /mfe-live/u })).toContainText('idle');
  await expect(panel.getByRole('row', { name: /^react 19/u })).toBeVisible();

  await panel.getByLabel('Address').fill('nowhere');
  await expect(panel.getByText('This is not an address')).toBeVisible();
  await panel.getByLabel('Address').fill(elsewhere);
  await panel.getByRole('button', { name: 'Add and reload' }).click();
  await page.getByRole('button', { name: 'Overridden: venue' }).click();
  await expect(row).toContainText(elsewhere);
  await panel.getByRole('button', { name: 'Remove venue' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rooms');
  await expect(page.getByRole('button', { name: /Overridden/u })).toHaveCount(0);
});

test('an override that does not load resets itself and says so', async ({ page, guard }) => {
  guard.allowConsole(/ERR_CONNECTION_REFUSED/u);
  const nowhere = await closedOrigin();
  await page.goto(withOverrides('/rooms', { venue: nowhere }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rooms');
  await page.getByRole('button', { name: 'Not taken: 1' }).click();
  const panel = page.getByRole('dialog');
  await expect(panel).toContainText(`Not taken: venue@${nowhere}`);
  await expect(panel).toContainText('does not answer');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rooms');
  await expect(page.getByRole('button', { name: /Not taken/u })).toHaveCount(0);
});

test('an origin that the policy does not list is refused with the reason, and never asked', async ({
  page,
}) => {
  await page.goto(withOverrides('/rooms', { venue: 'https://evil.example' }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rooms');
  await page.getByRole('button', { name: 'Not taken: 1' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    'https://evil.example is not among the allowed origins',
  );
});

test('the badge and the panel pass axe', async ({ page, elsewhere }) => {
  await page.goto(withOverrides('/rooms', { venue: elsewhere }));
  await page.getByRole('button', { name: 'Overridden: venue' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

test('on a phone the panel shows the whole of its tables', async ({ page, elsewhere }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(withOverrides('/rooms', { venue: elsewhere }));
  await page.getByRole('button', { name: 'Overridden: venue' }).click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('table')).toHaveCount(2);
  for (const cell of await panel.getByRole('cell').all()) {
    const { left, right } = await cell.evaluate((element) => element.getBoundingClientRect());
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(390);
  }
});
