import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import type { InjectOptions } from 'fastify';
import { onEachDatabase } from '../../testing/databases.ts';
import {
  ORIGIN,
  PASSWORD,
  Person,
  startTestServer,
  type TestServer,
} from '../../testing/test-server.ts';
import { networkOf } from './limits.ts';

const folder = mkdtempSync(resolve(tmpdir(), 'standby-pages-'));
writeFileSync(resolve(folder, 'favicon.svg'), '<svg/>');

const pages = {
  mounts: [{ prefix: '', folder }],
  page: () => '<!doctype html><html><head><title>Standby</title></head><body></body></html>',
};

onEachDatabase((database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(database(), { pages });
  });
  afterAll(() => server.close());

  const get = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'GET', url, headers: { host: 'localhost:4170', ...headers } });

  const signIn = (headers: Record<string, string | undefined>, on: TestServer = server) =>
    on.app.inject({
      method: 'POST',
      url: '/api/v1/session',
      payload: { email: 'nobody@example.com', password: PASSWORD },
      headers: { host: 'localhost:4170', ...headers } as InjectOptions['headers'] & object,
    });

  describe('pages', () => {
    it('say where the server is, under the strict policy', async () => {
      const { body, headers } = await get('/dashboard', { accept: 'text/html' });
      expect(body).toContain('<head><meta name="standby:api" content="/api/v1">');
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'/u);
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    });

    it('and files are served as they are', async () => {
      const { statusCode, body } = await get('/favicon.svg');
      expect([statusCode, body]).toEqual([200, '<svg/>']);
      expect((await get('/nowhere.js')).statusCode).toBe(404);
    });

    it('of a plain LAN address have no header that browsers warn of there', async () => {
      for (const url of ['/dashboard', '/api/v1/session']) {
        const { headers } = await get(url, { accept: 'text/html', host: '192.168.1.20:4170' });
        expect(headers['cross-origin-opener-policy']).toBeUndefined();
        expect(headers['x-content-type-options']).toBe('nosniff');
      }
    });

    it('never answer below the API', async () => {
      const { statusCode, body } = await get('/api/v1/nowhere', { accept: 'text/html' });
      expect(statusCode).toBe(404);
      expect(JSON.parse(body)).toMatchObject({ error: { code: 'not-found' } });
    });
  });

  describe('the API', () => {
    it('sends the headers of OWASP, and is never cached', async () => {
      const { headers } = await get('/api/v1/session');
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
      });
      expect(headers['strict-transport-security']).toBeUndefined();
    });

    it.each([
      ['another site', 'https://evil.example'],
      ['another port', 'http://localhost:4171'],
      ['another protocol', 'https://localhost:4170'],
      ['a sandboxed frame', 'null'],
      ['nowhere', undefined],
    ])('refuses what changes something and comes from %s', async (_, origin) => {
      const { statusCode, json } = await signIn(origin === undefined ? {} : { origin });
      expect(statusCode).toBe(403);
      expect(json()).toMatchObject({ error: { code: 'wrong-origin' } });
    });

    it.each([
      'localhost:4170',
      '192.168.1.20:4170',
      '[::1]:4170',
      'stage-pc.local:4170',
      'stage-pc:4170',
    ])('is there under %s', async (host) => {
      expect((await signIn({ host, origin: `http://${host}` })).statusCode).toBe(401);
    });

    it('is not there under a name that somebody pointed at it', async () => {
      const { statusCode } = await signIn({
        host: 'rebound.example:4170',
        origin: 'http://rebound.example:4170',
      });
      expect(statusCode).toBe(421);
    });

    it('takes the public address alone where there is one, with HSTS', async () => {
      const open = await startTestServer(database(), {
        environment: { PUBLIC_URL: 'https://standby.example' },
        pages,
      });
      const host = 'standby.example';
      const answer = await signIn({ host, origin: 'https://standby.example' }, open);
      expect(answer.statusCode).toBe(401);
      expect(answer.headers['strict-transport-security']).toContain('max-age=');
      const foreign = await signIn({ host: 'other.example', origin: 'http://other.example' }, open);
      expect(foreign.statusCode).toBe(421);
      await open.close();
    });

    it.each([
      ['no JSON', 'application/json', '{"email"', 400, 'not-json'],
      ['a form', 'application/x-www-form-urlencoded', 'email=a', 415, 'not-json'],
      ['a text', 'text/plain', '{}', 415, 'not-json'],
      ['too much', 'application/json', `"${'a'.repeat(300_000)}"`, 413, 'too-large'],
    ])('answers %s with a code and words', async (_, type, payload, status, code) => {
      const response = await server.app.inject({
        method: 'POST',
        url: '/api/v1/session',
        headers: { host: 'localhost:4170', origin: ORIGIN, 'content-type': type },
        payload,
      });
      expect(response.statusCode).toBe(status);
      expect(response.json()).toMatchObject({
        error: { code, message: expect.stringMatching(/\w+ .+\.$/u) as string },
      });
    });

    it('describes itself, each route with its permission', async () => {
      const document = (await get('/api/v1/openapi.json')).json<{
        openapi: string;
        paths: Record<string, Record<string, { description: string; requestBody?: object }>>;
      }>();
      expect(document.openapi).toBe('3.1.0');
      const members = document.paths['/api/v1/organizations/{organizationId}/members/{accountId}'];
      expect(members?.['patch']?.description).toBe(
        'Needs the permission `members:manage` in the organization: Owner, Admin.',
      );
      expect(document.paths['/api/v1/session']?.['post']).toMatchObject({
        requestBody: {
          content: {
            'application/json': {
              schema: { type: 'object', required: ['email', 'password'] },
            },
          },
        },
      });
    });
  });

  it('an unexpected error is logged whole, and answered with its id alone', async () => {
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

  it('no password, token or cookie is in the log', async () => {
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

  describe('probes', () => {
    it('say that process and database answer, under whatever name', async () => {
      const probe = { host: '10.1.2.3.nip.example' };
      expect((await get('/health', probe)).json()).toEqual({ status: 'ok' });
      expect((await get('/ready', probe)).json()).toEqual({ status: 'ok' });
    });

    it('say that a database does not answer', async () => {
      const broken = vi.spyOn(database().pool, 'query').mockImplementation(() => {
        throw new Error('gone');
      });
      expect((await get('/ready')).statusCode).toBe(503);
      expect((await get('/health')).statusCode).toBe(200);
      broken.mockRestore();
    });

    it('measure requests by route, for this machine alone', async () => {
      await get('/api/v1/session');
      const { body } = await get('/metrics');
      expect(body).toMatch(
        /http_request_duration_seconds_count\{method="GET",route="\/api\/v1\/session",status="200"\} \d/u,
      );
      expect(body).toContain('standby_database_connections');
      const remote = await server.app.inject({ url: '/metrics', remoteAddress: '10.0.0.9' });
      expect(remote.statusCode).toBe(404);
      expect((await get('/metrics', { 'x-forwarded-for': '10.0.0.9' })).statusCode).toBe(404);
    });

    it('measure for whoever has the token', async () => {
      const METRICS_TOKEN = 'a-token-of-some-length';
      const open = await startTestServer(database(), { environment: { METRICS_TOKEN } });
      const ask = (authorization?: string) =>
        open.app.inject({
          url: '/metrics',
          remoteAddress: '10.0.0.9',
          headers: authorization === undefined ? {} : { authorization },
        });
      expect((await ask(`Bearer ${METRICS_TOKEN}`)).statusCode).toBe(200);
      expect((await ask('Bearer a-token-of-same-lengt')).statusCode).toBe(404);
      expect((await ask()).statusCode).toBe(404);
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

    it('is the connection’s, whatever X-Forwarded-For says', async () => {
      expect(await spoof(server)).toBe(429);
    });

    it('is the one that a trusted proxy says', async () => {
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
