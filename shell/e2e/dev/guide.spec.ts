import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ORIGIN_POLICY, policyOrigins } from '@standby/federation-config';
import { expect, test as base } from '@standby/testing/playwright';
import { listeningPort } from '@standby/hosting/port';
import { createStaticServer, listen } from '@standby/hosting/static-server';
import { WorkspaceCopy } from '../../../platform/test/workspace-copy.ts';
import { copyReleased } from '../released.ts';
import { PORT, run, startServer, withLead } from './foreign-repository.ts';
import { GuideReader, readGuide, type GuideOptions } from './guide.ts';
import { makeSecondRemote, SCREEN } from './second-remote.ts';

const NOT_RUN: GuideOptions['notRun'] = {
  'pnpm exec playwright install chromium': 'the text names CHROMIUM_PATH for an installed one',
  'pnpm dev --connected https://standby.example':
    'it takes a second server: server-proxy.test.ts has its requests, sockets and pages',
};

/** Port that the neighbouring suite does not use. */
const FIRST_PORT = PORT + 10;
const DEV_SERVER = `http://localhost:${FIRST_PORT}`;

/** Largest number of requests. The page makes thousands without the dev server's bundles. */
const MOST_REQUESTS = 100;

/** Interval in ms in which Vite's watcher drops a second change. No person edits that fast. */
const WATCHER_DEAF_MS = 50;

/** Returns the age of a file in ms. */
const ageOf = async (file: string): Promise<number> => Date.now() - (await stat(file)).mtimeMs;

/** Command that starts the product's server with the server part of the repository. */
const SERVER_PART =
  'STANDBY_FEATURES=../tickets/dist-server/tickets.mjs npm run connected -- --api-only';

const SECOND_REMOTE = 'STANDBY_REMOTE_PORT=4189 pnpm dev:alone';

const CANARY = 'pnpm release --canary 10';

const LEAD = 'Seats, prices and who sits where';

