import { appendFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { remoteNames } from '@standby/federation-config';
import { entryThatSays, makeTestBuilds, type TestBuilds } from '../testing/builds.ts';
import { openFolderHost } from './host/folder-host.ts';
import { describeUnit, openReleases, type Releases, type ReleasesOptions } from './releases.ts';
import type { RegistryDocument } from './state.ts';

let root: string;
let releases: Releases;
let builds: TestBuilds;
const buildRemote: TestBuilds['buildRemote'] = (...args) => builds.buildRemote(...args);
const buildShell: TestBuilds['buildShell'] = (version) => builds.buildShell(version);

const open = (
  options: Partial<ReleasesOptions> = {},
  host = openFolderHost(join(root, 'release')),
): Releases =>
  openReleases(host, {
    ...builds,
    stamp: () => ({ at: '2026-11-22T05:00:00.000Z', by: 'Avery Brooks', commit: 'f00d' }),
    ...options,
  });

const read = (path: string): Promise<string> => readFile(join(root, 'release/site', path), 'utf8');

async function readRegistry(): Promise<RegistryDocument> {
  return JSON.parse(await read('remotes.json')) as RegistryDocument;
}

async function entryOf(name: string): Promise<string> {
  return (await readRegistry()).remotes[name]?.entry ?? '';
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'standby-'));
  builds = makeTestBuilds(root);
  await buildShell('0.1.0');
  for (const name of remoteNames) await buildRemote(name, '1.0.0', `${name} one`);
  releases = open();
  await releases.releaseMissing();
});

afterEach(() => rm(root, { recursive: true }));

describe('a host', () => {
  it('has the shell at its root and each remote under a path of version and content', async () => {
    expect(await read('app.html')).toContain('<title>Standby 0.1.0</title>');
    expect(await read('sw.js')).toBe('worker of 0.1.0');
    const entry = await entryOf('venue');
    expect(entry).toMatch(/^\/remotes\/venue\/1\.0\.0-[0-9a-f]{8}\/remoteEntry\.js$/u);
    expect(await read(entry)).toBe(entryThatSays('venue one'));
    expect((await readRegistry()).remotes['venue']).toMatchObject({
      version: '1.0.0',
      shellContract: '1.0.0',
      integrity: expect.stringMatching(/^sha384-/u) as string,
    });
  });

  it('serves nothing of what only the tools read', async () => {
    const served = await readdir(join(root, 'release/site'), { recursive: true });
    expect(served.filter((file) => /(?:^|\/)\.|prerender\.mjs|revisions|conf/u.test(file))).toEqual(
      [],
    );
  });

  it('has a page for each route, which fetches what the registry points to', async () => {
    const entry = await entryOf('venue');
    const folder = entry.replace('remoteEntry.js', '');
    const page = await read('pages/venue.html');
    expect(page).toContain(`href="${entry}" integrity="sha384-`);
    expect(page).toContain(`href="${folder}assets/1.0.0.js">`);

    await buildRemote('venue', '1.1.0', 'venue two');
    await releases.release(['venue']);
    const next = await read('pages/venue.html');
    expect(next).toContain(`href="${await entryOf('venue')}"`);
    expect(next).not.toContain(folder);
    expect(await read('pages/live.html')).toContain('/remotes/live/');
  });

  it('prerenders what is the same for everybody, with a style sheet beside the assets', async () => {
    const page = await read('index.html');
    expect(page).toContain('<title data-prerendered>/</title>');
    expect(page).toMatch(/<div id="root" data-prerendered="\/" data-integrity="sha384-[^"]+">/u);
    expect(page).toContain('<b data-style="color:red">marketing one</b></div>');
    const [sheet = ''] = /\/assets\/prerendered-[\w-]{8}\.css/u.exec(page) ?? [];
    expect(await read(sheet)).toBe('a{}\n[data-style="color:red"]:not(#_){color:red}');

    await buildRemote('marketing', '1.1.0', 'marketing two');
    await releases.release(['marketing']);
    expect(await read('index.html')).toContain('marketing two');
    await releases.rollBack('marketing');
    expect(await read('index.html')).toContain('marketing one');
  });

  it('is not held back by pages that cannot be prerendered, and says so', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    await appendFile(join(root, 'release/site', await entryOf('marketing')), '// altered');
    await buildRemote('venue', '1.1.0', 'venue two');
    await releases.release(['venue']);
    expect(await read(await entryOf('venue'))).toBe(entryThatSays('venue two'));
    expect(await read('index.html')).toContain('<div id="root"></div>');
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('not the file that was released'));
    warned.mockClear();
  });
});

