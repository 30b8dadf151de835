import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { REPORTS_FILE, type ReleaseReports } from '@standby/hosting/release-reports';
import { ROOT } from '@standby/hosting/root';
import {
  startConnectedServer,
  type ConnectedServer,
} from '../../../server/testing/connected-server.ts';
import { buildBy, installBundlers } from '../dev/foreign-builds.ts';
import { commit, copyPackages, run, withLead } from '../dev/foreign-repository.ts';
import { StepTimes } from '../dev/step-times.ts';
import { copyReleased } from '../released.ts';
import { connection, openDesk } from './desk-journey.ts';
import { callServer, expect, heading, test as connectedTest } from './test.ts';

/** Screen of the remote `tickets`, in its repository. */
const SCREEN = 'src/screens/Tickets/Tickets.tsx';

/** Files of a repository that a former version of the packages was made for. */
const FORMER_REPOSITORY = resolve(import.meta.dirname, 'scenery-2026-11-24.patch');

/** Pages that load a canary before its error rate counts. */
const PAGES_OF_CANARY = 20;

/** Values by which a browser gets a canary of 10 %, and by which it does not. */
const WITH_CANARY = '0.05';
const WITHOUT_CANARY = '0.4';

interface WorkerFixtures {
  /** Folder of the release log and of the teams' repositories. */
  readonly folder: string;
  readonly server: ConnectedServer;
}

