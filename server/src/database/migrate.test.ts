import { randomBytes } from 'node:crypto';
import { schema } from '../features.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openTestPostgres, createPostgresDatabase, onDatabase } from '../../testing/databases.ts';
import { migrate } from '@standby/server-kit/database/migrate';
import { readFollowing } from '@standby/server-kit/replication/subscription';

onDatabase((database) => {
  it('a migrated database stays as it is', async () => {
    expect(await database().asOwner((owner) => migrate(owner, schema.migrations))).toEqual([]);
  });

  it.each([
    [
      'of a newer version',
      '0399-live',
      'A newer version of Standby has changed the data ("0399-live").',
    ],
    ['of a feature that is not loaded', 'tickets-0001', 'Name its file in STANDBY_FEATURES.'],
    ['of one with a name of former times', '4001-tickets', 'tables of feature "tickets"'],
  ])('data %s end the start with a message', async (_, name, words) => {
    const start = database().asOwner(async (owner) => {
      await sql`insert into kysely_migration (name, timestamp) values (${name}, now())`.execute(
        owner,
      );
      try {
        await migrate(owner, schema.migrations);
      } finally {
        await sql`delete from kysely_migration where name = ${name}`.execute(owner);
      }
    });
    await expect(start).rejects.toThrow(words);
  });
});

describe('a database that a standby server followed by triggers', () => {
  it('loses the triggers, and accepts writes as before', async () => {
    const { asOwner, queries, close } = await openTestPostgres(await createPostgresDatabase());
    await asOwner(async (owner) => {
      for (const statement of [
        'drop table follower, following',
        'create table replicated_change (table_name text)',
        'create table follower (session text, batch bigint)',
        'create table following (first text, snapshot text)',
        `create function note_change_of_server_setting() returns trigger language plpgsql as
          $$ begin insert into replicated_change values ('server_setting'); return null; end $$`,
        `create trigger note_change after insert on server_setting
          for each row execute function note_change_of_server_setting()`,
        "delete from kysely_migration where name = '0005-logical-replication'",
      ])
        await sql.raw(statement).execute(owner);
      expect(await migrate(owner, schema.migrations)).toEqual(['0005-logical-replication']);
    });
    await queries.insertInto('serverSetting').values({ name: 'house', value: 'open' }).execute();
    expect(await readFollowing({ queries })).toBeUndefined();
    await close();
  });
});

describe('the start', () => {
  it('processes that start at the same moment migrate once, and all run', async () => {
    const url = await createPostgresDatabase('template0');
    const databases = await Promise.all(
      [1, 2, 3].map(() => openTestPostgres(url, { poolSize: 2 })),
    );
    for (const { queries } of databases) {
      expect(await queries.selectFrom('serverSetting').selectAll().execute()).toEqual([]);
    }
    await Promise.all(databases.map((database) => database.close()));
  });

  it('needs only a user who owns the database, not an administrator', async () => {
    const url = new URL(await createPostgresDatabase('template0'));
    const admin = await openTestPostgres(url.href);
    const name = url.pathname.slice(1);
    // A Postgres without passwords ignores this one.
    const password = randomBytes(16).toString('hex');
    await admin.asOwner(async (owner) => {
      await sql`drop schema public cascade`.execute(owner);
      await sql`create role ${sql.id(name)} login createrole password ${sql.lit(password)}`.execute(
        owner,
      );
      await sql`grant standby_application to ${sql.id(name)}`.execute(owner);
      await sql`create schema public authorization ${sql.id(name)}`.execute(owner);
    });
    await admin.close();
    url.username = name;
    url.password = password;
    const database = await openTestPostgres(url.href);
    await database.queries.insertInto('serverSetting').values({ name: 'x', value: '' }).execute();
    expect(await database.queries.selectFrom('member').selectAll().execute()).toEqual([]);
    await database.close();
  });

  it('ends with a message if no Postgres answers at the address', async () => {
    const opening = openTestPostgres('postgres://localhost:1/none');
    await expect(opening).rejects.toThrow(/^The database of DATABASE_URL cannot be reached: /u);
  });
});
