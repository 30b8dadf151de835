import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { backUp, restore } from '@standby/server-kit/database/backup';
import type { Database } from '@standby/server-kit/database/database';
import { inScope } from '@standby/server-kit/database/scope';
import { forgetSilentFollower } from '@standby/server-kit/replication/publication';
import { readFollowing } from '@standby/server-kit/replication/subscription';
import { readSettings } from '@standby/server-kit/settings/settings';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createPostgresDatabase, openShared, openTestPostgres } from '../../testing/databases.ts';
import {
  contentOf,
  endFollowing,
  FOLLOW_TOKEN,
  followFirst,
  type FollowingCopy,
  note,
  slotsOf,
} from '../../testing/following-copy.ts';
import { portOf } from '../../testing/listening.ts';
import { createCompany } from '../../testing/organizations.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { schema } from '../features.ts';
import { fenceOthers } from './fence-first.ts';
import { readGeneration, readSuccessor, takeOver } from './generation.ts';
import { Tunnel } from './tunnel.ts';

const ARRIVAL = { timeout: 60_000, interval: 20 };

describe('a copy', () => {
  let first: Database;
  let other: Database;
  let copy: Database;
  let server: TestServer;
  let origin: string;
  const running: FollowingCopy[] = [];

  beforeAll(async () => {
    const [one, two] = await openShared(2);
    if (!one || !two) throw new Error('Two were asked for');
    [first, other] = [one, two];
    copy = await openTestPostgres(await createPostgresDatabase());
    server = await startTestServer(first, { environment: { FOLLOW_TOKEN } });
    origin = `http://127.0.0.1:${await portOf(server)}`;
  });
  afterEach(async () => {
    for (const each of running.splice(0)) await each.stop();
  });
  afterAll(async () => {
    await server.close();
    await endFollowing(copy);
    for (const database of [copy, first, other]) await database.close();
  });

  async function follow(isAnew = true): Promise<FollowingCopy> {
    const following = await followFirst({ origin, copy }, isAnew);
    running.push(following);
    return following;
  }

  /** Continues the previous test's copy, because a new copy takes seconds. Makes a new copy without an earlier one. */
  const followOn = (): Promise<FollowingCopy> => follow(false);

  it('has all rows at first, then each insertion, update, removal and cascade', async () => {
    const { organizationId } = await createCompany(server);
    const { rows, hasAllOfNow } = await follow();
    const content = await contentOf(first);
    expect(rows).toBe(Object.values(content).flat().length);
    expect(await contentOf(copy)).toEqual(content);

    await note(first, 'house', 'open');
    await first.queries.deleteFrom('serverSetting').where('name', '=', 'house').execute();
    await note(first, 'half', 'called');
    await first.queries
      .updateTable('serverSetting')
      .set({ name: 'beginners' })
      .where('name', '=', 'half')
      .execute();
    await inScope(first.queries, { organizationId }, (transaction) =>
      transaction.updateTable('organization').set({ name: 'Globe' }).execute(),
    );
    await hasAllOfNow();
    expect(await contentOf(copy)).toEqual(await contentOf(first));

    // Members, shows and rooms of the organization go with it.
    await first.asOwner((owner) =>
      owner.deleteFrom('organization').where('id', '=', organizationId).execute(),
    );
    await hasAllOfNow();
    expect(await contentOf(copy)).toEqual(await contentOf(first));
  });

  it('equals the first after many writers at once, in any order of commits', async () => {
    const { hasAllOfNow } = await followOn();
    // Each transaction changes several of few rows, so the transactions wait for each other and commit in another order.
    const write = (database: Database, round: number) =>
      database.queries.transaction().execute(async (transaction) => {
        for (const part of [round % 3, 3 + (round % 5), 8 + (round % 2)]) {
          await transaction
            .insertInto('serverSetting')
            .values({ name: `row ${part}`, value: `${round}` })
            .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: `${round}` }))
            .execute();
        }
      });
    const writers = [first, other].flatMap((database, index) =>
      [0, 1, 2].map(async (writer) => {
        for (let n = 0; n < 40; n += 1) await write(database, n * 6 + writer * 2 + index);
      }),
    );
    await Promise.all(writers);
    await hasAllOfNow();
    expect(await contentOf(copy)).toEqual(await contentOf(first));
  });

  it('continues where it was, through a tunnel with another port', async () => {
    await followOn();
    for (const each of running.splice(0)) await each.stop();
    await note(first, 'meanwhile', 'changed');
    const { rows, hasAllOfNow } = await followOn();
    expect(rows).toBeUndefined();
    await hasAllOfNow();
    expect(await contentOf(copy)).toEqual(await contentOf(first));
  });

  it('is refused after its server was restored, and once another copy follows that server', async () => {
    const folder = mkdtempSync(resolve(tmpdir(), 'standby-replication-'));
    const { follower } = await followOn();
    const file = resolve(folder, 'backup.gz');
    await first.asOwner((owner) => backUp(owner, schema, file));
    await first.asOwner((owner) => restore(owner, schema, file));
    await expect.poll(() => follower.phase, ARRIVAL).toBe('refused');
    rmSync(folder, { recursive: true });

    const before = await follow();
    const after = await follow();
    await expect.poll(() => before.follower.phase, ARRIVAL).toBe('refused');
    expect(after.follower.phase).toBe('following');
    expect(await slotsOf(first)).toHaveLength(1);
  });

  it('is forgotten after more than a day without a request', async () => {
    const { follower } = await followOn();
    await forgetSilentFollower(first);
    expect(await slotsOf(first)).toHaveLength(1);
    const slotsAfterADay = async () => {
      await sql`update follower set seen_at = now() - interval '25 hours'`.execute(first.queries);
      await forgetSilentFollower(first);
      return slotsOf(first);
    };
    // A copy that asks at this very moment is not silent.
    await expect.poll(slotsAfterADay, ARRIVAL).toEqual([]);
    await expect.poll(() => follower.phase, ARRIVAL).toBe('refused');
  });

  it('serves after a take-over, which raises the generation once', async () => {
    await follow();
    expect(await readFollowing(copy)).toMatchObject({ first: origin });
    const { generation } = await takeOver(copy, new Date());
    expect(generation).toBe((await readGeneration(first.queries)) + 1);
    expect(await readGeneration(copy.queries)).toBe(generation);
    expect(await readFollowing(copy)).toBeUndefined();
    await note(first, 'after', 'the take-over');
    await note(copy, 'own', 'row');
    await expect(takeOver(copy, new Date())).rejects.toThrow(
      'This data follows no other server, so there is nothing to take over.',
    );
    expect(await contentOf(copy)).not.toEqual(await contentOf(first));
  });

  it('has every change that its first acknowledged before its end', async () => {
    await follow();
    const acknowledged: string[] = [];
    const writing = (async () => {
      for (let n = 0; ; n += 1) {
        await note(first, 'last', `${n}`);
        acknowledged.push(`${n}`);
      }
    })();
    const refused = expect(writing).rejects.toThrow('permission denied');
    await expect.poll(() => acknowledged.length, ARRIVAL).toBeGreaterThan(2);
    const settings = readSettings({
      FOLLOW_TOKEN,
      PUBLIC_URL: 'http://second.example',
      LOG_LEVEL: 'silent',
    });
    await fenceOthers(copy, settings, { isInsisting: false, how: 'insist' });
    await refused;
    expect(await contentOf(copy)).toEqual(await contentOf(first));
    expect((await contentOf(copy))['server_setting']).toContain(
      JSON.stringify({ name: 'last', value: acknowledged.at(-1) }),
    );
    expect(await readSuccessor(copy.queries)).toMatchObject({ address: 'http://second.example' });
    await takeOver(first, new Date());
  });

  describe('the tunnel, opened by someone else,', () => {
    const through = (port: number, user: string, password: string): Client =>
      new Client({ host: '127.0.0.1', port, user, password, database: databaseName() });
    const databaseName = (): string =>
      new URL(first.pool.options.connectionString ?? '').pathname.slice(1);

    it('admits only the follower’s role, which can read published tables but cannot write', async () => {
      const { port } = await follow();
      const owner = new URL(first.pool.options.connectionString ?? '');
      await expect(through(port, owner.username, owner.password).connect()).rejects.toThrow(
        'Connection terminated unexpectedly',
      );

      const { rows } = await sql<{ access: string }>`select access from following`.execute(
        copy.queries,
      );
      const [, user = '', password = ''] =
        /user=(\S+) password=(\S+)/u.exec(rows[0]?.access ?? '') ?? [];
      const client = through(port, user, password);
      await client.connect();
      expect((await client.query('select from server_setting')).rowCount).toBeGreaterThan(0);
      for (const statement of [
        'delete from server_setting',
        'select from rate_limit',
        'create table own ()',
        'set role standby_application',
      ]) {
        await expect(client.query(statement)).rejects.toThrow('permission denied');
      }
      await client.end();
    });

    it('opens nothing without the token', async () => {
      const tunnel = await Tunnel.open({ first: origin, token: `${FOLLOW_TOKEN}x`, port: 0 });
      await expect(through(tunnel?.port ?? 0, 'x', 'x').connect()).rejects.toThrow(
        'Connection terminated unexpectedly',
      );
      tunnel?.close();
    });
  });
});
