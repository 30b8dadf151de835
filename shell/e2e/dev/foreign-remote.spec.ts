import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ORIGIN_POLICY, policyOrigins } from '@standby/federation-config';
import { expect, test as base, withOverrides } from '@standby/testing/playwright';
import { listeningPort } from '@standby/hosting/port';
import { ROOT } from '@standby/hosting/root';
import {
  createStaticServer,
  listen,
  type StaticServerOptions,
} from '@standby/hosting/static-server';
import { buildBy, buildByPlugin, installBundlers } from './foreign-builds.ts';
import { commit, DEV_SERVER, PORT, run, startServer } from './foreign-repository.ts';
import { copyReleased } from '../released.ts';
import { SECOND_COPY } from '../singletons.ts';

const NOT_YET = 'Tickets is not here yet';
const EDITED = 'Tickets is being written';
const BY_STOCK = 'Built by the federation plugin';

/** Source of a screen with state, which has to survive an edit. */
const SCREEN_WITH_STATE = `
import { useState } from 'react';
import { Page } from '@standby/shared-ui';

export default function Tickets() {
  const [note, setNote] = useState('');
  return (
    <Page title="Tickets">
      <p>${NOT_YET}</p>
      <input aria-label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
    </Page>
  );
}
`;

interface Fixtures {
  /** Folder outside the workspace. */
  readonly temporary: string;
  /** Serves a folder until the test ends. Returns its origin. */
  readonly serve: (folder: string, options?: Partial<StaticServerOptions>) => Promise<string>;
}

const test = base.extend<Fixtures>({
  temporary: async ({ baseURL: _baseUrl }, provide) => {
    const folder = await mkdtemp(join(tmpdir(), 'standby-foreign-'));
    await provide(folder);
    await rm(folder, { recursive: true, force: true });
  },
  serve: async ({ baseURL: _baseUrl }, provide) => {
    const close: (() => void)[] = [];
    await provide(async (folder, options = {}) => {
      const mounts = [{ prefix: '', folder }];
      const server = createStaticServer({ mounts, isLive: true, ...options });
      await listen(server, 0);
      close.push(() => {
        server.close();
        server.closeAllConnections();
      });
      return `http://localhost:${listeningPort(server)}`;
    });
    close.forEach((run) => run());
  },
});

