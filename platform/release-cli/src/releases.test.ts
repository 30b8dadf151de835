import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { remoteNames } from '@standby/federation-config';
import { entryThatSays } from '../testing/builds.ts';
import { releaseTestProduct, type TestProduct } from '../testing/product.ts';
import { describeUnit } from './releases.ts';

let product: TestProduct;

beforeEach(async () => {
  product = await releaseTestProduct();
});

afterEach(() => product.remove());

describe('a release', () => {
  it('touches neither the shell nor other remotes', async () => {
    const before = await product.readRegistry();
    const old = await product.entryOf('venue');
    await product.buildRemote('venue', '1.1.0', 'venue two');
    await product.releases.release(['venue']);
    const after = await product.readRegistry();
    expect(await product.read(await product.entryOf('venue'))).toBe(entryThatSays('venue two'));
    expect(await product.read(old)).toBe(entryThatSays('venue one'));
    expect({ ...after.remotes, venue: null }).toEqual({ ...before.remotes, venue: null });
    expect(after.shell).toBe(before.shell);
  });

  it('is complete, on the pages too, if several are made at once', async () => {
    for (const name of remoteNames) await product.buildRemote(name, '1.1.0', `${name} two`);
    await product.buildShell('0.2.0');
    await Promise.all(
      (['shell', ...remoteNames] as const).flatMap((name) => [
        product.open().release([name]),
        product.open().release([name]),
      ]),
    );
    const registry = await product.readRegistry();
    expect(registry.shell).toMatch(/^0\.2\.0-/u);
    for (const name of remoteNames) {
      expect(registry.remotes[name]?.version, name).toBe('1.1.0');
      expect(await product.read(await product.entryOf(name))).toBe(entryThatSays(`${name} two`));
    }
    expect(await product.read('pages/venue.html')).toContain(await product.entryOf('venue'));
    expect(await product.read('index.html')).toContain('marketing two');
    expect(await product.read('app.html')).toContain('Standby 0.2.0');
    const state = await product.releases.read();
    expect(state.remotes['venue']?.deployments).toHaveLength(2);
  });

  it('deploys two remotes in one command, or neither if one is refused', async () => {
    await product.buildRemote('venue', '1.1.0', 'venue two');
    await product.buildRemote('live', '1.1.0', 'live two', { routes: [] });
    await expect(product.releases.release(['venue', 'live'])).rejects.toThrow(
      /Nothing was released \(venue, live\):\n {2}- live: the route \/live is gone/u,
    );
    expect((await product.readRegistry()).remotes['venue']?.version).toBe('1.0.0');
    await product.buildRemote('live', '2.0.0', 'live two', { routes: [] });
    await product.releases.release(['venue', 'live']);
    const { remotes } = await product.readRegistry();
    expect([remotes['venue']?.version, remotes['live']?.version]).toEqual(['1.1.0', '2.0.0']);
  });

  it('is refused for uncommitted sources or unsent events; the log names what --force overruled', async () => {
    const dirty = product.open({ findSourceObstacle: () => 'uncommitted changes: a.ts' });
    await product.buildRemote('venue', '1.1.0', 'venue two', { hears: ['seat-taken'] });
    const unmet = /venue 1\.1\.0-\w{8} hears seat-taken; no unit sends it/u;
    await expect(dirty.release(['venue'])).rejects.toThrow('uncommitted changes: a.ts');
    await expect(product.releases.release(['venue'])).rejects.toThrow(unmet);
    const state = await dirty.release(['venue'], { isForced: true });
    expect(state.remotes['venue']?.deployments.at(-1)).toMatchObject({
      action: 'release',
      by: 'Avery Brooks',
      forced: ['uncommitted changes: a.ts', expect.stringMatching(unmet)],
    });
  });

  it('builds first, unless its sources are refused', async () => {
    const built: string[] = [];
    const build = (names: readonly string[]): void => void built.push(...names);
    const dirty = product.open({ build, findSourceObstacle: () => 'uncommitted changes: a.ts' });
    await expect(dirty.release(['venue'])).rejects.toThrow('uncommitted changes: a.ts');
    expect(built).toEqual([]);
    await product.buildRemote('venue', '1.1.0', 'venue two');
    await dirty.release(['venue'], { isForced: true });
    expect(built).toEqual(['venue']);
  });

  it('reports if it was cut off between log and publication, and can be republished', async () => {
    const host = product.host;
    const broken = product.open(
      {},
      { ...host, withLocalCopy: () => Promise.reject(new Error('gone')) },
    );
    await product.buildRemote('venue', '1.1.0', 'venue two');
    await expect(broken.release(['venue'])).rejects.toThrow(
      'gone\nThe log has the release, but registry and pages do not show it yet. Run republish',
    );
    expect((await product.readRegistry()).remotes['venue']?.version).toBe('1.0.0');
    const state = await product.releases.republish();
    expect((await product.readRegistry()).remotes['venue']?.version).toBe('1.1.0');
    expect(state.remotes['venue']?.deployments).toHaveLength(2);
  });

  it('keeps its path for the same build, and gets a new one for changed content', async () => {
    const first = await product.entryOf('venue');
    await product.releases.release(['venue']);
    expect(await product.entryOf('venue')).toBe(first);
    await product.buildRemote('venue', '1.0.0', 'venue mended');
    await product.releases.release(['venue']);
    expect(await product.entryOf('venue')).not.toBe(first);
  });

  it('can be a canary beside the current release, and pages then preload neither', async () => {
    const now = await product.entryOf('venue');
    await product.buildRemote('venue', '1.1.0', 'venue two');
    const state = await product.releases.release(['venue'], { share: 0.1 });
    expect(describeUnit(state, 'venue')).toMatch(
      /^1\.0\.0-\w{8}, 1\.1\.0-\w{8} for 10 % of the visitors$/u,
    );
    expect((await product.readRegistry()).remotes['venue']).toMatchObject({
      entry: now,
      canary: { version: '1.1.0', share: 0.1 },
    });
    expect(await product.read('pages/venue.html')).toBe(await product.read('app.html'));
    await product.releases.promote('venue');
    expect((await product.readRegistry()).remotes['venue']).toMatchObject({ version: '1.1.0' });
    expect((await product.readRegistry()).remotes['venue']?.canary).toBeUndefined();
    await product.releases.rollBack('venue');
    expect(await product.entryOf('venue')).toBe(now);
  });
});