const test = connectedTest.extend<object, WorkerFixtures>({
  folder: [
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
    async ({ folder }, provide) => {
      const server = await startConnectedServer({
        STANDBY_RELEASES: join(folder, 'release'),
        STANDBY_FEATURES: 'released',
      });
      await provide(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

/** Visits a page as a browser that gets canaries or not. */
async function visit(page: Page, visitor: string, path = '/tickets'): Promise<void> {
  await page.evaluate((value) => localStorage.setItem('standby:visitor', value), visitor);
  await page.goto(path);
}

const items = (page: Page) => page.getByRole('list', { name: 'Items' });

test('two teams release from their repositories while a room runs: server parts, a canary that its errors end, promotion, rollback, rspack, an upgrade @all', async ({
  page: desk,
  folder,
  server,
  guard,
}) => {
  test.setTimeout(1_200_000);
  // The server is killed once, and screens fail.
  guard.allowConsole(/WebSocket connection|ERR_CONNECTION|ERR_INCOMPLETE_CHUNKED/u);
  guard.allowConsole(/\[mfe-tickets@|no seats|tickets 2\.0\.0 needs its server part/u);

  const times = new StepTimes();
  const product = join(folder, 'release');
  const tickets = join(folder, 'tickets');
  const scenery = join(folder, 'scenery');
  const environment = { RELEASE_TARGET: product, RELEASE_URL: server.origin };
  /** Runs a command of the guide in a folder, and measures it. */
  const follow = (place: string, command: string, what = `\`${command}\``): Promise<string> =>
    times.measure(what, () => run(place, environment, 'sh', '-c', command));
  async function edit(change: (source: string) => string): Promise<void> {
    const file = join(tickets, SCREEN);
    await writeFile(file, change(await readFile(file, 'utf8')));
    commit(tickets);
  }
  const hasCanary = async (): Promise<boolean> => {
    const registry = (await (await fetch(`${server.origin}/remotes.json`)).json()) as {
      readonly remotes: Readonly<Record<string, { readonly canary?: object }>>;
    };
    return registry.remotes['tickets']?.canary !== undefined;
  };

  await openDesk(desk, server.origin);
  await desk.getByRole('button', { name: 'Play', exact: true }).click();
  async function expectRunningShow(): Promise<void> {
    await expect(connection(desk)).toHaveAccessibleName('Connection: Live');
    await expect(desk.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  }
  await expectRunningShow();

  await test.step('a new repository with a server part', async () => {
    const command = `pnpm new:remote tickets --path /tickets --standalone ${tickets} --server`;
    await follow(ROOT, command, '`pnpm new:remote tickets … --server`');
    await follow(tickets, 'pnpm install');
    commit(tickets);
  });

  await test.step('a repository of a former version is upgraded', async () => {
    await mkdir(scenery);
    run(scenery, {}, 'git', 'init', '-q');
    run(scenery, {}, 'git', 'apply', FORMER_REPOSITORY);
    // The guide's own test runs `pnpm pack:all --repository`, which would pack the same packages again.
    await copyPackages(tickets, scenery);
    await follow(scenery, 'pnpm install', '`pnpm install` in the former repository');
    const changes = await follow(scenery, 'pnpm exec standby-release upgrade');
    expect(changes).toContain('src/screens/Scenery/Scenery.tsx: ');
    expect(changes).toContain('package.json: packages and scripts');
    run(scenery, {}, 'pnpm', 'install');
    run(scenery, {}, 'pnpm', '-s', 'types');
    expect(run(scenery, {}, 'pnpm', 'exec', 'standby-release', 'upgrade')).not.toContain('src/');
    commit(scenery);
    await expectRunningShow();
  });

  await test.step('both server parts start side by side, and the show goes on', async () => {
    await follow(tickets, 'pnpm release:server');
    await follow(scenery, 'pnpm release:server', '`pnpm release:server` of the former repository');
    await times.measure(
      'a killed server with both server parts, until the desk is live',
      async () => {
        await server.kill();
        await server.restart();
        await expectRunningShow();
      },
    );
  });

  const page = await desk.context().newPage();
  await page.goto('/dashboard');

  await test.step('the screens of both, with their data on the server', async () => {
    await follow(tickets, 'pnpm release');
    await follow(scenery, 'pnpm release', '`pnpm release` of the former repository');
    await visit(page, WITHOUT_CANARY, '/scenery');
    await expect(heading(page)).toHaveText('Scenery');
    const organization = await page.evaluate(() => {
      const tag = document.querySelector<HTMLMetaElement>('meta[name="standby:session"]');
      return (JSON.parse(tag?.content ?? '{}') as { organizationId: string }).organizationId;
    });
    const wall = { id: 'wall', content: { name: 'Wall' } };
    const path = `/organizations/${organization}/scenery`;
    expect(await callServer(page, server.origin, 'POST', path, wall)).toContain('Wall');
    await page.getByRole('link', { name: 'Tickets', exact: true }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Balcony');
    await page.keyboard.press('Enter');
    await expect(items(page)).toHaveText('Balcony');
  });

  await test.step('a page that is left reports how it felt', async () => {
    const reported = page.waitForRequest(`${server.origin}/reports`);
    await visit(page, WITHOUT_CANARY);
    await reported;
    await page.goto('/dashboard');
    const isMeasured = async () => {
      const text = await readFile(join(product, REPORTS_FILE), 'utf8');
      const { tickets: ofTickets = {} } = JSON.parse(text) as ReleaseReports;
      return Object.values(ofTickets).some(({ measured }) => measured > 0);
    };
    // The server writes the counts every five seconds.
    await expect.poll(isMeasured).toBe(true);
  });

  await test.step('the errors of a canary end it', async () => {
    const source = await readFile(join(tickets, SCREEN), 'utf8');
    await edit((text) =>
      text.replace(
        '  return (',
        "  if (list.state !== 'failed') throw new Error('There are no seats');\n  return (",
      ),
    );
    await follow(tickets, 'pnpm release --canary 10 --abort-above 2');
    await visit(page, WITHOUT_CANARY);
    await expect(items(page)).toHaveText('Balcony');
    expect(await hasCanary()).toBe(true);
    await times.measure(
      `${PAGES_OF_CANARY} pages with errors, until the canary has ended`,
      async () => {
        for (let visits = 0; visits < PAGES_OF_CANARY; visits += 1) {
          await visit(page, WITH_CANARY);
          await expect(heading(page)).toHaveText('Tickets stopped working');
        }
        await expect.poll(hasCanary).toBe(false);
      },
    );
    await visit(page, WITH_CANARY);
    await expect(items(page)).toHaveText('Balcony');
    await edit(() => source);
    await expectRunningShow();
  });

  await test.step('a better canary has a preview, is promoted and rolled back', async () => {
    await edit((source) => withLead(source, 'Tickets', 'Seats and prices'));
    const lead = page.getByText('Seats and prices');
    const printed = await follow(tickets, 'pnpm release --canary 10');
    await visit(page, WITH_CANARY);
    await expect(lead).toBeVisible();
    await visit(page, WITHOUT_CANARY);
    await expect(items(page)).toHaveText('Balcony');
    await expect(lead).toHaveCount(0);
    await visit(page, WITHOUT_CANARY, /https?:\S+\?mf=\S+/u.exec(printed)?.[0]);
    await expect(lead).toBeVisible();
    await visit(page, WITHOUT_CANARY, '/tickets?mf=reset');
    await expect(lead).toHaveCount(0);

    await follow(tickets, 'pnpm promote');
    await visit(page, WITHOUT_CANARY);
    await expect(lead).toBeVisible();
    await follow(tickets, 'pnpm rollback');
    await visit(page, WITHOUT_CANARY);
    await expect(items(page)).toHaveText('Balcony');
    await expect(lead).toHaveCount(0);
  });

  await test.step('screens that do not fit the server are refused, and forced ones give the reason', async () => {
    const file = join(tickets, 'package.json');
    const manifest = await readFile(file, 'utf8');
    await writeFile(file, manifest.replace('"version": "1.0.0"', '"version": "2.0.0"'));
    commit(tickets);
    expect(() => run(tickets, environment, 'pnpm', '-s', 'release')).toThrow(
      'needs its server part 2.0.0, and this server has 1.0.0',
    );
    const forced = ['exec', 'standby-release', 'release', 'tickets', '--from', 'dist', '--force'];
    run(tickets, environment, 'pnpm', ...forced);
    await visit(page, WITHOUT_CANARY);
    await expect(heading(page)).toHaveText('Tickets did not load');
    run(tickets, environment, 'pnpm', '-s', 'rollback');
    await writeFile(file, manifest);
    commit(tickets);
    await visit(page, WITHOUT_CANARY);
    await expect(items(page)).toHaveText('Balcony');
  });

  await test.step('rspack builds the same screens, which keep their data', async () => {
    await times.measure('installation of rspack', () => installBundlers(tickets, 'rspack'));
    await edit((source) => source.replace('Seats and prices', 'Built by rspack'));
    await times.measure('build by rspack', () => buildBy('rspack', tickets));
    await follow(tickets, 'pnpm exec standby-contract dist-rspack');
    commit(tickets);
    await follow(tickets, 'pnpm exec standby-release release tickets --from dist-rspack');
    await visit(page, WITHOUT_CANARY);
    await expect(page.getByText('Built by rspack')).toBeVisible();
    await expect(items(page)).toHaveText('Balcony');
    await expectRunningShow();
  });

  await expectRunningShow();
  await test.info().attach('times.md', { body: times.table(), contentType: 'text/markdown' });
  process.stdout.write(`${times.table()}\n`);
});
