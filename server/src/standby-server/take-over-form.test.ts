import type { FastifyInstance } from 'fastify';
import { limitTable } from '@standby/api-client/limit-table';
import { readSettings } from '@standby/server-kit/settings/settings';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { onDatabase } from '../../testing/databases.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { createNoticeApp } from './notice-app.ts';
import { NotFencedError } from './fence-first.ts';
import { readGeneration, takeOver } from './generation.ts';
import { createSuccessorApp } from './successor-app.ts';
import { TAKE_OVER_PATH } from './take-over-form.ts';

const TOKEN = 'a-token-that-both-servers-of-this-test-know';
const HOST = 'localhost:4170';
const settings = readSettings({ FOLLOW_TOKEN: TOKEN, LOG_LEVEL: 'silent' });

onDatabase((database) => {
  const onTaken = vi.fn();
  let isFirstThere = true;
  let app: FastifyInstance;
  let network = 0;
  beforeAll(async () => {
    app = await createNoticeApp({
      settings,
      database: database(),
      notice: () => ({
        title: 'This is the standby server',
        text: 'A copy.',
        address: 'http://first.example',
      }),
      readClaim: async () => ({ generation: 1, isServing: false }),
      form: {
        isFirstThere: async () => isFirstThere,
        takeOver: async (isInsisting) => {
          if (!isFirstThere && !isInsisting) throw new NotFencedError('It cannot be told to stop.');
          return takeOver(database(), new Date());
        },
        onTaken,
      },
    });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    network += 1;
    onTaken.mockClear();
    isFirstThere = true;
    await sql`delete from following`.execute(database().queries);
    await sql`
        insert into following (first, session, access, port, as_of, clock_ahead_ms, clock_error_ms)
        values ('http://first.example', 's', '', 0, now(), 0, 0)`.execute(database().queries);
  });

  const press = (
    fields: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>> = {},
    to = app,
  ) =>
    to.inject({
      method: 'POST',
      url: TAKE_OVER_PATH,
      remoteAddress: `10.1.0.${network}`,
      headers: {
        host: HOST,
        origin: `http://${HOST}`,
        accept: 'text/html',
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      payload: new URLSearchParams(fields).toString(),
    });

  const generation = () => readGeneration(database().queries);
  const right = { token: TOKEN, confirmed: 'yes' };

  it('the page of a copy has a form, which states whether the first still answers', async () => {
    const open = () => app.inject({ url: '/room/x', headers: { host: HOST, accept: 'text/html' } });
    const { statusCode, body, headers } = await open();
    expect(statusCode).toBe(503);
    expect(body).toContain(`action="${TAKE_OVER_PATH}"`);
    expect(body).toContain('The first machine still answers.');
    expect(body).not.toMatch(/<style|<script(?! type="module" src)|\sstyle=/u);
    // Forms send no Origin with `no-referrer`, and policies of pages admit forms only to their own origin.
    expect(headers['referrer-policy']).toBe('same-origin');
    expect(headers['content-security-policy']).toContain("form-action 'self'");
    isFirstThere = false;
    expect((await open()).body).toContain('If it cannot, stop it before you take over');
  });

  it('a page over plain http warns that others can read the token', async () => {
    const headers = { host: '10.0.0.7:4170', accept: 'text/html' };
    expect((await app.inject({ url: '/', headers })).body).toContain('others in this network');
    expect(
      (await app.inject({ url: '/', headers: { ...headers, host: HOST } })).body,
    ).not.toContain('others in this network');
  });

  it.each([
    ['of another origin', { origin: 'http://evil.example' }, 403],
    ['of a page that hides its origin', { origin: 'null' }, 403],
    ['of a stranger’s name for this machine', { host: 'evil.example' }, 421],
    ['that is no form', { 'content-type': 'application/json' }, 415],
    ['that a page of another origin may send as text', { 'content-type': 'text/plain' }, 415],
  ])('a press %s changes nothing', async (_, headers, status) => {
    const before = await generation();
    expect((await press(right, headers)).statusCode).toBe(status);
    expect(await generation()).toBe(before);
    expect(onTaken).not.toHaveBeenCalled();
  });

  it('a wrong token has an error beside its field, and is not repeated', async () => {
    isFirstThere = false;
    const before = await generation();
    for (const token of ['', 'guess-1', `${TOKEN}x`, TOKEN.slice(1), TOKEN.toUpperCase()]) {
      const { statusCode, body } = await press({ ...right, token });
      expect(statusCode).toBe(403);
      expect(body).toMatch(
        /name="token"[^>]*aria-describedby="token-error token-hint" aria-invalid="true"/u,
      );
      expect(body).toContain('This is not the FOLLOW_TOKEN of this machine.');
      expect(body).toContain('value="yes" checked');
      expect(body).not.toContain('guess-1');
    }
    expect(await generation()).toBe(before);
  });

  it('guesses are limited for a network, which then also refuses the correct token', async () => {
    const { points } = limitTable.takeOverByAddress;
    for (let n = 0; n < points; n += 1) await press({ ...right, token: 'x' });
    const { statusCode, body } = await press(right);
    expect(statusCode).toBe(429);
    expect(body).toMatch(/id="token-error">This was tried too often\. Wait \d+ minutes/u);
    expect(onTaken).not.toHaveBeenCalled();
  });

  it('a press needs a confirmation while the first cannot be stopped', async () => {
    isFirstThere = false;
    const before = await generation();
    const { statusCode, body } = await press({ token: TOKEN });
    expect(statusCode).toBe(409);
    expect(body).toContain('id="confirmed-error">It cannot be told to stop.');
    expect(body).not.toContain(TOKEN);
    expect(await generation()).toBe(before);
    expect((await press(right)).statusCode).toBe(202);
  });

  it('a press while the first answers needs no confirmation', async () => {
    const headers = { host: HOST, accept: 'text/html' };
    expect((await app.inject({ url: '/', headers })).body).not.toContain('name="confirmed"');
    expect((await press({ token: TOKEN })).statusCode).toBe(202);
  });

  it('takes over once, with the token or its line of the settings, and opens the app', async () => {
    const before = await generation();
    const { statusCode, body } = await press({ ...right, token: ` FOLLOW_TOKEN=${TOKEN}\n` });
    expect(statusCode).toBe(202);
    expect(body).toContain('This machine takes over');
    expect(body).toContain('<body data-leads-on>');
    const [, script = ''] = /<script type="module" src="(.+?)">/u.exec(body) ?? [];
    const lead = await app.inject({ url: script, headers: { host: HOST } });
    expect(lead.body).toContain("location.replace('/')");
    // The browser needs the script from its cache, because the server has ended by then.
    expect(lead.headers['cache-control']).toBe('private, max-age=3600');
    expect(await generation()).toBe(before + 1);
    expect(onTaken).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ generation: before + 1 }),
    );

    const again = await press(right);
    expect(again.statusCode).toBe(409);
    expect(again.body).toContain('id="token-error">This data follows no other server');
    expect(await generation()).toBe(before + 1);
  });

  it('a server that another one took over from has no form', async () => {
    const successor = { address: 'http://second.example', generation: 9 };
    const moved = await createSuccessorApp(settings, database(), successor);
    const headers = { host: HOST, accept: 'text/html' };
    expect((await moved.inject({ url: '/', headers })).body).not.toContain('<form');
    const { statusCode } = await press(right, {}, moved);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    await moved.close();
  });

  it('a page that is still open when the server serves redirects to the app', async () => {
    const server = await startTestServer(database(), { environment: { FOLLOW_TOKEN: TOKEN } });
    const { statusCode, headers } = await press(right, {}, server.app);
    expect([statusCode, headers['location']]).toEqual([303, '/']);
    await server.close();
  });
});
