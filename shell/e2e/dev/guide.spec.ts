import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, withOverrides } from '@standby/testing/playwright';
import { E2E_SHELL_PORT } from '../../../platform/test/e2e-ports.ts';
import { WorkspaceCopy } from '../../../platform/test/workspace-copy.ts';
import { expectEditsWithoutReload, expectStateToSurvive, LEAD } from './edited-screens.ts';
import { run, startServer, withLead } from './foreign-repository.ts';
import { test } from './guide-test.ts';
import { GuideReader, readGuide, type GuideOptions } from './guide.ts';
import { releaseOtherBuilds } from './other-builds.ts';
import { makeSecondRemote, SECOND_SCREEN } from './second-remote.ts';

const NOT_RUN: GuideOptions['notRun'] = {
  'pnpm exec playwright install chromium': 'the text names CHROMIUM_PATH for an installed one',
  'pnpm dev --connected https://standby.example':
    'it takes a second server: server-proxy.test.ts has its requests, sockets and pages',
};

/** Port that the neighbouring suites do not use. */
const FIRST_PORT = E2E_SHELL_PORT + 220;
const DEV_SERVER = `http://localhost:${FIRST_PORT}`;

/** Largest number of requests. The page makes thousands without the dev server's bundles. */
const MOST_REQUESTS = 100;

/** Screen of the remote `tickets`, in its repository. */
const SCREEN = 'src/screens/Tickets/Tickets.tsx';

/** Command that starts the product's server with the server part of the repository. */
const SERVER_PART =
  'STANDBY_FEATURES=../tickets/dist-server/tickets.mjs npm run connected -- --api-only';

const SECOND_REMOTE = 'STANDBY_REMOTE_PORT=4189 pnpm dev:alone';

const CANARY = 'pnpm release --canary 10';

/**
 * History of a remote in the output of `pnpm releases`, after the removal. The command removes the
 * previous release, to which the remote was rolled back.
 */
const REMOVED =
  /tickets +not released\n {4}.+release .+\n(?: {4}.+\n)+.+rollback (.+ from \w{8})\n.+remove +\1$/mu;

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

test('the guide for a remote in another repository works as it is written, from an empty folder, with a second remote and with builds of other bundlers', async ({
  page,
  guard,
  empty,
  host,
  serve,
}) => {
  test.setTimeout(2_400_000);
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
  const screen = resolve(repository, SCREEN);
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

  const currentTab = page.locator('nav [aria-current=page]');

  /** Expects that the remote comes from its dev server, then ends the override. */
  async function expectOverride(): Promise<void> {
    const name = `Overridden: tickets from localhost:${FIRST_PORT}`;
    await expect(page.getByRole('button', { name })).toBeVisible();
    await expect(currentTab).toHaveText('Tickets');
    await page.goto(`${host}/rooms?mf=reset`);
    await expect(page.getByRole('link', { name: 'Rooms', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Tickets' })).toHaveCount(0);
  }

  async function expectNoTickets(): Promise<void> {
    await page.goto(`${host}/tickets`);
    await expect(heading).toHaveText('This page does not exist');
    await page.goto(`${host}/rooms`);
    await expect(page.getByRole('link', { name: 'Rooms', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Tickets' })).toHaveCount(0);
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
      await expectOverride();
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
      await expectEditsWithoutReload(page, [
        ['Scenery', resolve(secondRepository, SECOND_SCREEN)],
        ['Tickets', screen],
      ]);
      await page.goto('about:blank');
      await shell.stop();
    },
    'pnpm dev --registry https://product.example/remotes.json': async (address) => {
      await expectStateToSurvive(page, screen, { shell: address, devServer: DEV_SERVER });
      await visitTickets(withOverrides(`${host}/tickets`, { tickets: DEV_SERVER }));
      await expectOverride();
    },
  };

  const preparations: GuideOptions['preparations'] = {
    [SECOND_REMOTE]: () => makeSecondRemote(repository, secondRepository, environment),
    'pnpm release': expectNoTickets,
    // The release tool refuses the same sources twice.
    [CANARY]: async () => {
      const source = await readFile(screen, 'utf8');
      await commitFile(SCREEN, withLead(source, 'Tickets', LEAD));
    },
    'pnpm remove:remote': () =>
      releaseOtherBuilds({ page, repository, screen, words: LEAD, environment, host, serve }),
  };

  const checks: GuideOptions['checks'] = {
    // The shell was not built again.
    'pnpm release': async () => {
      await page.goto(`${host}/rooms`);
      await page.getByRole('link', { name: 'Tickets' }).click();
      await untilTickets();
      await expect(currentTab).toHaveText('Tickets');
      await expect(heading).toBeFocused();
    },
    'pnpm remove:remote': expectNoTickets,
    'pnpm releases': async (printed) => expect(printed).toMatch(REMOVED),
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

  await expectNoTickets();
  // The page prefetches from a host that ends with the test.
  await page.close();
});
