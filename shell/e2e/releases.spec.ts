import { cp, mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, saveData, test as base } from 'shared-ui/testing/playwright';
import { remoteFolder } from '../../tools/composition.ts';
import { openReleaseFolder, type ReleaseFolder } from '../../tools/release/release-folder.ts';
import { point, startCanary, type Release } from '../../tools/release/release-log.ts';
import { createStaticServer, listen } from '../../tools/static-server/static-server.ts';
import { copyReleased, putVersion } from './released.ts';

/** A host with everything released once, on which a test releases. */
class Host {
  private constructor(
    readonly origin: string,
    readonly folder: ReleaseFolder,
    private readonly root: string,
    private readonly server: Server,
  ) {}

  static async start(): Promise<Host> {
    const root = await mkdtemp(join(tmpdir(), 'standby-'));
    const folder = openReleaseFolder(join(root, 'release'), {
      remote: (name) => (name === 'venue' ? join(root, 'venue') : remoteFolder(name)),
    });
    await copyReleased(join(root, 'release'));
    await cp(remoteFolder('venue'), join(root, 'venue'), { recursive: true });
    const server = createStaticServer({
      mounts: [{ prefix: '', folder: join(root, 'release') }],
      isLive: true,
    });
    await listen(server, 0);
    return new Host(
      `http://localhost:${(server.address() as AddressInfo).port}`,
      folder,
      root,
      server,
    );
  }

  private putVenue(version: string): Promise<Release> {
    return putVersion(this.folder, 'venue', join(this.root, 'venue'), version);
  }

  async releaseVenue(version: string): Promise<void> {
    const release = await this.putVenue(version);
    await this.folder.writeLog('venue', point(await this.folder.readLog('venue'), release));
  }

  async startVenueCanary(version: string, share: number): Promise<void> {
    const release = await this.putVenue(version);
    const log = await this.folder.readLog('venue');
    await this.folder.writeLog('venue', startCanary(log, release, share));
  }

  /** Deletes a release from the host, as a clean-up that comes too early would. */
  async deleteVenue(version: string): Promise<void> {
    const { releases } = await this.folder.readLog('venue');
    for (const { id } of releases.filter((release) => release.version === version)) {
      await rm(join(this.root, 'release/remotes/venue', id), { recursive: true });
    }
  }

  async stop(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await rm(this.root, { recursive: true });
  }
}

const test = base.extend<{ host: Host }>({
  // Playwright reads the first parameter's names, so it has to be a pattern.
  // oxlint-disable-next-line no-empty-pattern
  host: async ({}, provide) => {
    const host = await Host.start();
    await provide(host);
    await host.stop();
  },
});

/** Versions of mfe-venue whose files the page asked for since the last call. */
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

/** What coming back to a window does. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const OFFER = 'A new version of Standby is ready';

test('a page keeps its release until the person refreshes or a file of it has gone; a canary is for some visitors', async ({
  page,
  host,
  guard,
}) => {
  const versions = venueVersions(page);
  // What a page fetches ahead when it has been still would count for the next one.
  await saveData(page);
  await page.goto(`${host.origin}/rooms`);
  await expect(heading(page)).toContainText('Rooms');
  expect(versions()).toEqual(['1.0.0']);

  await test.step('a release', async () => {
    await host.releaseVenue('1.1.0');
    await page.getByRole('link', { name: 'Devices', exact: true }).click();
    await expect(heading(page)).toContainText('Devices');
    expect(versions()).toEqual(['1.0.0']);
    await comeBack(page);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText(OFFER)).toHaveCount(0);
    await expect(heading(page)).toContainText('Devices');
    expect(versions()).toEqual(['1.1.0']);
  });

  await test.step('a file that has gone: the page is loaded anew', async () => {
    guard.allowConsole(
      /Failed to load resource|ScreenLoadError|Failed to find a valid digest|SRI's integrity checks/u,
    );
    await host.releaseVenue('1.2.0');
    await host.deleteVenue('1.1.0');
    await page.getByRole('link', { name: 'Add device' }).click();
    await expect(heading(page)).toHaveText(/add device/iu);
    await expect(page).toHaveURL(`${host.origin}/add-device`);
    expect(versions()).toContain('1.2.0');
  });

  await test.step('a canary: for the visitors that it is for', async () => {
    await host.startVenueCanary('1.3.0', 0.5);
    for (const [visitor, version] of [
      ['0.49', '1.3.0'],
      ['0.5', '1.2.0'],
    ] as const) {
      await page.evaluate((number) => localStorage.setItem('standby:visitor', number), visitor);
      versions();
      await page.reload();
      await expect(heading(page)).toHaveText(/add device/iu);
      expect(versions()).toEqual([version]);
    }
  });
});
