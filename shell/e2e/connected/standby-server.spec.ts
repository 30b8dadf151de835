import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { unusedPort } from '@standby/hosting/port';
import { expectAccessible } from '@standby/testing/playwright';
import { startServerProcess } from '../../../server/testing/connected-server.ts';
import { organizationOf } from './calling.ts';
import { connection, makeLink, openDesk, untilOfflineCopy } from './desk-journey.ts';
import { callServer, expect, FOLLOW_TOKEN, heading, test } from './test.ts';

test.use({ isFollowed: true, serviceWorkers: 'allow' });

/** Whether the browser's offline copy of the page may connect to an address. */
const admitsOffline = (page: Page, address: string): Promise<boolean> =>
  page.evaluate(async (words) => {
    const cached = await caches.match('/app.html');
    return cached?.headers.get('content-security-policy')?.includes(words) ?? false;
  }, address);

/** Pairs a screen of the house with the desk's organization, and makes it show the viewer. */
async function pairViewer(desk: Page, screen: Page, first: string, showId: string): Promise<void> {
  const organization = `/organizations/${await organizationOf(desk)}`;
  const device = {
    name: 'Wings',
    type: 'tablet',
    room: 'Studio A',
    description: '',
    setupMethod: 'qr',
  };
  const body = { deviceId: 'wings', device };
  const made = await callServer(desk, first, 'POST', `${organization}/pairings`, body);
  await screen.goto((JSON.parse(made) as { address: string }).address);
  await expect(screen.getByText('Ready for the desk.')).toBeVisible();
  const wish = { deviceIds: ['wings'], assignment: { kind: 'viewer', showId } };
  await callServer(desk, first, 'POST', `${organization}/devices/control`, wish);
}

test('a desk, a viewer and a paired screen go on at the standby server, in the same pages and after a reload', async ({
  page: desk,
  browser,
  contextOptions,
  server,
  guard,
}) => {
  // A desk cannot load code from a server that is gone.
  guard.allowConsole(
    /WebSocket connection|ERR_CONNECTION|status of (?:403|503)|This part of Standby did not load/u,
  );
  const folder = mkdtempSync(resolve(tmpdir(), 'standby-second-'));
  const port = await unusedPort();
  // The origin is on another site than the first server, as on another machine: the browser sends
  // no cookie there.
  const origin = `http://127.0.0.1:${port}`;
  const settings = { STANDBY_DATA: folder, FOLLOW_TOKEN, PUBLIC_URL: origin };
  const second = () =>
    startServerProcess(settings, port, ['--follow', server.origin], 'Standby follows');
  const { showId } = await openDesk(desk, server.origin);
  await untilOfflineCopy(desk);
  const { stop } = await second();
  const standbyServer = desk.getByText('This desk is connected to the standby server.');
  try {
    await test.step('the offline copy of a page learns about the standby server', async () => {
      // The first server soon hears of its follower, and names it in pages that are loaded from
      // then on.
      const address = `ws://127.0.0.1:${port}`;
      await expect
        .poll(async () => {
          const page = await desk.reload();
          return page?.headers()['content-security-policy'];
        })
        .toContain(address);
      await expect.poll(() => admitsOffline(desk, address)).toBe(true);
      await expect(connection(desk)).toHaveAccessibleName('Connection: Live');
    });
    await desk.getByRole('button', { name: 'Share' }).click();
    const link = await makeLink(desk, 'viewer', 'Viewer link');
    const context = await browser.newContext({ ...contextOptions, serviceWorkers: 'allow' });
    const viewer = await context.newPage();
    await viewer.goto(link);
    const house = await browser.newContext({ ...contextOptions, serviceWorkers: 'allow' });
    const wings = await house.newPage();
    await pairViewer(desk, wings, server.origin, showId);
    const screens = [viewer, wings];
    const showEverywhere = async (time: string): Promise<void> => {
      for (const screen of screens) await expect(screen.getByRole('timer')).toHaveText(time);
    };
    for (const screen of screens) await untilOfflineCopy(screen);
    await desk.keyboard.press('Escape');
    await desk.getByRole('button', { name: '+1m', exact: true }).click();
    await showEverywhere('11:00');

    await server.kill();
    await expect(connection(desk)).toHaveAccessibleName(/Offline since/u);
    await desk.getByRole('button', { name: '+1m', exact: true }).click();
    await test.step('an operator takes over from a browser', async () => {
      const operator = await desk.context().newPage();
      await operator.goto(origin);
      await expect(heading(operator)).toHaveText('This is the standby server');
      await expectAccessible(operator);
      const press = operator.getByRole('button', { name: 'Take over' });
      const token = operator.getByLabel('FOLLOW_TOKEN');
      await operator.getByRole('checkbox', { name: /The first machine is stopped/u }).check();
      await token.fill('not this one');
      await press.click();
      await expect(token).toHaveAccessibleDescription(/This is not the FOLLOW_TOKEN/u);
      await token.fill(FOLLOW_TOKEN);
      await press.click();
      await expect(heading(operator)).toHaveText('Run the show. Call it on time.');
      await expect(operator).toHaveURL(`${origin}/`);
      await operator.close();
    });

    await expect(connection(desk)).toHaveAccessibleName('Connection: Live');
    await expect(standbyServer).toBeVisible();
    await showEverywhere('12:00');
    await desk.getByRole('button', { name: '+1m', exact: true }).click();
    await showEverywhere('13:00');

    await test.step('all are loaded again while the first is gone, by account, by link and as a paired screen', async () => {
      for (const page of [desk, ...screens]) await page.reload();
      await expect(connection(desk)).toHaveAccessibleName('Connection: Live');
      await expect(standbyServer).toBeVisible();
      await desk.getByRole('button', { name: '+1m', exact: true }).click();
      await showEverywhere('14:00');
    });
    for (const screen of screens) await screen.context().close();
  } finally {
    await stop();
    rmSync(folder, { recursive: true });
  }
});
