import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { releaseTestProduct, type TestProduct } from '../testing/product.ts';
import { parseCommandLine, runCommandLine } from './command-line.ts';

const remote = { name: 'tickets', title: 'Tickets', paths: ['/tickets'], layout: 'app' };

let product: TestProduct;

beforeEach(async () => {
  product = await releaseTestProduct();
});
afterEach(() => product.remove());

async function runRelease(...args: string[]): Promise<string> {
  const line = parseCommandLine(['release', 'tickets', ...args]);
  if (!line) throw new Error('it asks for the usage');
  const findSourceObstacle = (): string => 'the sources have uncommitted changes';
  return runCommandLine(line, product.open({ isDryRun: line.isDryRun, findSourceObstacle }));
}

const filesOfHost = async (): Promise<readonly string[]> =>
  (await readdir(resolve(product.site, '..'), { recursive: true })).toSorted();

describe('a dry run', () => {
  it('runs the checks of a release before a commit, and changes nothing', async () => {
    await product.buildRemote('tickets', '1.0.0', 'tickets one', { remote });
    const before = await filesOfHost();
    expect(await runRelease('--dry-run')).toMatch(
      /^Nothing stands against this release; nothing was changed:\n {2}tickets +1\.0\.0-\w+$/u,
    );
    expect(await filesOfHost()).toEqual(before);
    expect((await product.readRegistry()).remotes['tickets']).toBeUndefined();
  });

  it('fails like the release, for example with a path that another remote owns', async () => {
    const paths = ['/rooms'];
    await product.buildRemote('tickets', '1.0.0', 'one', { remote: { ...remote, paths } });
    await expect(runRelease('--dry-run')).rejects.toThrow('cannot own /rooms');
    await product.buildRemote('tickets', '1.0.0', 'one', { remote, shellContract: '9.0.0' });
    await expect(runRelease('--dry-run')).rejects.toThrow('needs shell contract 9.0.0');
  });
});

describe('a preview', () => {
  it('links to a build that is on the host but not deployed, and lists the obstacles to its release', async () => {
    const line = parseCommandLine(['preview', 'tickets']);
    if (!line) throw new Error('it asks for the usage');
    const preview = (): Promise<string> =>
      runCommandLine(line, product.releases, 'https://standby.example/');
    await product.buildRemote('tickets', '1.0.0', 'tickets one', { remote });
    const text = await preview();
    const [, id = ''] = /^ {2}tickets +(\S+) is not deployed\n/u.exec(text) ?? [];
    expect(text.split('\n').slice(1)).toEqual([
      `    preview  https://standby.example/tickets?mf=tickets@https://standby.example/remotes/tickets/${id}/`,
    ]);
    expect(await product.read(`remotes/tickets/${id}/remoteEntry.js`)).toContain('tickets one');
    expect((await product.readRegistry()).remotes['tickets']).toBeUndefined();

    const paths = ['/rooms'];
    await product.buildRemote('tickets', '1.1.0', 'two', { remote: { ...remote, paths } });
    expect(await preview()).toMatch(
      /its release would be refused:\n {4}- tickets 1\.1\.0-\w+ cannot own \/rooms/u,
    );
    expect(() => parseCommandLine(['preview', 'shell'])).toThrow('for the screens of a remote');
  });
});

describe('a file of a build', () => {
  it.each([
    ['assets/plan.dwg', 'assets/plan.dwg: hosts send no type for .dwg'],
    ['assets/gong.mp3', 'the Content Security Policy of the product forbids sound'],
    ['assets/mix.wasm', 'the Content Security Policy of the product forbids WebAssembly'],
    ['LICENSE', 'hosts send no type for a file without one'],
  ])('is refused if no host of the product serves it: %s', async (path, reason) => {
    await product.buildRemote('tickets', '1.0.0', 'tickets one', { remote }, { [path]: 'x' });
    await expect(product.releases.release(['tickets'])).rejects.toThrow(reason);
  });

  it('is accepted if its kind is known', async () => {
    const names = ['a.webp', 'a.JPG', 'a.mjs', 'a.js.br', 'a.js.map', 'a.woff'];
    const further = Object.fromEntries(names.map((name) => [`assets/${name}`, 'x']));
    await product.buildRemote('tickets', '1.0.0', 'tickets one', { remote }, further);
    await product.releases.release(['tickets']);
    expect(await product.entryOf('tickets')).toContain('/1.0.0-');
  });
});

describe('the copy of the host’s configuration', () => {
  it('becomes stale with a new route, and the release reports it', async () => {
    const release = async (version: string, route: string): Promise<string> => {
      const preloads = JSON.stringify({ [route]: ['remoteEntry.js'] });
      const further = { 'preloads.json': preloads };
      await product.buildRemote('tickets', version, version, { remote }, further);
      const line = parseCommandLine(['release', 'tickets']);
      if (!line) throw new Error('it asks for the usage');
      return runCommandLine(line, product.releases);
    };
    const stale = 'copy of a static host is stale: reload nginx';
    expect(await release('1.0.0', '/tickets')).toContain(stale);
    expect(await release('1.1.0', '/tickets')).not.toContain(stale);
    expect(await release('1.2.0', '/tickets/:seat')).toContain(stale);
    expect(await product.host.read('config/nginx.conf')).toBeDefined();
    expect(String(await product.host.read('config/nginx.conf'))).toContain(
      `root "${product.site}";`,
    );
  });
});
