import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import type { InjectOptions } from 'fastify';
import { onDatabase } from '../testing/databases.ts';
import {
  ORIGIN,
  PASSWORD,
  signedUp,
  startTestServer,
  type TestServer,
} from '../testing/test-server.ts';

const folder = mkdtempSync(resolve(tmpdir(), 'standby-pages-'));
writeFileSync(resolve(folder, 'favicon.svg'), '<svg/>');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pages = {
  mounts: [{ prefix: '', folder }],
  page: () => '<!doctype html><html><head><title>Standby</title></head><body></body></html>',
};

onDatabase((database) => {
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
    it('state the address of the server, under the strict policy', async () => {
      const { body, headers } = await get('/dashboard', { accept: 'text/html' });
      expect(body).toContain('<head><meta name="standby:api" content="/api/v1">');
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'/u);
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    });

    it('name the signed-in person, with any name escaped', async () => {
      const mira = await signedUp(server);
      const hostile = `"'><script>alert(1)</script><!-- $& $1 & &quot; \u2028 ]]>`;
      await mira.call('PATCH /account', {
        body: { firstName: hostile, lastName: '</head>', phoneNumber: '020 7946 0991' },
      });
      const { account, organizations } = await mira.call('GET /session');
      const { body, headers } = await mira.inject({
        url: '/dashboard',
        headers: { accept: 'text/html' },
      });
      expect(headers['cache-control']).toBe('no-store');
      const [, content = ''] = /<meta name="standby:session" content="([^"]*)">/u.exec(body) ?? [];
      expect(body.split('<script').length, 'no markup of a name').toBe(1);
      expect(content).not.toMatch(/[<>"']/u);
      const unescaped = content
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&#39;', "'")
        .replaceAll('&amp;', '&');
      const { phoneNumber: _, ...named } = account ?? {};
      expect(JSON.parse(unescaped)).toEqual({
        account: named,
        organizations,
        organizationId: organizations[0]?.id,
      });
      expect(body).not.toContain('020 7946 0991');
    });

    it('name no person without a session, or in the copy of the service worker', async () => {
      const mira = await signedUp(server);
      const accept = { accept: 'text/html' };
      expect((await get('/dashboard', accept)).body).not.toContain('standby:session');
      // The worker requests the page with the cookie.
      const kept = await mira.inject({ url: '/app.html' });
      expect(kept.body).toContain('<meta name="standby:session-unknown" content="">');
      expect(kept.body).not.toContain(mira.email);
      await mira.call('DELETE /session');
      const { body } = await mira.inject({ url: '/dashboard', headers: accept });
      expect(body).not.toContain('standby:session');
    });

    it('work when the session cannot be read, and state that it is unknown', async () => {
      const open = await startTestServer(database(), { pages });
      const mira = await signedUp(open);
      await open.database.asOwner((owner) =>
        owner.schema.alterTable('session').renameTo('session_gone').execute(),
      );
      const { statusCode, body } = await mira.inject({
        url: '/dashboard',
        headers: { accept: 'text/html' },
      });
      await open.database.asOwner((owner) =>
        owner.schema.alterTable('session_gone').renameTo('session').execute(),
      );
      expect(statusCode).toBe(200);
      expect(body).toContain('standby:session-unknown');
      await open.close();
    });

    it('are served together with unchanged files', async () => {
      const { statusCode, body } = await get('/favicon.svg');
      expect([statusCode, body]).toEqual([200, '<svg/>']);
      expect((await get('/nowhere.js')).statusCode).toBe(404);
    });

    it('lack headers that browsers warn about at a plain LAN address', async () => {
      for (const url of ['/dashboard', '/api/v1/session']) {
        const { headers } = await get(url, { accept: 'text/html', host: '192.168.1.20:4170' });
        expect(headers['cross-origin-opener-policy']).toBeUndefined();
        expect(headers['x-content-type-options']).toBe('nosniff');
      }
    });

    it('never answer for unknown paths of the API', async () => {
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
    ])('refuses changes from %s', async (_, origin) => {
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
    ])('answers under %s', async (host) => {
      expect((await signIn({ host, origin: `http://${host}` })).statusCode).toBe(401);
    });

    it('refuses a host name that a stranger pointed at it', async () => {
      const { statusCode } = await signIn({
        host: 'rebound.example:4170',
        origin: 'http://rebound.example:4170',
      });
      expect(statusCode).toBe(421);
    });

    it('accepts only the public address if one is set, with HSTS', async () => {
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
    ])('answers %s with a code and a message', async (_, type, payload, status, code) => {
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
});