test('a remote of another repository passes its own tests, and is released into a product, overridden and removed', async ({
  page,
  guard,
  temporary,
  serve,
}) => {
  test.setTimeout(1_800_000);
  const folder = resolve(temporary, 'tickets');
  const product = resolve(temporary, 'release');
  /** Runs the repository's own commands. */
  const own = (...words: string[]): string =>
    run(folder, { RELEASE_TARGET: product }, 'pnpm', '-s', ...words);
  const screen = resolve(folder, 'src/screens/Tickets/Tickets.tsx');

  await test.step('it is made, installed and tested outside of the workspace', async () => {
    const words = ['new:remote', 'tickets', '--path', '/tickets', '--standalone', folder];
    run(ROOT, {}, 'pnpm', '-s', ...words);
    run(folder, {}, 'pnpm', 'install', '--prefer-offline');
    run(folder, {}, 'pnpm', '-s', 'test');
    commit(folder);
  });

  await test.step('its pictures are taken once, and a change of the screen differs from them', async () => {
    own('pictures');
    own('exec', 'playwright', 'test', 'pictures');
    const source = await readFile(screen, 'utf8');
    await writeFile(screen, source.replace(NOT_YET, EDITED));
    own('build:standalone');
    expect(() => own('exec', 'playwright', 'test', 'pictures')).toThrow('tickets-light-390.png');
    await writeFile(screen, source);
    commit(folder);
  });

  await copyReleased(product);
  const origins = policyOrigins(ORIGIN_POLICY);
  const host = await serve(resolve(product, 'site'), { origins });

  const source = await readFile(screen, 'utf8');
  const dev = await startServer(folder, {}, `pnpm dev --registry ${host}/remotes.json`);
  try {
    await test.step('before its first release, the development shell has it from its sources beside released remotes', async () => {
      guard.allowConsole(/^debug: \[vite\]|React DevTools/u);
      // The shell reports a remote as slow after 10 s. A cold dev server on a busy machine can take
      // longer.
      guard.allowConsole(/RemoteLoadError: remote "tickets" is slow/u);
      const ofDevServer: string[] = [];
      page.on('request', (request) => {
        if (request.url().startsWith(DEV_SERVER)) ofDevServer.push(request.url());
      });
      await writeFile(screen, SCREEN_WITH_STATE);
      await page.goto(dev.address);
      await expect(page.getByText(NOT_YET)).toBeVisible();
      await expect(page.locator('nav [aria-current=page]')).toHaveText('Tickets');

      const note = page.getByLabel('Note');
      await note.fill('half-typed');
      await writeFile(screen, SCREEN_WITH_STATE.replace(NOT_YET, EDITED));
      await expect(page.getByText(EDITED)).toBeVisible();
      await expect(note).toHaveValue('half-typed');
      expect(ofDevServer.filter((address) => SECOND_COPY.test(address))).toEqual([]);

      await page.getByRole('link', { name: 'Rooms', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Rooms');
    });

    await test.step('in the product itself an override takes it from its dev server', async () => {
      await writeFile(screen, source);
      await page.goto(withOverrides(`${host}/tickets`, { tickets: DEV_SERVER }));
      await expect(page.getByText(NOT_YET)).toBeVisible();
      await expect(page.locator('nav [aria-current=page]')).toHaveText('Tickets');
      const badge = page.getByRole('button', { name: `tickets from localhost:${PORT}` });
      await expect(badge).toBeVisible();
      await page.goto(`${host}/rooms?mf=reset`);
      await expect(page.getByRole('link', { name: 'Tickets' })).toHaveCount(0);
    });
  } finally {
    await dev.stop();
  }

  await test.step('its release has its paths and its tab; the shell was not built again', async () => {
    await page.goto(`${host}/tickets`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist');
    own('release');
    await page.goto(`${host}/rooms`);
    await page.getByRole('link', { name: 'Tickets' }).click();
    await expect(page.getByText(NOT_YET)).toBeVisible();
    await expect(page.locator('nav [aria-current=page]')).toHaveText('Tickets');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('it can be built by the federation plugin, with a contract by hand', async () => {
    await writeFile(screen, source.replace(NOT_YET, BY_STOCK));
    await buildByPlugin(folder);
    await cp(resolve(folder, 'dist/contract.json'), resolve(folder, 'dist-stock/contract.json'));
  });

  await test.step('an override takes that build, and a reset the release', async () => {
    const stock = await serve(resolve(folder, 'dist-stock'), { isCrossOrigin: true });
    await page.goto(withOverrides(`${host}/tickets`, { tickets: stock }));
    await expect(page.getByText(BY_STOCK)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Overridden: tickets/u })).toBeVisible();
    await page.goto(`${host}/tickets?mf=reset`);
    await expect(page.getByText(NOT_YET)).toBeVisible();
  });

  await test.step('it is released as well, once its sources are committed', async () => {
    const release = ['exec', 'standby-release', 'release', 'tickets', '--from', 'dist-stock'];
    expect(() => own(...release)).toThrow('uncommitted changes');
    commit(folder);
    own(...release);
    await page.goto(`${host}/tickets`);
    await expect(page.getByText(BY_STOCK)).toBeVisible();
  });

  await test.step('other bundlers are installed beside the preset', async () => {
    installBundlers(folder, 'rspack', 'webpack');
  });

  for (const bundler of ['rspack', 'webpack'] as const) {
    const words = `Built by ${bundler}`;

    await test.step(`${bundler} builds it as well, and the contract comes of the sources`, async () => {
      await writeFile(screen, source.replace(NOT_YET, words));
      await buildBy(bundler, folder);
      own('exec', 'standby-contract', `dist-${bundler}`);
      own('exec', 'standby-contract', 'dist-script');
      const contract = await readFile(resolve(folder, `dist-${bundler}/contract.json`), 'utf8');
      expect(contract).toBe(await readFile(resolve(folder, 'dist/contract.json'), 'utf8'));
      commit(folder);
    });

    await test.step(`an override takes the module of ${bundler}, and refuses its script with the reason`, async () => {
      const built = await serve(resolve(folder, `dist-${bundler}`), { isCrossOrigin: true });
      await page.goto(withOverrides(`${host}/tickets`, { tickets: built }));
      await expect(page.getByText(words)).toBeVisible();
      const script = await serve(resolve(folder, 'dist-script'), { isCrossOrigin: true });
      await page.goto(withOverrides(`${host}/tickets`, { tickets: script }));
      await page.getByRole('button', { name: 'Not taken: 1' }).click();
      const reason = `${script}/remoteEntry.js is not an ES module. In rspack and webpack`;
      await expect(page.getByRole('dialog')).toContainText(reason);
      await page.goto(`${host}/tickets?mf=reset`);
    });

    await test.step(`a release of the script of ${bundler} is refused, and its module is released`, async () => {
      const release = ['exec', 'standby-release', 'release', 'tickets', '--from'];
      expect(() => own(...release, 'dist-script')).toThrow('is not an ES module that exports');
      own(...release, `dist-${bundler}`);
      await page.goto(`${host}/tickets`);
      await expect(page.getByText(words)).toBeVisible();
    });
  }

  await test.step('releases of different bundlers can be rolled back', async () => {
    own('rollback');
    await page.goto(`${host}/tickets`);
    await expect(page.getByText('Built by rspack')).toBeVisible();
  });

  await test.step('removed, it has neither path nor tab', async () => {
    own('remove:remote');
    await page.goto(`${host}/tickets`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist');
    await page.goto(`${host}/rooms`);
    await expect(page.getByRole('link', { name: 'Rooms', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Tickets' })).toHaveCount(0);
    const log = run(ROOT, { RELEASE_TARGET: product }, 'pnpm', '-s', 'releases');
    // The command removes the previous release, to which the remote was rolled back.
    expect(log).toMatch(
      /tickets +not released\n(?:.+release .+\n)+.+rollback (.+ from \w{8})\n.+remove +\1$/mu,
    );
    // The page prefetches from a host that ends with the test.
    await page.close();
  });
});