describe('the shell', () => {
  it('is released and rolled back separately, with its pages, its worker and its old assets', async () => {
    const before = await product.readRegistry();
    await product.buildShell('0.2.0');
    await product.releases.release(['shell']);
    expect((await product.readRegistry()).shell).toMatch(/^0\.2\.0-/u);
    expect((await product.readRegistry()).remotes).toEqual(before.remotes);
    expect(await product.read('app.html')).toContain('Standby 0.2.0');
    expect(await product.read('pages/venue.html')).toContain('Standby 0.2.0');
    expect(await product.read('sw.js')).toBe('worker of 0.2.0');
    expect((await readdir(product.site)).filter((file) => /theme/u.test(file))).toEqual([
      'theme.js',
    ]);

    await product.releases.rollBack('shell');
    expect((await product.readRegistry()).shell).toBe(before.shell);
    expect(await product.read('app.html')).toContain('Standby 0.1.0');
    expect(await product.read('sw.js')).toBe('worker of 0.1.0');
    expect(await readdir(join(product.site, 'assets'))).toEqual(
      expect.arrayContaining(['index-0.1.0.js', 'index-0.2.0.js']),
    );
  });

  it('has no canary', async () => {
    await expect(product.releases.release(['shell'], { share: 0.5 })).rejects.toThrow(
      'for the screens of a remote',
    );
  });
});

describe('a rollback', () => {
  it('leads to the named release, in the registry and on the pages, and from there no further back', async () => {
    const before = await product.readRegistry();
    const page = await product.read('pages/venue.html');
    for (const version of ['1.1.0', '1.2.0']) {
      await product.buildRemote('venue', version, `venue ${version}`);
      await product.releases.release(['venue']);
    }
    expect((await product.readRegistry()).remotes['venue']?.version).toBe('1.2.0');

    const { remotes } = await product.releases.read();
    const [first] = remotes['venue']?.releases ?? [];
    await product.releases.rollBack('venue', first?.id);
    expect(await product.readRegistry()).toEqual(before);
    expect(await product.read('pages/venue.html')).toBe(page);
    await expect(product.releases.rollBack('venue')).rejects.toThrow('no earlier release');
  });
});

describe('releaseMissing', () => {
  it('leaves rollbacks and deployed releases alone', async () => {
    await product.buildRemote('venue', '1.1.0', 'venue two');
    await product.releases.release(['venue']);
    await product.releases.rollBack('venue');
    const before = await product.readRegistry();
    await product.buildShell('0.2.0');
    const state = await product.releases.releaseMissing();
    expect(await product.readRegistry()).toEqual(before);
    expect(state.shell.deployments).toHaveLength(1);
  });
});