describe('a release', () => {
  it('of one remote touches neither the shell nor the others', async () => {
    const before = await readRegistry();
    const old = await entryOf('venue');
    await buildRemote('venue', '1.1.0', 'venue two');
    await releases.release(['venue']);
    const after = await readRegistry();
    expect(await read(await entryOf('venue'))).toBe(entryThatSays('venue two'));
    expect(await read(old)).toBe(entryThatSays('venue one'));
    expect({ ...after.remotes, venue: null }).toEqual({ ...before.remotes, venue: null });
    expect(after.shell).toBe(before.shell);
  });

  it('of several at once, each by a process of its own, has all of them, on the pages too', async () => {
    for (const name of remoteNames) await buildRemote(name, '1.1.0', `${name} two`);
    await buildShell('0.2.0');
    await Promise.all(
      (['shell', ...remoteNames] as const).flatMap((name) => [
        open().release([name]),
        open().release([name]),
      ]),
    );
    const registry = await readRegistry();
    expect(registry.shell).toMatch(/^0\.2\.0-/u);
    for (const name of remoteNames) {
      expect(registry.remotes[name]?.version, name).toBe('1.1.0');
      expect(await read(await entryOf(name))).toBe(entryThatSays(`${name} two`));
    }
    expect(await read('pages/venue.html')).toContain(await entryOf('venue'));
    expect(await read('index.html')).toContain('marketing two');
    expect(await read('app.html')).toContain('Standby 0.2.0');
    const state = await releases.read();
    expect(state.remotes['venue']?.deployments).toHaveLength(2);
  });

  it('of two remotes in one command has both, or nothing where one is refused', async () => {
    await buildRemote('venue', '1.1.0', 'venue two');
    await buildRemote('live', '1.1.0', 'live two', { routes: [] });
    await expect(releases.release(['venue', 'live'])).rejects.toThrow(
      /Nothing was released \(venue, live\):\n {2}- live: the route \/live is gone/u,
    );
    expect((await readRegistry()).remotes['venue']?.version).toBe('1.0.0');
    await buildRemote('live', '2.0.0', 'live two', { routes: [] });
    await releases.release(['venue', 'live']);
    const { remotes } = await readRegistry();
    expect([remotes['venue']?.version, remotes['live']?.version]).toEqual(['1.1.0', '2.0.0']);
  });

  it('is refused while the sources are in no commit; --force is in the log with its reason', async () => {
    const dirty = open({ findSourceObstacle: () => 'uncommitted changes: a.ts' });
    await buildRemote('venue', '1.1.0', 'venue two');
    await expect(dirty.release(['venue'])).rejects.toThrow('uncommitted changes: a.ts');
    const state = await dirty.release(['venue'], { isForced: true });
    expect(state.remotes['venue']?.deployments.at(-1)).toMatchObject({
      action: 'release',
      by: 'Avery Brooks',
      commit: 'f00d',
      forced: ['uncommitted changes: a.ts'],
    });
  });

  it('that was cut off after it was logged is not shown, says so, and can be republished', async () => {
    const host = openFolderHost(join(root, 'release'));
    const broken = open({}, { ...host, withLocalCopy: () => Promise.reject(new Error('gone')) });
    await buildRemote('venue', '1.1.0', 'venue two');
    await expect(broken.release(['venue'])).rejects.toThrow(
      'gone\nThe log has it, but registry and pages do not show it yet: the command republish',
    );
    expect((await readRegistry()).remotes['venue']?.version).toBe('1.0.0');
    const state = await releases.republish();
    expect((await readRegistry()).remotes['venue']?.version).toBe('1.1.0');
    expect(state.remotes['venue']?.deployments).toHaveLength(2);
  });

  it('of the same build has the same path, and of changed content another', async () => {
    const first = await entryOf('venue');
    await releases.release(['venue']);
    expect(await entryOf('venue')).toBe(first);
    await buildRemote('venue', '1.0.0', 'venue mended');
    await releases.release(['venue']);
    expect(await entryOf('venue')).not.toBe(first);
  });

  it('for a share of the visitors is beside what all others have, and pages guess nothing', async () => {
    const now = await entryOf('venue');
    await buildRemote('venue', '1.1.0', 'venue two');
    const state = await releases.release(['venue'], { share: 0.1 });
    expect(describeUnit(state, 'venue')).toMatch(
      /^1\.0\.0-\w{8}, 1\.1\.0-\w{8} for 10 % of the visitors$/u,
    );
    expect((await readRegistry()).remotes['venue']).toMatchObject({
      entry: now,
      canary: { version: '1.1.0', share: 0.1 },
    });
    expect(await read('pages/venue.html')).toBe(await read('app.html'));
    await releases.promote('venue');
    expect((await readRegistry()).remotes['venue']).toMatchObject({ version: '1.1.0' });
    expect((await readRegistry()).remotes['venue']?.canary).toBeUndefined();
    await releases.rollBack('venue');
    expect(await entryOf('venue')).toBe(now);
  });
});

