import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { Client, type PoolClient } from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RouteContract } from '@standby/api-client/route-contract';
import { routeTables } from '../src/app.ts';
import { onDatabase } from '../testing/databases.ts';
import {
  connectTo,
  headOf,
  portOf,
  watchConnections,
  type RawRequest,
} from '../testing/listening.ts';
import {
  Person,
  readMetrics,
  signedUp,
  startTestServer,
  type TestServer,
} from '../testing/test-server.ts';

/** Number of requests in a flood, more than may wait for one network. */
const FLOOD = 400;

const STRANGERS_AT_ONCE = 3;
const OF_ONE_NETWORK_AT_ONCE = 2;

/** Matches queries of requests: rows of a scope, limits and accounts. Other queries are for the time and for other processes. */
const OF_REQUESTS = /'standby\.account'|rate_limit|"(?:session|user|mail_token)"/u;
const WAITING_PER_NETWORK = 300;

const made = (bytes: number): string => randomBytes(bytes).toString('base64url');

/** Forged requests of a stranger, each with a token that differs from real ones only in its mark. */
const madeUp: readonly (readonly [string, (token: string) => RawRequest & { payload?: object }])[] =
  [
    ['POST /devices/self', () => ({ method: 'POST', url: '/devices/self', payload: {} })],
    ['GET /devices/self/stream', () => ({ url: '/devices/self/stream' })],
    ['GET /control/state', () => ({ url: '/control/state' })],
    [
      'POST /control/actions',
      () => ({ method: 'POST', url: '/control/actions', payload: { type: 'flash' } }),
    ],
    ['POST /sign-in/device/look', () => ({ method: 'POST', url: '/sign-in/device/look' })],
    [
      'POST /sign-in/look',
      (token) => ({ method: 'POST', url: '/sign-in/look', payload: { token } }),
    ],
    ['POST /calls/open', (token) => ({ method: 'POST', url: '/calls/open', payload: { token } })],
    ['GET /calls/calendar.ics', (token) => ({ url: `/calls/calendar.ics?token=${token}` })],
    [
      'POST /live/links/open',
      (token) => ({ method: 'POST', url: '/live/links/open', payload: { token } }),
    ],
    [
      'POST /invitations/look',
      (token) => ({ method: 'POST', url: '/invitations/look', payload: { token } }),
    ],
    [
      'POST /account/email/confirm',
      (token) => ({ method: 'POST', url: '/account/email/confirm', payload: { token } }),
    ],
    ['GET /session', () => ({ url: '/session' })],
    ['GET /organizations', () => ({ url: '/organizations' })],
    [
      'GET /organizations/:organizationId/shows/changes',
      () => ({ url: '/organizations/x/shows/changes' }),
    ],
  ];

