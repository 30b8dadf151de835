import { once } from 'node:events';
import { createServer } from 'node:net';
import { remoteNames, remotes } from '@standby/federation-config';
import { expect, withOverrides } from '@standby/testing/playwright';
import { copyPort, E2E_SHELL_PORT } from '../../../platform/test/e2e-ports.ts';
import { findBrowser } from '../../../platform/test/browsers/browsers.ts';
import { launchEngine } from '../engines/engine-browser.ts';
import { expectHeading } from '../engines/expectations.ts';
import { createRoom } from '../engines/shared-journeys.ts';
import { expectOneInstanceOfEach } from '../singletons';
import { SHELL_ADDRESS } from '../../../platform/test/workspace-copy.ts';
import { addressOf, DEVELOPMENT, READY, test, WAY } from './dev-test.ts';

/** File of a screen of the desk. */
const DEVICES = 'mfe-venue/src/screens/Devices/Devices.tsx';

test.use({ baseURL: SHELL_ADDRESS });
test.describe.configure({ mode: 'serial' });

test.describe('pnpm dev', () => {
  test.beforeEach(({ guard }) => guard.allowConsole(DEVELOPMENT));

  test('starts shell and remotes and prints their addresses and times', async ({ workspace }) => {
    const output = await workspace.dev([], READY);
    for (const name of remoteNames) {
      const line = `${remotes[name].package} +${addressOf(name)} +ready in \\d+\\.\\d s`;
      expect(output).toMatch(new RegExp(line, 'u'));
    }
    expect(output).toMatch(new RegExp(`shell +${SHELL_ADDRESS} +ready in`, 'u'));
    expect(output).not.toMatch(/warn/iu);
  });

  test('has one instance of each shared library, with all remotes loaded', async ({ page }) => {
    await expectOneInstanceOfEach(page);
  });

  for (const engine of ['chromium', 'firefox', 'webkit'] as const) {
    test(`runs in ${engine}, each remote from its dev server: a walk, a room that is created, a screen that fails and comes back`, async ({
      launchOptions,
      workspace,
    }) => {
      test.skip(findBrowser(engine) === undefined, `${engine} is not on this machine`);
      const browser = await launchEngine(engine, launchOptions);
      try {
        const profile = await browser.newProfile();
        const window = await profile.openWindow(SHELL_ADDRESS);
        await window.goto('/dashboard');
        await expectHeading(window, /^Shows/u);
        // Visits each further remote in the same page, which loads shared modules once.
        for (const [act, heading] of WAY) {
          await test.step(String(heading), async () => {
            await act(window);
            await expectHeading(window, heading);
          });
        }
        await test.step('a room is created', () => createRoom(window));
        await test.step('a screen that fails, and comes back', async () => {
          const source = await workspace.read(DEVICES);
          await workspace.edit(DEVICES, () => '');
          await window.goto('/devices');
          await expectHeading(window, /did not start/u);
          await workspace.edit(DEVICES, () => source);
          await expectHeading(window, /^Devices/u);
        });
      } finally {
        await browser.stop();
      }
    });
  }

  test('shows an edit in a remote and in shared-ui without a reload, with state kept', async ({
    page,
    workspace,
  }) => {
    await page.goto('/auth/get-started');
    const field = page.getByLabel(/email/iu);
    await field.fill('half-typed');
    await page.evaluate(() => Object.assign(document, { isSame: true }));

    await workspace.edit('mfe-auth/src/screens/GetStarted/GetStarted.tsx', (text) =>
      text.replace(/^(\s+)Continue$/mu, '$1Carry on'),
    );
    await expect(page.getByRole('button', { name: 'Carry on' })).toBeVisible();
    await expect(field).toHaveValue('half-typed');

    await workspace.edit('shared-ui/src/components/Brand/Brand.tsx', (text) =>
      text.replace(/^(\s+)Standby$/mu, '$1Stand-by'),
    );
    await expect(page.getByText('Stand-by').first()).toBeVisible();
    await expect(field).toHaveValue('half-typed');

    expect(await page.evaluate(() => 'isSame' in document)).toBe(true);
  });

  test('lends a remote’s dev server to a built shell, which reloads on an edit', async ({
    page,
    workspace,
  }) => {
    const built = `http://localhost:${E2E_SHELL_PORT}`;
    await page.goto(built + withOverrides('/rooms', { venue: addressOf('venue') }));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Rooms');
    await expect(page.getByRole('button', { name: 'Overridden: venue' })).toBeVisible();

    await workspace.edit('mfe-venue/src/screens/Rooms/Rooms.tsx', (text) =>
      text.replace("'Create room'", "'Open a room'"),
    );
    await expect(page.getByRole('link', { name: 'Open a room' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Overridden: venue' })).toBeVisible();
    await page.getByRole('link', { name: 'Presentations' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Shows');
  });

  test('names the module of a screen that is saved empty, and shows the screen once it is not', async ({
    page,
    workspace,
    guard,
  }) => {
    const source = await workspace.read(DEVICES);
    await workspace.edit(DEVICES, () => '');
    const report = page.waitForEvent('console', (message) =>
      /no default export: .*Devices\.tsx/u.test(message.text()),
    );
    guard.allowConsole(/\[mfe-venue\]/u);
    await page.goto('/devices');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('did not start');
    await report;

    await workspace.edit(DEVICES, () => source);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Devices');
  });

  test('names the file of a screen that leaves something running', async ({
    page,
    workspace,
    guard,
  }) => {
    const source = await workspace.read(DEVICES);
    await workspace.edit(DEVICES, (text) =>
      text
        .replace(/^/u, "import { useEffect as useLeak } from 'react';\n")
        .replace(
          /(?<=: DevicesProps\) \{\n)/u,
          'useLeak(() => void setInterval(() => 0, 1e3), []);\n',
        ),
    );
    guard.allowConsole(/\[leak\]/u);
    let warning = '';
    page.on('console', (message) => {
      if (message.text().includes('[leak]')) warning = message.text();
    });
    await page.goto('/devices');
    // Repeats the visits: a cold dev server may load the page again, which starts the count again.
    await expect(async () => {
      for (const name of ['Rooms', 'Devices', 'Rooms']) {
        await page.getByRole('link', { name, exact: true }).click();
        await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
      }
      expect(warning).toMatch(
        /venue at \/devices: \d visits each left a running interval, started at \S+Devices\.tsx\S*:\d+:\d+\./u,
      );
    }).toPass();
    await workspace.edit(DEVICES, () => source);
  });

  test('ends all of them on Ctrl-C', async ({ workspace }) => {
    await workspace.interrupt();
    const addresses = [SHELL_ADDRESS, ...remoteNames.map((name) => addressOf(name))];
    for (const address of addresses) {
      await expect(fetch(address)).rejects.toThrow('fetch failed');
    }
  });
});

test.describe('pnpm dev venue', () => {
  test.beforeEach(({ guard }) => guard.allowConsole(DEVELOPMENT));

  test('runs that remote from its sources and the others from their last build', async ({
    page,
    workspace,
  }) => {
    // One of the other remotes has no build yet; the command makes it.
    await workspace.copyBuilds([
      'mfe-marketing',
      'mfe-auth',
      'mfe-live',
      'mfe-cues',
      'mfe-screens',
    ]);
    const stranger = createServer((socket) => socket.end('busy')).listen(
      copyPort(remotes.venue.port),
    );
    await once(stranger, 'listening');
    const output = await workspace.dev(['venue'], READY);
    stranger.close();
    expect(output).toContain('mfe-productions:build:');
    expect(output).not.toContain('mfe-live:build:');
    // The copy takes the next port, as another copy of the workspace would.
    const next = addressOf('venue', 20);
    expect(output).toMatch(new RegExp(`mfe-venue +${next} +ready`, 'u'));
    expect(output).toMatch(/mfe-live +from its last build/u);

    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('/rooms');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Rooms');
    await page.getByRole('link', { name: 'Presentations' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Shows');
    expect(requests).toContain(`${next}/remoteEntry.js`);
    const built = `${SHELL_ADDRESS}/remotes/productions/remoteEntry.js?v=`;
    expect(requests.some((url) => url.startsWith(built))).toBe(true);
  });

  test('takes one more remote from its own dev server, and keeps state when an editor saves in place', async ({
    page,
    workspace,
  }) => {
    await workspace.alone('mfe-auth');
    await page.goto(withOverrides('/auth/get-started', { auth: addressOf('auth') }));
    await expect(page.getByRole('button', { name: 'Overridden: auth' })).toBeVisible();
    const field = page.getByLabel(/email/iu);
    await field.fill('half-typed');
    await workspace.editInPlace('mfe-auth/src/screens/GetStarted/GetStarted.tsx', (text) =>
      text.replace(/^(\s+)Carry on$/mu, '$1Go on'),
    );
    await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();
    await expect(field).toHaveValue('half-typed');
    // The page still prefetches; its server must not end before it.
    await page.close();
    await workspace.interrupt();
  });

  test('refuses a name that no remote has, naming those that there are', async ({ workspace }) => {
    await expect(workspace.dev(['box-office'], READY)).rejects.toThrow(
      `No remote is called "box-office". There are: ${remoteNames.join(', ')}`,
    );
  });

  test('names the remote that cannot start, and runs the rest', async ({ workspace, page }) => {
    await workspace.edit('mfe-venue/vite.config.ts', () => 'throw new Error("broken config");\n');
    const output = await workspace.dev(['venue'], READY);
    expect(output).toMatch(new RegExp(`mfe-venue +${addressOf('venue')} +FAILED`, 'u'));
    expect(output).toMatch(/mfe-venue did not start: .*broken config/u);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Shows');
  });
});
