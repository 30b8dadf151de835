import { migrate } from '@standby/server-kit/database/migrate';
import { versionOf } from '@standby/server-kit/replication/publication';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { onDatabase } from '../../testing/databases.ts';
import { Person, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { schema } from '../features.ts';
import { type BeginResponse, FOLLOW_PATHS } from './contract.ts';
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
  let session: string;

  const post = (url: string, body: object, authorization = `Bearer ${TOKEN}`) =>
    server.app.inject({
      method: 'POST',
      url,
      payload: { version: versionOf(schema), address: ADDRESS, ...body },
      headers: { host: HOST, origin: `http://${HOST}`, authorization },
    });
  const fence = (body: object = {}) => post(FOLLOW_PATHS.fence, { session, ...body });
  // Each write changes a name, because an account can own only few organizations.
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
    ({ session } = (await post(FOLLOW_PATHS.begin, {})).json<BeginResponse>().access);
  });
  afterAll(() => server.close());

  describe('a server whose follower takes over', () => {
    it('continues if the follower does not know the token, or has a copy that the server does not know', async () => {
      expect((await post(FOLLOW_PATHS.fence, { session }, 'Bearer x')).statusCode).toBe(404);
      expect((await fence({ session: 'another' })).statusCode).toBe(410);
      await write('Before');
      expect(onFenced).not.toHaveBeenCalled();
    });

    it('ends all writes, and has every acknowledged change', async () => {
      const acknowledged: string[] = [];
      const writing = (async () => {
        for (let n = 0; ; n += 1) {
          await write(`Tour ${n}`);
          acknowledged.push(`Tour ${n}`);
        }
      })();
      const refused = expect(writing).rejects.toMatchObject(MOVED);
      await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(2);
      const answer = await fence();
      expect(answer.statusCode).toBe(200);
      await refused;
      expect(await names()).toEqual([acknowledged.at(-1)]);
      expect(onFenced).toHaveBeenCalledExactlyOnceWith({ address: ADDRESS, generation: 2 });
    });

    it('repeats its answer to the same follower, but not to another server', async () => {
      expect((await fence()).statusCode).toBe(200);
      expect((await fence({ address: 'http://third.example' })).statusCode).toBe(409);
      expect(await readSuccessor(database().queries)).toEqual({ address: ADDRESS, generation: 2 });
    });

    it('also stores nothing after a restart, until it takes over itself', async () => {
      await database().asOwner((owner) => migrate(owner, schema.migrations));
      await expect(write('Too late')).rejects.toMatchObject(MOVED);
      expect(await takeOver(database(), new Date())).toMatchObject({ generation: 3 });
      await write('Back again');
      expect(await names()).toContain('Back again');
    });
  });
});
