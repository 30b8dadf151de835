import { versionOf } from '@standby/server-kit/replication/publication';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { onDatabase } from '../../testing/databases.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { schema } from '../features.ts';
import { type BeginResponse, FOLLOW_PATHS, proofOf, provenClaim } from './contract.ts';
import { noteStandbyServer, readGeneration } from './generation.ts';
import { findSuccessor } from './successor.ts';

const TOKEN = 'a-token-that-both-servers-of-this-test-know';
const NONCE = 'a-nonce-of-some-length';

const follower = { version: versionOf(schema), address: 'http://second.example:4170/' };

onDatabase((database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(database(), { environment: { FOLLOW_TOKEN: TOKEN } });
  });
  afterAll(() => server.close());

  const post = (
    { app }: TestServer,
    url: string,
    payload: object | string,
    headers: Readonly<Record<string, string>> = {},
    host = 'localhost:4170',
  ) =>
    app.inject({
      method: 'POST',
      url,
      payload,
      headers: {
        host,
        origin: `http://${host}`,
        authorization: `Bearer ${TOKEN}`,
        'content-type': 'application/json',
        ...headers,
      },
    });

  describe('a server with a token', () => {
    it.each([FOLLOW_PATHS.begin, FOLLOW_PATHS.position])(
      'answers at %s with 404 without the token, before it reads the body',
      async (url) => {
        for (const authorization of ['', 'Bearer x', `Bearer ${TOKEN}x`, TOKEN]) {
          const answer = await post(server, url, '{"broken', { authorization });
          expect(answer.statusCode).toBe(404);
        }
      },
    );

    it('sends its position only to the last copy that began', async () => {
      const begin = async () =>
        (await post(server, FOLLOW_PATHS.begin, follower)).json<BeginResponse>();
      const { access: earlier } = await begin();
      const { access, nowMs } = await begin();
      expect(Math.abs(nowMs - Date.now())).toBeLessThan(60_000);
      const positionFor = ({ session }: BeginResponse['access']) =>
        post(server, FOLLOW_PATHS.position, { ...follower, session });
      expect((await positionFor(access)).json()).toMatchObject({
        position: expect.stringMatching(/^[\dA-F]+\/[\dA-F]+$/u) as string,
      });
      expect((await positionFor(earlier)).statusCode).toBe(410);
      const older = { ...follower, ...access, version: 'older' };
      expect((await post(server, FOLLOW_PATHS.position, older)).statusCode).toBe(409);
    });

    it('refuses another version with a message', async () => {
      const answer = await post(server, FOLLOW_PATHS.begin, { ...follower, version: 'older' });
      expect(answer.statusCode).toBe(409);
      expect(answer.body).toContain('Install the same on both.');
    });

    it('warns once that others can read plain http', async () => {
      const warned = (): number =>
        server.log.filter(({ msg }) => String(msg).includes('over plain http')).length;
      for (const _ of [1, 2]) {
        await post(server, FOLLOW_PATHS.begin, follower, {}, '10.0.0.7:4170');
      }
      expect(warned()).toBe(1);
      expect(JSON.stringify(server.log)).not.toContain(TOKEN);
    });

    it('proves its generation to servers with the token', async () => {
      const url = `${FOLLOW_PATHS.generation}?nonce=${NONCE}`;
      const headers = { host: 'localhost:4170' };
      const answer: unknown = (await server.app.inject({ url, headers })).json();
      const claim = { generation: 1, isServing: true };
      expect(answer).toEqual({ ...claim, proof: proofOf(TOKEN, NONCE, claim) });
      expect(provenClaim(answer, TOKEN, NONCE)).toEqual(claim);
      expect(provenClaim(answer, TOKEN, 'another-nonce-of-length')).toBeUndefined();
      expect(provenClaim({ ...claim, generation: 2, proof: 'x' }, TOKEN, NONCE)).toBeUndefined();
    });
  });

  it('a server without a token cannot be followed', async () => {
    const alone = await startTestServer(database());
    for (const url of [FOLLOW_PATHS.begin, FOLLOW_PATHS.position]) {
      expect((await post(alone, url, follower)).statusCode).toBe(404);
    }
    const url = `${FOLLOW_PATHS.generation}?nonce=${NONCE}`;
    const answer = await alone.app.inject({ url, headers: { host: 'localhost:4170' } });
    expect(answer.statusCode).toBe(404);
    await alone.close();
  });

  it('a server yields only to its standby server, if that serves a later generation', async () => {
    const { queries } = database();
    await noteStandbyServer(queries, 'http://second.example');
    const own = await readGeneration(queries);
    const answers = (generation: number, isServing: boolean, token: string): void => {
      vi.stubGlobal('fetch', (address: string) => {
        const nonce = new URL(address).searchParams.get('nonce') ?? '';
        const claim = { generation, isServing };
        return Promise.resolve(Response.json({ ...claim, proof: proofOf(token, nonce, claim) }));
      });
    };
    answers(own + 1, true, TOKEN);
    expect(await findSuccessor(queries, TOKEN)).toEqual({
      address: 'http://second.example',
      generation: own + 1,
    });
    expect(await findSuccessor(queries, undefined)).toBeUndefined();
    answers(own + 1, true, 'of a stranger');
    expect(await findSuccessor(queries, TOKEN)).toBeUndefined();
    answers(own + 1, false, TOKEN);
    expect(await findSuccessor(queries, TOKEN)).toBeUndefined();
    answers(own, true, TOKEN);
    expect(await findSuccessor(queries, TOKEN)).toBeUndefined();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('refused')));
    expect(await findSuccessor(queries, TOKEN)).toBeUndefined();
  });
});
