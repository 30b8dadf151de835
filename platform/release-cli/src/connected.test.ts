import { mkdtemp, rm } from 'node:fs/promises';
import { request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { listeningPort } from '@standby/hosting/port';
import { type FindRefusal, hasReleases, releasedApp } from '@standby/hosting/released-app';
import { REPORTS_FILE } from '@standby/hosting/release-reports';
import { SERVER_PARTS_FILE, serverPartRefusal } from '@standby/hosting/server-part';
import { createStaticServer, listen } from '@standby/hosting/static-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseCommandLine, runCommandLine } from './command-line.ts';
import { releaseTestProduct, type TestProduct } from '../testing/product.ts';
import type { RegistryDocument } from './state.ts';

const TICKETS = {
  title: 'Tickets',
  paths: ['/tickets'],
  layout: 'app',
  navigation: [{ label: 'Tickets', path: '/tickets' }],
} as const;

let product: TestProduct;
let server: Server;
beforeEach(async () => {
  product = await releaseTestProduct();
});
afterEach(async () => {
  await new Promise((done) => {
    if (server.listening) server.close(done);
    else done(undefined);
  });
  await product.remove();
});

/** Starts a server on the folder of the released product. */
async function serve(findRefusal: FindRefusal = () => undefined) {
  server = createStaticServer(releasedApp(resolve(product.site, '..'), findRefusal));
  await listen(server, 0);
  const origin = `http://localhost:${listeningPort(server)}`;
  const get = (path: string, headers = {}): Promise<string> =>
    // `fetch` cannot make navigation requests.
    new Promise((done, fail) => {
      request(origin + path, { headers }, (response) => done(text(response)))
        .on('error', fail)
        .end();
    });
  return {
    get,
    page: (path: string) => get(path, { accept: 'text/html', 'sec-fetch-mode': 'navigate' }),
    registry: async () => JSON.parse(await get('/remotes.json')) as RegistryDocument,
  };
}

async function releaseTickets(version: string, serverPart?: string, share?: number): Promise<void> {
  const remote = { name: 'tickets', ...TICKETS };
  await product.buildRemote('tickets', version, `tickets ${version}`, { remote, serverPart });
  await product.releases.release(['tickets'], { share });
}

describe('a server of connected mode on a release log', () => {
  it('serves each deployment while it runs: a new remote, its canary, its promotion, its rollback', async () => {
    const { get, page, registry } = await serve();
    expect((await registry()).remotes['tickets']).toBeUndefined();

    await releaseTickets('1.0.0');
    const first = (await registry()).remotes['tickets'];
    expect(first).toMatchObject({ version: '1.0.0', paths: ['/tickets'] });
    expect(await get(first?.entry ?? '')).toContain('tickets 1.0.0');
    // The page preloads the entry, and knows the remote's path and tab.
    expect(await page('/tickets')).toContain(`href="${first?.entry}"`);
    expect(await page('/rooms')).toContain('"label":"Tickets"');

    await releaseTickets('1.1.0', undefined, 0.1);
    const { canary } = (await registry()).remotes['tickets'] ?? {};
    expect(canary).toMatchObject({ version: '1.1.0', share: 0.1 });
    expect(await get(canary?.entry ?? '')).toContain('tickets 1.1.0');

    await product.releases.promote('tickets');
    expect((await registry()).remotes['tickets']).toMatchObject({ version: '1.1.0' });
    await product.releases.rollBack('tickets');
    expect((await registry()).remotes['tickets']?.entry).toBe(first?.entry);
  });

  it('admits only scripts of its own origin, whatever the log allows', async () => {
    const { page, registry } = await serve();
    expect((await registry()).policy).toEqual({ overrideOrigins: [], remoteOrigins: {} });
    const policy = '"policy":{"overrideOrigins":[],"remoteOrigins":{}}';
    expect(await page('/rooms')).toContain(policy);
    expect(await page('/nowhere')).toContain(policy);
  });

  it('gives the reason why screens do not fit its server part, and leaves out such a canary', async () => {
    const { registry } = await serve((name, release) =>
      serverPartRefusal(name, release, { tickets: '1.0.0' }),
    );
    await releaseTickets('1.0.0', '1.0.0');
    await releaseTickets('1.1.0', '1.1.0', 0.5);
    expect((await registry()).remotes['tickets']).toMatchObject({ version: '1.0.0' });
    expect((await registry()).remotes['tickets']).not.toHaveProperty('canary');

    await product.releases.promote('tickets');
    expect((await registry()).remotes['tickets']).toMatchObject({
      refusal:
        'tickets 1.1.0 needs its server part 1.1.0, and this server has 1.0.0. Update the server part and start the server again, or roll tickets back.',
    });
  });

  it('serves the last build until the first release', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'standby-'));
    try {
      expect(hasReleases(empty)).toBe(false);
      expect(hasReleases(resolve(product.site, '..'))).toBe(true);
      const { documents } = releasedApp(empty, () => undefined);
      expect(documents?.['/remotes.json']?.()).toMatchObject({
        remotes: { venue: { package: 'mfe-venue' } },
      });
    } finally {
      await rm(empty, { recursive: true });
    }
  });
});

it('the status shows the error rates of deployed releases, and the canary that they have ended', async () => {
  await releaseTickets('1.0.0');
  const remote = { name: 'tickets', ...TICKETS };
  await product.buildRemote('tickets', '1.1.0', 'tickets 1.1.0', { remote });
  const { remotes } = await product.releases.release(['tickets'], { share: 0.1, abortAbove: 0.02 });
  const [current, canary] = (remotes['tickets']?.releases ?? []).map(({ id }) => id);
  const counts = {
    [current ?? '']: {
      loads: 200,
      errors: 1,
      preloaded: 150,
      measured: 100,
      longTasks: 250,
      vitals: { lcp: { good: 90, poor: 10 } },
    },
    [canary ?? '']: { loads: 40, errors: 2 },
  };
  const reports = JSON.stringify({ tickets: counts });
  await product.host.write(new Map([[REPORTS_FILE, reports]]));
  const line = parseCommandLine(['status', 'tickets', '--json']);
  if (!line) throw new Error('it asks for the usage');
  expect(JSON.parse(await runCommandLine(line, product.releases))).toEqual({
    tickets: {
      current: {
        id: current,
        commit: 'f00d',
        loads: 200,
        errors: 1,
        errorRate: 0.005,
        preloadedShare: 0.75,
        longTasksPerPage: 2.5,
        goodVitals: { lcp: 0.9 },
      },
      canary: {
        id: canary,
        commit: 'f00d',
        loads: 40,
        errors: 2,
        errorRate: 0.05,
        preloadedShare: 0,
        longTasksPerPage: 0,
        goodVitals: {},
        share: 0.1,
        abortAbove: 0.02,
        isEnded: true,
      },
    },
  });
});

describe('a release to a product with a server', () => {
  it('is refused while the server does not run its server part, and succeeds once it does', async () => {
    await product.host.write(new Map([[SERVER_PARTS_FILE, '{"tickets":"1.0.0"}']]));
    await releaseTickets('1.0.0', '1.0.0');
    await expect(releaseTickets('1.1.0', '1.1.0')).rejects.toThrow(
      'needs its server part 1.1.0, and this server has 1.0.0. Update the server part',
    );
    await product.host.write(new Map([[SERVER_PARTS_FILE, '{"tickets":"1.1.0"}']]));
    await releaseTickets('1.1.0', '1.1.0');
    expect(await product.entryOf('tickets')).toContain('/1.1.0-');
  });
});
