import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SHELL_CONTRACT } from '@standby/contracts';
import type { Page } from '@playwright/test';
import { startConnectedServer } from '../../../server/testing/connected-server.ts';
import { copyReleased, openTestReleases } from '../released.ts';
import { stubEntry } from '../stub-remote.ts';
import { connection, createShow } from './desk-journey.ts';
import { expect, heading, test as connectedTest } from './test.ts';

interface ReleaseFixtures {
  /** Folder to which teams release while the server runs. */
  readonly releases: string;
}

const test = connectedTest.extend<object, ReleaseFixtures>({
  releases: [
    // Playwright reads the first parameter's names, so it has to be a pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const folder = await mkdtemp(join(tmpdir(), 'standby-releases-'));
      await copyReleased(join(folder, 'release'));
      await provide(folder);
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ releases }, provide) => {
      const server = await startConnectedServer({ STANDBY_RELEASES: join(releases, 'release') });
      await provide(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

/** Writes the build of a remote from another repository. */
async function buildTickets(folder: string, version: string, serverPart?: string): Promise<void> {
  const screen = `() => react.createElement('h1', null, 'Tickets ${version}')`;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'remoteEntry.js'), stubEntry('/tickets', screen));
  const contract = {
    name: 'mfe-tickets',
    version,
    shellContract: SHELL_CONTRACT,
    routes: [{ path: '/tickets', parameters: [] }],
    sends: [],
    hears: [],
    remote: { name: 'tickets', title: 'Tickets', paths: ['/tickets'], layout: 'app' },
    serverPart,
  };
  await writeFile(join(folder, 'contract.json'), JSON.stringify(contract));
}

async function visit(page: Page, bucket: string, path = '/tickets'): Promise<void> {
  await page.evaluate((value) => localStorage.setItem('standby:visitor', value), bucket);
  await page.goto(path);
}

test('teams release, try out, promote and take back screens while a room runs @all', async ({
  page: desk,
  haveAccount,
  releases: folder,
  server,
  guard,
}) => {
  const build = join(folder, 'tickets');
  const releases = openTestReleases(join(folder, 'release'), { remoteBuild: () => build });
  await haveAccount(desk, 'Mira', 'Lantern Street');
  await createShow(desk, 'Hamlet');
  await desk.getByRole('link', { name: 'Open live room: Hamlet' }).click();
  await expect(connection(desk)).toHaveAccessibleName('Connection: Live');
  const page = await desk.context().newPage();
  await page.goto('/dashboard');

  await test.step('a remote that the server was not built with', async () => {
    await buildTickets(build, '1.0.0');
    await releases.release(['tickets']);
    await visit(page, '0.4');
    await expect(heading(page)).toHaveText('Tickets 1.0.0');
  });

  await test.step('a canary is for some browsers, and its preview for those who have the link', async () => {
    await buildTickets(build, '1.1.0');
    const { remotes } = await releases.release(['tickets'], { share: 0.1 });
    await visit(page, '0.05');
    await expect(heading(page)).toHaveText('Tickets 1.1.0');
    await visit(page, '0.4');
    await expect(heading(page)).toHaveText('Tickets 1.0.0');
    const id = remotes['tickets']?.releases.at(-1)?.id ?? '';
    await visit(page, '0.4', `/tickets?mf=tickets@${server.origin}/remotes/tickets/${id}/`);
    await expect(heading(page)).toHaveText('Tickets 1.1.0');
    await visit(page, '0.4', '/tickets?mf=reset');
    await expect(heading(page)).toHaveText('Tickets 1.0.0');
  });

  await test.step('promotion and rollback', async () => {
    await releases.promote('tickets');
    await visit(page, '0.4');
    await expect(heading(page)).toHaveText('Tickets 1.1.0');
    await releases.rollBack('tickets');
    await visit(page, '0.4');
    await expect(heading(page)).toHaveText('Tickets 1.0.0');
  });

  await test.step('a page that is left reports how it felt', async () => {
    const reported = page.waitForRequest(`${server.origin}/reports`);
    await visit(page, '0.4');
    await reported;
    await page.goto('/dashboard');
    const measured = async () => {
      const { tickets = {} } = await releases.readReports();
      return Object.values(tickets).some((counts) => counts.measured > 0);
    };
    // The server writes the counts every five seconds.
    await expect.poll(measured, { timeout: 20_000 }).toBe(true);
  });

  await test.step('screens that do not fit the server are refused, and the room runs on', async () => {
    await buildTickets(build, '1.2.0', '1.2.0');
    const release = releases.release(['tickets']);
    await expect(release).rejects.toThrow('needs its server part 1.2.0, and this server has none');
    guard.allowConsole(/tickets 1\.2\.0 needs its server part 1\.2\.0/u);
    await releases.release(['tickets'], { isForced: true });
    await visit(page, '0.4');
    await expect(heading(page)).toHaveText('Tickets did not load');
    await expect(connection(desk)).toHaveAccessibleName('Connection: Live');
  });
});