describe('the shell', () => {
  it('is released and rolled back alone, with its pages, its worker and its old assets', async () => {
    const before = await readRegistry();
    await buildShell('0.2.0');
    await releases.release(['shell']);
    expect((await readRegistry()).shell).toMatch(/^0\.2\.0-/u);
    expect((await readRegistry()).remotes).toEqual(before.remotes);
    expect(await read('app.html')).toContain('Standby 0.2.0');
    expect(await read('pages/venue.html')).toContain('Standby 0.2.0');
    expect(await read('sw.js')).toBe('worker of 0.2.0');
    expect(
      (await readdir(join(root, 'release/site'))).filter((file) => /theme/u.test(file)),
    ).toEqual(['theme.js']);

    await releases.rollBack('shell');
    expect((await readRegistry()).shell).toBe(before.shell);
    expect(await read('app.html')).toContain('Standby 0.1.0');
    expect(await read('sw.js')).toBe('worker of 0.1.0');
    expect(await readdir(join(root, 'release/site/assets'))).toEqual(
      expect.arrayContaining(['index-0.1.0.js', 'index-0.2.0.js']),
    );
  });

  it('has no canary', async () => {
    await expect(releases.release(['shell'], { share: 0.5 })).rejects.toThrow('for remotes');
  });
});

describe('a remote of another repository', () => {
  const remote = { name: 'tickets', title: 'Tickets', paths: ['/tickets'], layout: 'app' };

  it('is in the product with its first release, and out of it when it is removed', async () => {
    await buildRemote('tickets', '1.0.0', 'tickets one', { remote });
    await releases.release(['tickets']);
    const { title, paths, layout } = remote;
    const place = { package: 'tickets', title, paths, layout };
    expect((await readRegistry()).remotes['tickets']).toMatchObject(place);
    expect(await read('app.html')).toContain(`"tickets":${JSON.stringify(place)}`);
    expect(await read('_redirects')).toContain('/tickets  /pages/tickets.html  200');

    const state = await releases.remove('tickets');
    expect(describeUnit(state, 'tickets')).toBe('not released');
    expect((await readRegistry()).remotes['tickets']).toBeUndefined();
    expect(await read('app.html')).not.toContain('tickets');
    await expect(releases.remove('tickets')).rejects.toThrow('it is not deployed');

    await releases.promote('tickets', state.remotes['tickets']?.releases[0]?.id);
    expect((await readRegistry()).remotes['tickets']).toMatchObject(place);
  });

  it.each([
    [['/rooms'], '/rooms', '/rooms'],
    [['/tickets', '/room/tickets'], '/room/tickets', '/room'],
  ])('cannot own %j, not even by force: the words name both', async (paths, path, owned) => {
    await buildRemote('tickets', '1.0.0', 'tickets one', { remote: { ...remote, paths } });
    const owner = owned === '/room' ? 'live' : 'venue';
    await expect(releases.release(['tickets'], { isForced: true })).rejects.toThrow(
      new RegExp(
        `^tickets 1\\.0\\.0-\\w+ cannot own ${path}: ${owner} 1\\.0\\.0-\\w+ owns ${owned}$`,
        'u',
      ),
    );
    expect((await readRegistry()).remotes['tickets']).toBeUndefined();
  });

  it('has to be the one that is named, and to say what it owns', async () => {
    await buildRemote('tickets', '1.0.0', 'tickets one', { remote: { ...remote, name: 'seats' } });
    await expect(releases.release(['tickets'])).rejects.toThrow('a build of seats, not of tickets');
    await buildRemote('tickets', '1.0.0', 'tickets one');
    await expect(releases.release(['tickets'])).rejects.toThrow('does not say which paths it owns');
  });
});

describe('releaseMissing', () => {
  it('undoes no rollback and deploys nothing that is deployed', async () => {
    await buildRemote('venue', '1.1.0', 'venue two');
    await releases.release(['venue']);
    await releases.rollBack('venue');
    const before = await readRegistry();
    await buildShell('0.2.0');
    const state = await releases.releaseMissing();
    expect(await readRegistry()).toEqual(before);
    expect(state.shell.deployments).toHaveLength(1);
  });
});
