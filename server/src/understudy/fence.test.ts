import { migrate } from '@standby/server-kit/database/migrate';
import { versionOf } from '@standby/server-kit/replication/follower';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { onDatabase } from '../../testing/databases.ts';
import { Person, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { schema } from '../features.ts';
import { COPY_HEADERS, FOLLOW_PATHS } from './contract.ts';
import { readSuccessor, takeOver } from './generation.ts';

const TOKEN = 'a-token-that-both-servers-of-this-test-know';
const HOST = 'localhost:4170';
const ADDRESS = 'http://second.example:4170';
const MOVED = { status: 503, code: 'moved' };

onDatabase((database) => {
  const onFenced = vi.fn();
  let server: TestServer;
  let mira: Person;
  let organizationId: string;
  let progress: { session: string; batch: number; snapshot: string };

  const post = (url: string, body: object, authorization = `Bearer ${TOKEN}`) =>
    server.app.inject({
      method: 'POST',
      url,
      payload: { version: versionOf(schema), address: ADDRESS, ...body },
      headers: { host: HOST, origin: `http://${HOST}`, authorization },
    });
  const fence = (body: object = {}) => post(FOLLOW_PATHS.fence, { progress, ...body });
  // A new name each time: an account owns few organizations.
  const write = (name: string) =>
    mira.call('PATCH /organizations/:organizationId', {
      params: { organizationId },
      body: { name },
    });
  const names = async (): Promise<string[]> =>
    (await mira.call('GET /organizations')).organizations.map(({ name }) => name);

  beforeAll(async () => {
    server = await startTestServer(database(), { environment: { FOLLOW_TOKEN: TOKEN }, onFenced });
    mira = new Person(server);
    organizationId = (await mira.signUp()).organizationId ?? '';
    const copy = await post(FOLLOW_PATHS.copy, {});
    progress = { session: String(copy.headers[COPY_HEADERS.session]), batch: 0, snapshot: '' };
  });
  afterAll(() => server.close());

  describe('a server whose follower takes over', () => {
    it('goes on where the follower does not know the token, or has a copy that the server does not know', async () => {
      expect((await post(FOLLOW_PATHS.fence, { progress }, 'Bearer x')).statusCode).toBe(404);
      const unknown = { progress: { ...progress, session: 'another' } };
      expect((await fence(unknown)).statusCode).toBe(410);
      await write('Before');
      expect(onFenced).not.toHaveBeenCalled();
    });

    it('ends all writes, and answers with everything that it acknowledged', async () => {
      const acknowledged: string[] = [];
      const writing = (async () => {
        for (let n = 0; ; n += 1) {
          await write(`Tour ${n}`);
          acknowledged.push(`Tour ${n}`);
        }
      })();
      const refused = expect(writing).rejects.toMatchObject(MOVED);
      await expect.poll(() => acknowledged.length).toBeGreaterThan(2);
      const answer = await fence();
      expect(answer.statusCode).toBe(200);
      await refused;
      const given = JSON.stringify(answer.json());
      const last = acknowledged.at(-1) ?? '';
      expect(given).toContain(`"${last}"`);
      expect(await names()).toEqual([last]);
      expect(onFenced).toHaveBeenCalledExactlyOnceWith({ address: ADDRESS, generation: 2 });
    });

    it('gives the same again to a follower that missed the answer, none to one that is elsewhere, and nothing to another server', async () => {
      const elsewhere = await fence({ progress: { ...progress, batch: 7 } });
      expect(elsewhere.json()).toMatchObject({ changes: null });
      expect((await fence()).statusCode).toBe(200);
      expect((await fence({ address: 'http://third.example' })).statusCode).toBe(409);
      expect(await readSuccessor(database().queries)).toEqual({ address: ADDRESS, generation: 2 });
    });

    it('stores nothing after a restart either, until it takes over itself', async () => {
      await database().asOwner((owner) => migrate(owner, schema.migrations));
      await expect(write('Too late')).rejects.toMatchObject(MOVED);
      expect(await takeOver(database(), new Date())).toMatchObject({ generation: 3 });
      await write('Back again');
      expect(await names()).toContain('Back again');
    });
  });
});
