import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createPostgresDatabase, onEachDatabase, onPostgres } from '../../testing/databases.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';

const fail = (error: unknown): void => {
  throw error;
};

onEachDatabase((database) => {
  it('a migrated database is left as it is', async () => {
    expect(await database().asOwner(migrate)).toEqual([]);
  });

  it('data of a newer version end the start with words', async () => {
    await database().asOwner((owner) =>
      sql`insert into kysely_migration (name, timestamp) values ('9999-tours', now())`.execute(
        owner,
      ),
    );
    await expect(database().asOwner(migrate)).rejects.toThrow(
      /^A newer version of Standby has changed the data \("9999-tours"\)\./u,
    );
  });
});

onPostgres('on Postgres', () => {
  it('processes that start at the same moment migrate once, and all run', async () => {
    const url = await createPostgresDatabase('template0');
    const databases = await Promise.all(
      [1, 2, 3].map(() => openPostgres({ url, onError: fail, poolSize: 2 })),
    );
    for (const { queries } of databases) {
      expect(await queries.selectFrom('serverSetting').selectAll().execute()).toEqual([]);
    }
    await Promise.all(databases.map((database) => database.close()));
  });

  it('a user who owns the database and is no administrator is enough', async () => {
    const url = new URL(await createPostgresDatabase('template0'));
    const admin = await openPostgres({ url: url.href, onError: fail });
    const name = url.pathname.slice(1);
    await admin.asOwner(async (owner) => {
      await sql`drop schema public cascade`.execute(owner);
      await sql`create role ${sql.id(name)} login createrole`.execute(owner);
      await sql`grant standby_application to ${sql.id(name)}`.execute(owner);
      await sql`create schema public authorization ${sql.id(name)}`.execute(owner);
    });
    await admin.close();
    url.username = name;
    const database = await openPostgres({ url: url.href, onError: fail });
    await database.queries.insertInto('serverSetting').values({ name: 'x', value: '' }).execute();
    expect(await database.queries.selectFrom('member').selectAll().execute()).toEqual([]);
    await database.close();
  });

  it('an address where no Postgres answers ends the start with words', async () => {
    const opening = openPostgres({ url: 'postgres://localhost:1/none', onError: fail });
    await expect(opening).rejects.toThrow(/^The database of DATABASE_URL cannot be reached: /u);
  });
});
