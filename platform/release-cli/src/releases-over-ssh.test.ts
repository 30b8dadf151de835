import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { makeTestBuilds, type TestBuilds } from '../testing/builds.ts';
import { startCuttingProxy } from '../testing/cutting-proxy.ts';
import { startSshServer, type SshServer } from '../testing/ssh-server.ts';
import { openFolderHost } from './host/folder-host.ts';
import type { Host } from './host/host.ts';
import { openSshHost } from './host/ssh-host.ts';
import { openReleases, type Releases } from './releases.ts';
import type { RegistryDocument } from './state.ts';

const sshd = inject('sshd');

let server: SshServer;
let root: string;
let builds: TestBuilds;

const overSsh = (port?: number): Host =>
  openSshHost(server.address(join(root, 'host'), port), {
    configFile: server.configFile,
    ...(port === undefined ? {} : { retryDelaysMs: [1] }),
  });
const open = (host: Host): Releases =>
  openReleases(host, {
    ...builds,
    stamp: () => ({ at: '2026-11-22T05:00:00.000Z', by: 'Avery Brooks' }),
  });

const served = (path: string): Promise<string> => readFile(join(root, 'host/site', path), 'utf8');
const readRegistry = async (): Promise<RegistryDocument> =>
  JSON.parse(await served('remotes.json')) as RegistryDocument;

const place = (name: string) => ({ name, title: name, paths: [`/${name}`], layout: 'app' });
const build = (name: string, version: string, further = {}): Promise<void> =>
  builds.buildRemote(name, version, `${name} ${version}`, { remote: place(name) }, further);

// The timeout allows for a busy machine, because the tests start dozens of processes.
describe.skipIf(sshd === undefined)('releases over ssh', { timeout: 300_000 }, () => {
  beforeAll(async () => {
    server = await startSshServer(sshd ?? '');
  });
  afterAll(() => server.stop());

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'standby-'));
    builds = makeTestBuilds(root);
    await builds.buildShell('0.1.0');
    await build('seats', '1.0.0');
    await open(openFolderHost(join(root, 'host'))).release(['shell', 'seats']);
  });
  afterEach(() => rm(root, { recursive: true }));

  it('all reach the registry and the pages if four are made at once', async () => {
    const names = Array.from({ length: 4 }, (_, index) => `tickets${index}`);
    for (const name of names) await build(name, '1.0.0');
    await Promise.all(names.map((name) => open(overSsh()).release([name])));
    const { remotes } = await readRegistry();
    expect(Object.keys(remotes).toSorted()).toEqual(['seats', ...names]);
    for (const name of names) {
      const entry = remotes[name]?.entry ?? '';
      expect(await served(entry)).toContain(`${name} 1.0.0`);
      expect(await served(`pages/${name}.html`)).toContain(entry);
    }
    const state = await open(overSsh()).read();
    expect(names.map((name) => state.remotes[name]?.deployments.length)).toEqual(
      names.map(() => 1),
    );
  });

  const logged = (): boolean => existsSync(join(root, 'host/state/revisions/00000002.json'));

  it.each<[string, (bytes: number) => boolean]>([
    ['the handshake', (bytes) => bytes > 1000],
    ['the upload', (bytes) => bytes > 500_000],
    ['the publication of what the log has', logged],
  ])('change no served file if cut off in %s, and can be repeated', async (_when, isTime) => {
    const before = await served('remotes.json');
    const page = await served('pages/seats.html');
    await build('seats', '1.1.0', { 'assets/1.1.0.js': randomBytes(1_000_000) });
    const proxy = await startCuttingProxy(server.port, isTime);
    await expect(open(overSsh(proxy.port)).release(['seats'])).rejects.toThrow('127.0.0.1');
    expect(proxy.isCut()).toBe(true);
    await proxy.stop();
    expect(await served('remotes.json')).toBe(before);
    expect(await served('pages/seats.html')).toBe(page);

    await open(overSsh()).release(['seats']);
    const { remotes } = await readRegistry();
    expect(remotes['seats']?.version).toBe('1.1.0');
    expect(await served('pages/seats.html')).toContain(remotes['seats']?.entry);
    const files = await readdir(join(root, 'host/site'), { recursive: true });
    expect(files.filter((file) => /(?:^|\/)\./u.test(file))).toEqual([]);
  });
});
