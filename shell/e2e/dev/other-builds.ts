import { cp, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test, withOverrides } from '@standby/testing/playwright';
import { buildBy, buildByPlugin, installBundlers } from './foreign-builds.ts';
import { commit, run } from './foreign-repository.ts';
import type { Serve } from './guide-test.ts';

const BY_PLUGIN = 'Built by the federation plugin';

interface OtherBuildsOptions {
  readonly page: Page;
  /** Folder of the remote `tickets`, which a build of the preset released. */
  readonly repository: string;
  /** Screen of the remote, with `words` below its title. */
  readonly screen: string;
  readonly words: string;
  readonly environment: NodeJS.ProcessEnv;
  /** Origin of the product. */
  readonly host: string;
  readonly serve: Serve;
}

/**
 * Builds a remote without the preset: by the federation plugin, by rspack and by webpack. Overrides
 * the remote of a product by each build, and releases it. At the end the build of rspack is
 * released, after a rollback.
 */
export async function releaseOtherBuilds(options: OtherBuildsOptions): Promise<void> {
  const { page, repository, screen, environment, host, serve } = options;
  /** Runs the repository's own commands. */
  const own = (...words: string[]): string => run(repository, environment, 'pnpm', '-s', ...words);
  const release = ['exec', 'standby-release', 'release', 'tickets', '--from'];
  const source = await readFile(screen, 'utf8');
  const say = (words: string): Promise<void> =>
    writeFile(screen, source.replace(options.words, words));

  async function expectReleased(words: string): Promise<void> {
    await page.goto(`${host}/tickets`);
    await expect(page.getByText(words)).toBeVisible();
  }

  async function override(folder: string): Promise<string> {
    const build = await serve(resolve(repository, folder), { isCrossOrigin: true });
    await page.goto(withOverrides(`${host}/tickets`, { tickets: build }));
    return build;
  }

  await test.step('the federation plugin builds the remote, with a contract by hand', async () => {
    await say(BY_PLUGIN);
    await buildByPlugin(repository);
    await cp(
      resolve(repository, 'dist/contract.json'),
      resolve(repository, 'dist-stock/contract.json'),
    );
  });

  await test.step('an override takes that build, and a reset the release', async () => {
    await override('dist-stock');
    await expect(page.getByText(BY_PLUGIN)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Overridden: tickets/u })).toBeVisible();
    await page.goto(`${host}/tickets?mf=reset`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tickets');
    await expect(page.getByText(BY_PLUGIN)).toHaveCount(0);
  });

  await test.step('the build is released once its sources are committed', async () => {
    expect(() => own(...release, 'dist-stock')).toThrow('uncommitted changes');
    commit(repository);
    own(...release, 'dist-stock');
    await expectReleased(BY_PLUGIN);
  });

  installBundlers(repository, 'rspack', 'webpack');
  let released = BY_PLUGIN;
  for (const bundler of ['rspack', 'webpack'] as const) {
    const words = `Built by ${bundler}`;

    await test.step(`${bundler} builds the remote, and the contract comes of the sources`, async () => {
      await say(words);
      await buildBy(bundler, repository);
      own('exec', 'standby-contract', `dist-${bundler}`);
      const contract = await readFile(resolve(repository, `dist-${bundler}/contract.json`), 'utf8');
      expect(contract).toBe(await readFile(resolve(repository, 'dist/contract.json'), 'utf8'));
      commit(repository);
    });

    await test.step(`an override takes the module of ${bundler}, and then it is released`, async () => {
      await override(`dist-${bundler}`);
      await expect(page.getByText(words)).toBeVisible();
      await page.goto(`${host}/tickets?mf=reset`);
      await expect(page.getByText(released)).toBeVisible();
      own(...release, `dist-${bundler}`);
      await expectReleased(words);
      released = words;
    });
  }

  await test.step('a script of a bundler is refused with the reason, as an override and as a release', async () => {
    await buildBy('rspack', repository, 'script');
    own('exec', 'standby-contract', 'dist-script');
    commit(repository);
    const script = await override('dist-script');
    await page.getByRole('button', { name: 'Not taken: 1' }).click();
    const reason = `${script}/remoteEntry.js is not an ES module. In rspack and webpack`;
    await expect(page.getByRole('dialog')).toContainText(reason);
    await page.goto(`${host}/tickets?mf=reset`);
    await expect(page.getByText(released)).toBeVisible();
    expect(() => own(...release, 'dist-script')).toThrow('is not an ES module that exports');
  });

  await test.step('releases of different bundlers can be rolled back', async () => {
    own('rollback');
    await expectReleased('Built by rspack');
  });
}
