import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '@standby/server-kit/database/database';
import { createPostgresDatabase, openTestPostgres } from '../../testing/databases.ts';
import { SilentProxy } from '../../testing/silent-proxy.ts';

/** Timeout of a silent connection, long enough for a query on a busy machine. */
const SILENCE_MS = 1_000;

const answer = sql<{ answer: number }>`select 42 as answer`;

describe('connections that a firewall has forgotten', () => {
  let url: string;
  let proxy: SilentProxy;
  let database: Database;
  beforeEach(async () => {
    url = await createPostgresDatabase();
    proxy = await SilentProxy.open(url);
    database = await openTestPostgres(proxy.url, { silenceMs: SILENCE_MS, onError: () => {} });
  });
  afterEach(async () => {
    proxy.close();
    await database.close();
  });

  it('are closed, and new ones serve the next query', async () => {
    await answer.execute(database.queries);
    const silenced = sql`select pg_sleep(60)`.execute(database.queries);
    proxy.fallSilent();
    await expect(silenced).rejects.toThrow('The database does not answer');
    expect((await answer.execute(database.queries)).rows).toEqual([{ answer: 42 }]);
  });

  it('release their locks, because the database ends their transactions', async () => {
    await sql`insert into server_setting values ('held', '')`.execute(database.queries);
    const held = database.queries.transaction().execute(async (transaction) => {
      await sql`select * from server_setting where name = 'held' for update`.execute(transaction);
      proxy.fallSilent();
      await answer.execute(transaction);
    });
    await expect(held).rejects.toThrow('is not queryable');
    const other = await openTestPostgres(url);
    const update = sql`update server_setting set value = 'free' where name = 'held'`;
    await expect(update.execute(other.queries)).resolves.toMatchObject({ numAffectedRows: 1n });
    await other.close();
  });

  it('fail the next query if they break within a transaction, and do not end the process', async () => {
    const broken = database.queries.transaction().execute(async (transaction) => {
      await answer.execute(transaction);
      proxy.breakAll();
      await answer.execute(transaction);
    });
    await expect(broken).rejects.toThrow('is not queryable');
    expect((await answer.execute(database.queries)).rows).toEqual([{ answer: 42 }]);
  });
});
