import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import type { Database } from '@standby/server-kit/database/database';
import { inScope } from '@standby/server-kit/database/scope';
import type { CopyProgress } from '@standby/server-kit/replication/change-batch';
import { applyChanges, readFollowing, takeCopy } from '@standby/server-kit/replication/copy';
import {
  beginFollowing,
  forgetSilentFollower,
  hasChanges,
  nextChanges,
} from '@standby/server-kit/replication/follower';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createPostgresDatabase,
  onDatabase,
  openShared,
  openTestPostgres,
} from '../../testing/databases.ts';
import { createCompany } from '../../testing/organizations.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { schema } from '../features.ts';
import { readGeneration, takeOver } from './generation.ts';

const folder = mkdtempSync(resolve(tmpdir(), 'standby-replication-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const MOMENT = { asOf: new Date(), clockAheadMs: 0 };

/** Everything that a backup has, in an order of its own. */
async function contentOf({ asOwner }: Database): Promise<Record<string, string[]>> {
  return asOwner(async (owner) => {
    const content: Record<string, string[]> = {};
    for (const table of schema.tables) {
      const { rows } = await sql<{ row: object }>`
        select to_jsonb(t) as row from ${sql.table(table)} t`.execute(owner.withoutPlugins());
      content[table] = rows.map(({ row }) => JSON.stringify(row)).toSorted();
    }
    return content;
  });
}

let copy: Database;
beforeAll(async () => {
  copy = await openTestPostgres(await createPostgresDatabase());
});
afterAll(() => copy.close());

/** Begins to follow a database, and what brings the copy up to date. */
async function follow(first: Database) {
  const file = resolve(folder, `${Math.random()}.gz`);
  const session = await beginFollowing(first, schema, file);
  let progress: CopyProgress = { session, batch: 0, snapshot: '' };
  async function catchUp(): Promise<number | undefined> {
    const changes = await nextChanges(first, schema, progress);
    if (!changes) return undefined;
    if (changes.tables.length === 0) return 0;
    progress = { ...progress, batch: progress.batch + 1, snapshot: changes.snapshot };
    await applyChanges(copy, changes, { ...MOMENT, batch: progress.batch });
    return changes.tables.reduce((sum, { keys }) => sum + keys.length, 0);
  }
  return { file, session, catchUp };
}

/** Makes the copy one of a database. */
async function takeCopyOf(first: Database) {
  const { file, session, catchUp } = await follow(first);
  await takeCopy(copy, schema, file, { first: 'http://first.example', session, ...MOMENT });
  return { catchUp };
}

const note = (database: Database, name: string, value: string) =>
  database.queries
    .insertInto('serverSetting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();

onDatabase((database) => {
  describe('a copy', () => {
    let organizationId: string;
    beforeAll(async () => {
      const server = await startTestServer(database());
      ({ organizationId } = await createCompany(server));
      await server.close();
    });

    it('has everything at first, then each change: new rows, other ones, removed ones and what goes with these', async () => {
      const { catchUp } = await takeCopyOf(database());
      expect(await contentOf(copy)).toEqual(await contentOf(database()));
      expect(await catchUp()).toBe(0);

      await note(database(), 'house', 'open');
      await database().queries.deleteFrom('serverSetting').where('name', '=', 'house').execute();
      await note(database(), 'half', 'called');
      await inScope(database().queries, { organizationId }, (transaction) =>
        transaction.updateTable('organization').set({ name: 'Globe' }).execute(),
      );
      expect(await catchUp()).toBe(3);
      expect(await contentOf(copy)).toEqual(await contentOf(database()));

      // Members, shows and rooms of the organization go with it.
      await database().asOwner((owner) =>
        owner.deleteFrom('organization').where('id', '=', organizationId).execute(),
      );
      expect(await catchUp()).toBeGreaterThan(5);
      expect(await contentOf(copy)).toEqual(await contentOf(database()));
      expect(await catchUp()).toBe(0);
      expect(await hasChanges(database())).toBe(false);
    });

    it('misses no key that a row had before', async () => {
      const { catchUp } = await takeCopyOf(database());
      await note(database(), 'old name', '1');
      await catchUp();
      await database()
        .queries.updateTable('serverSetting')
        .set({ name: 'new name' })
        .where('name', '=', 'old name')
        .execute();
      await catchUp();
      expect(await contentOf(copy)).toEqual(await contentOf(database()));
    });

    it('is told again what it did not confirm', async () => {
      const { session } = await follow(database());
      await note(database(), 'lost', 'answer');
      const progress = { session, batch: 0, snapshot: '' };
      const one = await nextChanges(database(), schema, progress);
      const again = await nextChanges(database(), schema, progress);
      expect(again?.tables).toEqual(one?.tables);
      const snapshot = again?.snapshot ?? '';
      await note(database(), 'lost', 'again');
      const after = await nextChanges(database(), schema, { session, batch: 1, snapshot });
      expect(after?.tables).toMatchObject([
        { table: 'server_setting', rows: [{ name: 'lost', value: 'again' }] },
      ]);
    });

    it('of a server that went back, or that another one follows, is refused', async () => {
      const { session, catchUp } = await follow(database());
      const wrong = { session, batch: 7, snapshot: '1:1:' };
      expect(await nextChanges(database(), schema, wrong)).toBeUndefined();
      const other = await follow(database());
      expect(await catchUp()).toBeUndefined();
      expect(await other.catchUp()).toBe(0);
    });

    it('of another version is refused', async () => {
      const { session } = await follow(database());
      const migrations = { ...schema.migrations, '9999-tours': { up: async () => {} } };
      const progress = { session, batch: 0, snapshot: '' };
      expect(await nextChanges(database(), { ...schema, migrations }, progress)).toBeUndefined();
    });

    it('that was away for more than a day costs the server nothing more', async () => {
      const { catchUp } = await follow(database());
      await forgetSilentFollower(database(), schema);
      expect(await catchUp()).toBe(0);
      await sql`update follower set seen_at = now() - interval '25 hours'`.execute(
        database().queries,
      );
      await forgetSilentFollower(database(), schema);
      await note(database(), 'nobody', 'hears');
      expect(await hasChanges(database())).toBe(false);
      expect(await catchUp()).toBeUndefined();
    });

    it('serves after a take-over, one generation on, and once', async () => {
      await takeCopyOf(database());
      expect(await readFollowing(copy)).toMatchObject({ first: 'http://first.example' });
      const { generation } = await takeOver(copy, new Date());
      expect(generation).toBe((await readGeneration(database().queries)) + 1);
      expect(await readGeneration(copy.queries)).toBe(generation);
      expect(await readFollowing(copy)).toBeUndefined();
      await expect(takeOver(copy, new Date())).rejects.toThrow(
        'This data follows no other server, so there is nothing to take over.',
      );
    });
  });
});

describe('with many writers at once', () => {
  it('a copy is as the database was, whatever commits in which order', async () => {
    const [first, second] = await openShared(2);
    if (!first || !second) throw new Error('Two were asked for');
    const { catchUp } = await takeCopyOf(first);
    // Each transaction changes several of few rows, so that they wait for each other and commit in another order.
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
    const writing = { isOver: false };
    const writers = [first, second].flatMap((database, index) =>
      [0, 1, 2].map(async (writer) => {
        for (let n = 0; n < 60; n += 1) await write(database, n * 6 + writer * 2 + index);
      }),
    );
    const written = Promise.all(writers).finally(() => {
      writing.isOver = true;
    });
    let batches = 0;
    while (!writing.isOver) if ((await catchUp()) !== 0) batches += 1;
    await written;
    while ((await catchUp()) !== 0) batches += 1;
    expect(batches).toBeGreaterThan(1);
    expect(await contentOf(copy)).toEqual(await contentOf(first));
    await Promise.all([first, second].map((database) => database.close()));
  });
});
