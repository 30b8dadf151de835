import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleCollections } from '../../testing/collections.ts';
import { onDatabase, openShared } from '../../testing/databases.ts';
import { createOrganization, join } from '../../testing/organizations.ts';
import {
  PASSWORD,
  signedUp,
  startTestServer,
  type Person,
  type TestServer,
} from '../../testing/test-server.ts';
import type { Database } from '@standby/server-kit/database/database';
import { maintain } from '../maintenance.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Timeout far beyond the needs of an idle machine. */
const WAIT = { timeout: 15_000 };

const GONE = {
  status: 410,
  code: 'account-gone',
  message: 'This account was deleted for good, as its 30 days are over. Create a new one.',
};

const late = (): Date => new Date(Date.now() + 31 * DAY_MS);

/** Creates a person whose account will be purged in 30 days, and who signs in meanwhile. */
async function leaving(server: TestServer, database: Database) {
  const mira = await signedUp(server);
  const organizationId = (await mira.call('GET /session')).organizationId ?? '';
  const accountId = await mira.accountId();
  await mira.call('POST /account/deletion', { body: { password: PASSWORD } });
  await mira.signIn();
  const rowsOf = () =>
    database.asOwner(async (owner) => ({
      users: await owner.selectFrom('user').select('id').where('id', '=', accountId).execute(),
      organizations: await owner
        .selectFrom('member')
        .select('organizationId')
        .where('userId', '=', accountId)
        .execute(),
    }));
  return { mira, organizationId, rowsOf };
}

const takeBack = (mira: Person) => mira.call('DELETE /account/deletion');

onDatabase((database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(database());
  });
  afterAll(() => server.close());

  it('a person who comes back before the purge keeps everything', async () => {
    const { mira, organizationId, rowsOf } = await leaving(server, database());
    await takeBack(mira);
    await maintain(database(), late());
    expect((await rowsOf()).organizations).toEqual([{ organizationId }]);
  });

  it('a purge and a return at the same moment leave a whole account, or no account and a refusal', async () => {
    const { mira, organizationId, rowsOf } = await leaving(server, database());
    const [, returned] = await Promise.allSettled([maintain(database(), late()), takeBack(mira)]);
    const { users, organizations } = await rowsOf();
    expect([users.length, organizations]).toEqual(
      returned.status === 'fulfilled' ? [1, [{ organizationId }]] : [0, []],
    );
  });
});

describe('a purge under way', () => {
  it('a person who comes back during the purge reads that it is too late', async () => {
    const [database] = await openShared(1);
    if (!database) throw new Error('No database was opened');
    const server = await startTestServer(database);
    const { mira, organizationId, rowsOf } = await leaving(server, database);
    const waiting = async (): Promise<number> => {
      const { rows } = await database.asOwner((owner) =>
        sql`select from pg_locks join pg_database on pg_database.oid = pg_locks.database
          where datname = current_database() and pid in (
            select pid from pg_locks where not granted)
          group by pid`.execute(owner),
      );
      return rows.length;
    };

    // The purge waits in its middle for a transaction that has locked the organization.
    const { purging, refusal } = await database.asOwner((owner) =>
      owner.transaction().execute(async (transaction) => {
        await sql`select from organization where id = ${organizationId} for update`.execute(
          transaction,
        );
        const done = { purging: maintain(database, late()) };
        await expect.poll(waiting, WAIT).toBe(1);
        const refused = expect(takeBack(mira)).rejects.toMatchObject(GONE);
        await expect.poll(waiting, WAIT).toBe(2);
        return { ...done, refusal: refused };
      }),
    );

    await Promise.all([purging, refusal]);
    expect(await rowsOf()).toEqual({ users: [], organizations: [] });
    await server.close();
    await database.close();
  });

  it('several processes that purge at the same moment purge once, and none of them fails', async () => {
    const databases = await openShared(3);
    const [database] = databases;
    if (!database) throw new Error('No database was opened');
    const server = await startTestServer(database);
    const { owner, organizationId } = await createOrganization(server);
    const guest = await join(server, owner, organizationId, 'stage-manager');
    const accountId = await guest.accountId();
    const shows = `/api/v1/organizations/${organizationId}/shows`;
    const content = sampleCollections.find(({ name }) => name === 'shows')?.content;
    const ids = Array.from({ length: 20 }, (_, index) => `show-${index}`);
    for (const id of ids) {
      await owner.inject({ method: 'POST', url: shows, payload: { id, content } });
      await owner.inject({ method: 'DELETE', url: `${shows}/${id}` });
    }
    await guest.call('POST /account/deletion', { body: { password: PASSWORD } });
    const stored = () =>
      database.asOwner(async (rows) => ({
        ...(await rows
          .selectFrom('organization')
          .select('revision')
          .where('id', '=', organizationId)
          .executeTakeFirst()),
        accounts: await rows.selectFrom('user').select('id').where('id', '=', accountId).execute(),
        shows: (
          await sql`select id from show where organization_id = ${organizationId}`.execute(rows)
        ).rows.length,
      }));
    const before = await stored();
    expect(before).toMatchObject({ accounts: [{ id: accountId }], shows: 20 });

    await Promise.all(databases.map((one) => maintain(one, late())));
    expect(await stored()).toEqual({
      revision: Number(before.revision) + 1,
      accounts: [],
      shows: 0,
    });
    await server.close();
    await Promise.all(databases.map((one) => one.close()));
  });
});
