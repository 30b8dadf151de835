import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listeningPort } from '@standby/hosting/port';
import {
  createStaticServer,
  listen,
  type StaticServerOptions,
} from '@standby/hosting/static-server';
import { makeTestBuilds, type TestBuilds } from '../testing/builds.ts';
import { openFolderHost } from './host/folder-host.ts';
import { openReleases, type Releases } from './releases.ts';
import type { RegistryDocument } from './state.ts';

let root: string;
let builds: TestBuilds;
let releases: Releases;

const read = (path: string): Promise<string> => readFile(join(root, 'release/site', path), 'utf8');
const readRegistry = async (): Promise<RegistryDocument> =>
  JSON.parse(await read('remotes.json')) as RegistryDocument;
const entryOf = async (name: string): Promise<string | undefined> =>
  (await readRegistry()).remotes[name]?.entry;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'standby-'));
  builds = makeTestBuilds(root);
  await builds.buildShell('0.1.0');
  releases = openReleases(openFolderHost(join(root, 'release')), {
    ...builds,
    stamp: () => ({ at: '2026-11-22T05:00:00.000Z', by: 'Avery Brooks', commit: 'f00d' }),
  });
  await releases.release(['shell']);
});

afterEach(() => rm(root, { recursive: true }));

describe('the origins of a host', () => {
  const remote = 'https://tickets.example';
  const previews = 'https://previews.example';

  it('belong to the host: registry, pages and content security policy follow each change', async () => {
    const [local = ''] = (await readRegistry()).policy.overrideOrigins;
    await releases.changeOrigins(
      [{ remote: 'tickets', origin: remote }, { origin: previews }],
      [{ origin: local }],
    );
    const { policy } = await readRegistry();
    expect(policy.overrideOrigins).toContain(previews);
    expect(policy.overrideOrigins).not.toContain(local);
    expect(policy.remoteOrigins).toEqual({ tickets: [remote] });
    expect(await read('app.html')).toContain(`"policy":${JSON.stringify(policy)}`);
    for (const file of ['_headers', 'vercel.json', '../config/nginx.conf']) {
      expect(await read(file)).toMatch(/script-src 'self'[^;]* https:\/\/previews\.example/u);
      expect(await read(file)).toMatch(/script-src 'self'[^;]* https:\/\/tickets\.example/u);
    }
    const state = await releases.changeOrigins([], [{ remote: 'tickets', origin: remote }]);
    expect(await read('_headers')).not.toContain(remote);
    expect(state.origins?.map(({ by }) => by)).toEqual(['Avery Brooks', 'Avery Brooks']);
  });

  it('stay the same with a release of another build', async () => {
    await releases.changeOrigins([{ origin: previews }], []);
    await builds.buildShell('0.2.0');
    await releases.release(['shell']);
    expect((await readRegistry()).policy.overrideOrigins).toContain(previews);
  });
});

describe('a remote on another origin', () => {
  const contract = {
    remote: { name: 'tickets', title: 'Tickets', paths: ['/tickets'], layout: 'app' },
  };
  let server: Server;
  let origin: string;

  const serve = async (options: Partial<StaticServerOptions> = {}): Promise<void> => {
    const mounts = [{ prefix: '', folder: builds.remoteBuild('tickets') }];
    server = createStaticServer({ mounts, isLive: true, isCrossOrigin: true, ...options });
    await listen(server, 0);
    origin = `http://localhost:${listeningPort(server)}`;
  };
  const release = (isForced = false): Promise<unknown> =>
    releases.release(['tickets'], { entry: `${origin}/remoteEntry.js`, isForced });

  beforeEach(() => builds.buildRemote('tickets', '1.0.0', 'tickets one', contract));
  afterEach(() => {
    server.close();
    server.closeAllConnections();
  });

  it('is in registry, pages and content security policy only after its origin is allowed', async () => {
    await serve();
    await expect(release(true)).rejects.toThrow(
      `is on ${origin}, which is not allowed here: origins --allow tickets=${origin}`,
    );
    await releases.changeOrigins([{ remote: 'tickets', origin }], []);
    await release();
    const { remotes, policy } = await readRegistry();
    expect(remotes['tickets']?.entry).toBe(`${origin}/remoteEntry.js`);
    expect(policy.remoteOrigins).toEqual({ tickets: [origin] });
    expect(await read('pages/tickets.html')).toContain(`href="${origin}/assets/1.0.0.js"`);
    expect(await read('_headers')).toContain(`script-src 'self'`);
    expect(await read('_headers')).toContain(origin);
    await expect(releases.changeOrigins([], [{ remote: 'tickets', origin }])).rejects.toThrow(
      'which is not allowed here',
    );

    await releases.release(['tickets']);
    expect(await entryOf('tickets')).toMatch(/^\/remotes\/tickets\/1\.0\.0-/u);
    await releases.rollBack('tickets');
    expect(await entryOf('tickets')).toBe(`${origin}/remoteEntry.js`);
  });

  it('is refused if that origin serves another build, or denies access to this one', async () => {
    await serve({ isCrossOrigin: false });
    await expect(release()).rejects.toThrow('lacks "access-control-allow-origin: *"');
    server.close();
    await serve({ documents: { '/preloads.json': () => ({}) } });
    await expect(release()).rejects.toThrow(
      '/preloads.json is another file than that of the build',
    );
    server.close();
    server.closeAllConnections();
    await expect(release()).rejects.toThrow('does not answer');
    await expect(
      releases.release(['tickets'], { entry: 'https://tickets.example/main.js' }),
    ).rejects.toThrow('is not the address of a remoteEntry.js');
  });
});
