import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { onDatabase } from '../testing/databases.ts';
import { connectTo, headOf, portOf, readUntil } from '../testing/listening.ts';
import {
  ORIGIN,
  PASSWORD,
  Person,
  readMetrics,
  startTestServer,
  type TestServer,
} from '../testing/test-server.ts';
import { networkOf } from '@standby/server-kit/http/limits';

onDatabase((database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(database());
  });
  afterAll(() => server.close());

  const get = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'GET', url, headers: { host: 'localhost:4170', ...headers } });

  it('an unexpected error is logged whole, and its answer has only its id', async () => {
    const failing = await startTestServer(database());
    const broken = vi.spyOn(database().queries, 'selectFrom').mockImplementation(() => {
      throw new Error('relation "secret_table" does not exist');
    });
    const person = new Person(failing);
    const refusal = await person
      .call('POST /accounts/check', { body: { email: person.email } })
      .catch((error: unknown) => error as { id: string; message: string; status: number });

    expect(refusal).toMatchObject({ status: 500, code: 'unexpected' });
    const { id, message } = refusal as { id: string; message: string };
    expect(message).not.toContain('secret_table');
    expect(message).toContain(id);
    const line = failing.log.find(({ errorId }) => errorId === id);
    expect(line).toMatchObject({ err: { message: 'relation "secret_table" does not exist' } });
    broken.mockRestore();
    await failing.close();
  });

  it('the log has no password, token or cookie', async () => {
    const person = new Person(server);
    await person.signUp();
    await person.call('GET /organizations');
    await person.inject({ method: 'GET', url: '/api/v1/session?token=secret-in-query' });
    const log = JSON.stringify(server.log);
    const [token = ''] = [...person.cookies.values()];
    for (const secret of [PASSWORD, token, decodeURIComponent(token), 'secret-in-query']) {
      expect(log).not.toContain(secret);
    }
    expect(server.log.at(-1)).toMatchObject({ reqId: expect.any(String) as string });
  });

  it('a stop answers the request in progress, then ends its connection, and accepts no other request', async () => {
    const stopping = await startTestServer(database());
    const port = await portOf(stopping);
    const body = JSON.stringify({ email: 'mira@example.com' });
    const socket = await connectTo(port);
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    socket.write(
      headOf({ cookie: '' }, port, { method: 'POST', url: '/api/v1/accounts/check', headers }),
    );
    await expect.poll(() => stopping.log.some(({ msg }) => msg === 'incoming request')).toBe(true);
    const stopped = stopping.close();
    await expect.poll(() => stopping.app.server.listening).toBe(false);
    socket.write(body);
    const answer = await readUntil(socket, /\}$/u);
    expect(answer).toMatch(/^HTTP\/1.1 200 /u);
    expect(answer).toMatch(/\r\nconnection: close\r\n/iu);
    await stopped;
    await expect(fetch(`http://127.0.0.1:${port}/health`)).rejects.toThrow('fetch failed');
  });

  describe('probes', () => {
    it('report that process and database answer, under any host name', async () => {
      const probe = { host: '10.1.2.3.nip.example' };
      expect((await get('/health', probe)).json()).toEqual({ status: 'ok' });
      expect((await get('/ready', probe)).json()).toEqual({ status: 'ok' });
    });

    it.each([
      ['a database that does not answer', /./u],
      ['a database whose disk is full, which answers reads', /insert|update/iu],
    ])('report %s', async (_, refused) => {
      const own = await startTestServer(database());
      const { pool } = database();
      const query = pool.query.bind(pool) as (text: string) => Promise<unknown>;
      const answer = (text: string): unknown =>
        refused.test(text) ? Promise.reject(new Error('No space left on device')) : query(text);
      const broken = vi.spyOn(pool, 'query').mockImplementation(answer);
      const statusOf = async (url: string) =>
        (await own.app.inject({ url, headers: { host: 'localhost:4170' } })).statusCode;
      expect(await statusOf('/ready')).toBe(503);
      expect(await statusOf('/health')).toBe(200);
      broken.mockRestore();
      await own.close();
    });

    it('show metrics by route to a holder of the token', async () => {
      await get('/api/v1/session');
      const body = await readMetrics(server);
      expect(body).toMatch(
        /http_request_duration_seconds_count\{method="GET",route="\/api\/v1\/session",status="200"\} \d/u,
      );
      expect(body).toContain('standby_database_connections');
    });

    it.each([
      ['this machine', {}],
      ['a proxy on it without headers of its own', { host: 'localhost:4170', connection: 'close' }],
      ['a wrong token', { authorization: 'Bearer a-token-of-same-lengt' }],
    ])('show no metrics to %s', async (_, headers) => {
      const url = '/metrics';
      const response = await server.app.inject({ url, remoteAddress: '127.0.0.1', headers });
      expect(response.statusCode).toBe(404);
    });

    it('show no metrics without a token in the settings', async () => {
      const open = await startTestServer(database(), { environment: { METRICS_TOKEN: '' } });
      const response = await open.app.inject({
        url: '/metrics',
        headers: { authorization: 'Bearer ' },
      });
      expect(response.statusCode).toBe(404);
      await open.close();
    });
  });

  describe('the address that limits count', () => {
    const spoof = async (on: TestServer) => {
      for (let n = 0; n < 30; n += 1) await ask(on, n);
      return (await ask(on, 30)).statusCode;
    };
    const ask = (on: TestServer, n: number) =>
      on.app.inject({
        method: 'POST',
        url: '/api/v1/accounts/check',
        remoteAddress: '10.77.0.1',
        headers: { host: 'localhost:4170', origin: ORIGIN, 'x-forwarded-for': `203.0.113.${n}` },
        payload: { email: `${n}-${Math.random()}@example.com` },
      });

    it('is the connection’s, not the one in X-Forwarded-For', async () => {
      expect(await spoof(server)).toBe(429);
    });

    it('is the one from a trusted proxy', async () => {
      const behind = await startTestServer(database(), {
        environment: { TRUST_PROXY: '10.77.0.0/16' },
      });
      expect(await spoof(behind)).toBe(200);
      await behind.close();
    });
  });
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '::ffff:192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (ip, network) => {
  expect(networkOf({ ip })).toBe(network);
});