onDatabase((database) => {
  let server: TestServer;
  let port: number;
  let sockets: Socket[];
  let held: PoolClient[] = [];
  beforeEach(async () => {
    // The fake intervals leave only the queries of requests.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    server = await startTestServer(database(), { environment: { TRUST_PROXY: 'loopback' } });
    port = await portOf(server);
    sockets = [];
  });
  afterEach(async () => {
    release();
    vi.useRealTimers();
    for (const socket of sockets) socket.destroy();
    await server.close();
  });

  async function connect(): Promise<Socket> {
    const socket = await connectTo(port);
    sockets.push(socket);
    return socket;
  }

  /** Takes all connections to the database, so that further queries wait. @returns a function that releases them */
  async function holdDatabase(): Promise<() => void> {
    const { pool } = database();
    const length = pool.options.max;
    held = await Promise.all(Array.from({ length }, () => pool.connect()));
    return release;
  }

  function release(): void {
    for (const client of held.splice(0)) client.release();
  }

  /** Counts the queries of requests, without the server's own ones. @returns a function that ends the count */
  function countQueries(meant = OF_REQUESTS): () => number {
    const query = vi.spyOn(Client.prototype, 'query');
    return () => {
      const texts = (query.mock.calls as unknown[][]).map(([first]) =>
        typeof first === 'string' ? first : (first as { readonly text: string }).text,
      );
      query.mockRestore();
      return texts.filter((text) => meant.test(text)).length;
    };
  }

  async function gauge(name: string): Promise<number> {
    return Number(new RegExp(`^${name} (\\d+)$`, 'mu').exec(await readMetrics(server))?.[1]);
  }

  const offer = (network: string): string =>
    headOf({ cookie: '' }, port, {
      method: 'POST',
      url: '/api/v1/devices/offers',
      headers: { 'x-forwarded-for': network, 'content-length': 0 },
    });

  /** Sends requests, each on a connection of its own, and waits until the server has them. */
  async function send(heads: readonly string[]): Promise<void> {
    for (const head of heads) {
      const socket = await connect();
      const asked = once(server.app.server, 'request');
      socket.write(head);
      await asked;
    }
  }

  it.each(madeUp)('a forged token or cookie costs no query: %s', async (_, requestOf) => {
    const stranger = new Person(server);
    const count = countQueries();
    for (let n = 0; n < 20; n += 1) {
      stranger.cookies.set('standby.device', made(22));
      stranger.cookies.set(
        'standby.session_token',
        encodeURIComponent(`${made(24)}.${randomBytes(32).toString('base64')}`),
      );
      const { url, ...request } = requestOf(made(22));
      const { statusCode } = await stranger.inject({ ...request, url: `/api/v1${url}` });
      expect(statusCode).toBeLessThan(500);
    }
    expect(count()).toBe(0);
  });

  it('each route that is open to everybody declares a limit', () => {
    const open = routeTables
      .flatMap((table) => Object.entries(table) as [string, RouteContract][])
      .filter(([, { access, limit }]) => access === 'everybody' && limit === undefined);
    expect(open.map(([key]) => key)).toEqual([]);
  });

  describe('a flood of strangers', () => {
    it('uses three connections to the database at most, and waits by network', async () => {
      const release = await holdDatabase();
      await send(Array.from({ length: 20 }, (_, n) => offer(`203.0.113.${n}`)));
      expect(await gauge('standby_strangers_running')).toBe(STRANGERS_AT_ONCE);
      expect(await gauge('standby_strangers_waiting')).toBe(20 - STRANGERS_AT_ONCE);
      release();
    });

    it('from one network is refused beyond its waiting places, without a query', async () => {
      const release = await holdDatabase();
      const guest = new Person(server);
      const asked = Array.from({ length: FLOOD }, () =>
        guest.inject({
          method: 'POST',
          url: '/api/v1/accounts/check',
          payload: { email: 'a@b.example' },
        }),
      );
      await expect.poll(() => gauge('standby_strangers_waiting')).toBe(WAITING_PER_NETWORK);
      expect(await gauge('standby_strangers_running')).toBe(OF_ONE_NETWORK_AT_ONCE);
      release();
      const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
      expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(30);
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(FLOOD - 30);
    });

    it('does not delay requests with a session', async () => {
      const mira = await signedUp(server);
      const release = await holdDatabase();
      await send(Array.from({ length: 20 }, (_, n) => offer(`203.0.113.${n}`)));
      const asking = mira.call('GET /organizations');
      await expect.poll(() => gauge('standby_members_running')).toBe(1);
      release();
      expect((await asking).organizations).toHaveLength(1);
    });
  });

  describe('requests whose connection is closed', () => {
    it('are dropped while they wait', async () => {
      const connections = watchConnections(server);
      const release = await holdDatabase();
      await send(Array.from({ length: 20 }, () => offer('203.0.113.1')));
      const allClosed = connections.allClosed();
      for (const socket of sockets) socket.destroy();
      await allClosed;
      expect(await gauge('standby_strangers_waiting')).toBe(0);
      const count = countQueries(/^begin/u);
      release();
      await expect.poll(() => gauge('standby_strangers_running')).toBe(0);
      expect(count(), 'those of one network that had begun').toBe(OF_ONE_NETWORK_AT_ONCE);
    });

    it('are dropped when thousands come at once, which closes the connection', async () => {
      const connections = watchConnections(server);
      const release = await holdDatabase();
      const socket = await connect();
      const allClosed = connections.allClosed();
      socket.write(offer('203.0.113.1').repeat(6_000));
      await allClosed;
      expect(await gauge('standby_strangers_waiting')).toBe(0);
      const count = countQueries(/^begin/u);
      release();
      await expect.poll(() => gauge('standby_strangers_running')).toBe(0);
      expect(count()).toBeLessThanOrEqual(OF_ONE_NETWORK_AT_ONCE);
    });
  });
});