/** Signs up, stores an item by the repository's routes, and returns the names of all items. */
async function keepItem(origin: string, name: string): Promise<readonly string[]> {
  const call = async (cookie: string, path: string, body?: object) => {
    const response = await fetch(`${origin}/api/v1${path}`, {
      headers: { origin, cookie, 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return response;
  };
  const person = { firstName: 'Mira', lastName: 'Okafor', password: 'Prompt-Desk-1' };
  const account = await call('', '/accounts', { ...person, email: 'mira@example.com' });
  const { organizationId } = (await account.json()) as { organizationId: string };
  const cookie = account.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
  const area = `/organizations/${organizationId}/tickets`;
  await call(cookie, area, { id: 'first', content: { name } });
  const changes = await call(cookie, `${area}/changes`);
  const { changed } = (await changes.json()) as { changed: { item: { name: string } }[] };
  return changed.map(({ item }) => item.name);
}

interface Fixtures {
  /** Empty folder, which gets the clone, the repository and the product. */
  readonly empty: string;
  /** Origin of a released product, in the folder `product`. */
  readonly host: string;
}

const test = base.extend<Fixtures>({
  empty: async ({ baseURL: _baseUrl }, provide) => {
    const folder = await mkdtemp(join(tmpdir(), 'standby-guide-'));
    await provide(folder);
    await rm(folder, { recursive: true, force: true });
  },
  host: async ({ empty }, provide) => {
    const product = resolve(empty, 'product');
    await copyReleased(product);
    const server = createStaticServer({
      mounts: [{ prefix: '', folder: resolve(product, 'site') }],
      isLive: true,
      origins: policyOrigins(ORIGIN_POLICY),
    });
    await listen(server, 0);
    await provide(`http://localhost:${listeningPort(server)}`);
    server.close();
    server.closeAllConnections();
  },
});

test('the guide for a remote in another repository works as it is written, from an empty folder', async ({
  page,
  guard,
  empty,
  host,
}) => {
  test.setTimeout(1_800_000);
  guard.allowConsole(/^debug: \[vite\]|React DevTools/u);
  // Pages of a dev server alone have no content policy.
  guard.allowConsole(/^without the content policy: http:\/\/localhost:\d+\/(?:tickets)?$/u);
  // A cold dev server on a busy machine can take longer than the shell waits.
  guard.allowConsole(/RemoteLoadError: remote "tickets" is slow/u);
  const blocks = await readGuide();
  const heading = page.getByRole('heading', { level: 1 });
  const environment = {
    RELEASE_TARGET: resolve(empty, 'product'),
    RELEASE_URL: host,
    STANDBY_REMOTE_PORT: String(FIRST_PORT),
    PORT: String(FIRST_PORT + 1),
    STANDBY_TEST_PORT: String(FIRST_PORT + 2),
  };
  const here = (text: string): string =>
    text
      .replaceAll('https://product.example', host)
      .replaceAll('http://localhost:4170', `http://localhost:${environment.PORT}`)
      .replaceAll('http://localhost:4179', DEV_SERVER)
      .replaceAll('4189', String(FIRST_PORT + 3));

  const repository = resolve(empty, 'tickets');
  const secondRepository = resolve(empty, 'scenery');
  async function commitFile(file: string, content: string): Promise<void> {
    await writeFile(resolve(repository, file), content);
    run(repository, environment, 'sh', '-c', 'git add --all && git commit -qm "feat: change"');
  }

  /** Waits without the pauses of an expectation, because the test measures part of this time. */
  const untilTickets = () =>
    page.getByRole('heading', { level: 1, name: 'Tickets', exact: true }).waitFor();

  async function visitTickets(address: string): Promise<void> {
    await page.goto(address);
    await untilTickets();
  }

  const visits: GuideOptions['visits'] = {
    'pnpm dev:alone': async () => {
      let requests = 0;
      page.on('request', () => (requests += 1));
      const first = performance.now();
      await visitTickets(`${DEV_SERVER}/tickets`);
      reader.times.record('its first screen', first);
      expect(requests).toBeLessThan(MOST_REQUESTS);
      const second = performance.now();
      await page.reload();
      await untilTickets();
      reader.times.record('a reload', second);
      const preview = blocks.find(({ heading: of }) => of === 'Try it in a product');
      await visitTickets(here(preview?.lines[0] ?? ''));
      await expect(page.getByRole('button', { name: /^Overridden: tickets/u })).toBeVisible();
      await page.goto(`${host}/rooms?mf=reset`);
    },
    'pnpm --filter @standby/shared-ui dev': async (address) => {
      await page.goto(address);
      await expect(heading).toBeVisible();
      // The page would go on sending requests to the server.
      await page.goto('about:blank');
    },
    [SERVER_PART]: async (address) => {
      expect(await keepItem(address, 'Balcony')).toEqual(['Balcony']);
    },
    'pnpm dev': async (address) => {
      await visitTickets(address);
      await page.goto('about:blank');
    },
    [SECOND_REMOTE]: async () => {
      const shell = await startServer(repository, environment, 'pnpm dev');
      const together = blocks
        .flatMap(({ lines }) => lines)
        .find((line) => line.includes('mf=scenery@'));
      await visitTickets(here(together ?? ''));
      await page.getByRole('link', { name: 'Scenery', exact: true }).click();
      await expect(heading).toHaveText('Scenery');
      await page.evaluate(() => void Object.assign(document, { isSame: true }));
      for (const [title, folder] of [
        ['Scenery', secondRepository],
        ['Tickets', repository],
      ] as const) {
        await page.getByRole('link', { name: title, exact: true }).click();
        const source = await readFile(resolve(folder, SCREEN), 'utf8');
        await expect(page.getByText(LEAD)).toHaveCount(0);
        const edited = withLead(source, title, LEAD);
        await writeFile(resolve(folder, SCREEN), edited);
        await expect(page.getByText(LEAD)).toBeVisible();
        await expect.poll(() => ageOf(resolve(folder, SCREEN))).toBeGreaterThan(WATCHER_DEAF_MS);
        await writeFile(resolve(folder, SCREEN), source);
        await expect(page.getByText(LEAD)).toHaveCount(0);
      }
      expect(await page.evaluate(() => 'isSame' in document)).toBe(true);
      await page.goto('about:blank');
      await shell.stop();
    },
    'pnpm dev --registry https://product.example/remotes.json': async (address) => {
      await visitTickets(address);
      await page.getByRole('link', { name: 'Rooms', exact: true }).click();
      await expect(heading).toContainText('Rooms');
      await page.goto('about:blank');
    },
  };

  const preparations: GuideOptions['preparations'] = {
    [SECOND_REMOTE]: () => makeSecondRemote(repository, secondRepository, environment),
    // The release tool refuses the same sources twice.
    [CANARY]: async () => {
      const source = await readFile(resolve(repository, SCREEN), 'utf8');
      await commitFile(SCREEN, withLead(source, 'Tickets', LEAD));
    },
  };

  const checks: GuideOptions['checks'] = {
    [CANARY]: async (printed) => {
      const [preview = ''] = /https?:\S+\?mf=\S+/u.exec(printed) ?? [];
      await visitTickets(preview);
      await expect(page.getByText(LEAD)).toBeVisible();
      await page.goto(`${host}/rooms?mf=reset`);
    },
  };

  const clone = (await WorkspaceCopy.make(empty)).folder;
  const reader = new GuideReader({
    clone,
    folders: {
      '# in the clone': clone,
      '# in the repository of the second remote': secondRepository,
    },
    environment,
    here,
    notRun: NOT_RUN,
    preparations,
    checks,
    visits,
  });
  for (const { heading: of, language, lines } of blocks) {
    await test.step(`${of}: ${lines[0] ?? ''}`, async () => {
      if (of === 'Update the packages') reader.returnToClone();
      if (language === 'ts') await commitFile('src/events.ts', `${lines.join('\n')}\n`);
      if (language === 'sh') for (const line of lines) await reader.follow(line);
    });
  }
  const known = [NOT_RUN, visits, preparations, checks].flatMap((options) => Object.keys(options));
  expect(known.filter((command) => !reader.read.has(command))).toEqual([]);
  await test
    .info()
    .attach('times.md', { body: reader.times.table(), contentType: 'text/markdown' });
  process.stdout.write(`${reader.times.table()}\n`);

  await page.goto(`${host}/rooms`);
  await expect(page.getByRole('link', { name: 'Rooms', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tickets' })).toHaveCount(0);
  await page.close();
});
