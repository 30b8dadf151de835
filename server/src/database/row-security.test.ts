import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { onDatabase } from '../../testing/databases.ts';
import { createOrganization } from '../repositories/organizations.ts';
import { schema } from '../features.ts';
import { APPLICATION_ROLE } from '@standby/server-kit/database/database';
import { changeOrganization, inScope } from '@standby/server-kit/database/scope';

onDatabase((database) => {
  const addUser = async (id: string): Promise<string> => {
    await database()
      .queries.insertInto('user')
      .values({
        id,
        name: id,
        email: `${id}@example.com`,
        emailVerified: false,
        image: null,
        firstName: id,
        lastName: '',
        phoneNumber: '',
        deletesAt: null,
        lastOrganizationId: null,
      })
      .execute();
    return id;
  };

  describe('the application', () => {
    it('runs under a role that owns no table and cannot bypass the rules', async () => {
      const { rows } = await sql<{ user: string; owned: number; bypasses: boolean }>`
        select current_user as user,
          (select count(*) from pg_tables where tableowner = current_user) as owned,
          (select rolsuper or rolbypassrls from pg_roles where rolname = current_user) as bypasses
      `.execute(database().queries);
      expect(rows).toEqual([{ user: APPLICATION_ROLE, owned: 0, bypasses: false }]);
    });

    it('cannot create or change tables', async () => {
      const { queries } = database();
      await expect(sql`create table mine (id text)`.execute(queries)).rejects.toThrow(
        /permission denied/u,
      );
      await expect(
        sql`alter table member disable row level security`.execute(queries),
      ).rejects.toThrow(/must be owner/u);
    });

    it('sees no organization, member or invitation without a scope', async () => {
      const { queries } = database();
      await createOrganization(queries, await addUser('sees-nothing'), 'Globe');
      expect(await queries.selectFrom('organization').selectAll().execute()).toEqual([]);
      expect(await queries.selectFrom('member').selectAll().execute()).toEqual([]);
      expect(await queries.selectFrom('invitation').selectAll().execute()).toEqual([]);
    });

    it('cannot change another organization', async () => {
      const { queries } = database();
      const accountId = await addUser('neighbour');
      const [mine, theirs] = [
        await createOrganization(queries, accountId, 'Mine'),
        await createOrganization(queries, await addUser('other'), 'Theirs'),
      ];
      await inScope(queries, { accountId, organizationId: mine.id }, async (transaction) => {
        await transaction.updateTable('organization').set({ name: 'Taken' }).execute();
        await transaction.deleteFrom('member').where('organizationId', '=', theirs.id).execute();
      });
      const intrusion = inScope(queries, { organizationId: mine.id }, (transaction) =>
        transaction
          .insertInto('member')
          .values({ organizationId: theirs.id, userId: accountId, role: 'owner' })
          .execute(),
      );
      await expect(intrusion).rejects.toThrow(/row-level security/u);
      const names = await inScope(queries, { organizationId: theirs.id }, (transaction) =>
        transaction.selectFrom('organization').select('name').execute(),
      );
      expect(names).toEqual([{ name: 'Theirs' }]);
    });
  });

  it('every table with an organization forces row-level security', async () => {
    const { rows } = await database().asOwner((owner) =>
      sql<{ table: string; forced: boolean }>`
        select c.relname as table, c.relrowsecurity and c.relforcerowsecurity as forced
        from pg_class c
        where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
          and exists (select 1 from pg_attribute a
            where a.attrelid = c.oid and a.attname = 'organization_id')`.execute(owner),
    );
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.filter(({ forced }) => !forced)).toEqual([]);
  });

  it('a backup includes every table', async () => {
    const { rows } = await database().asOwner((owner) =>
      sql<{ name: string }>`
        select tablename as name from pg_tables where schemaname = current_schema()`.execute(owner),
    );
    const names = rows.map(({ name }) => name);
    expect(names.toSorted()).toEqual(
      [
        ...schema.tables,
        ...schema.ephemeralTables,
        'kysely_migration',
        'kysely_migration_lock',
      ].toSorted(),
    );
  });

  it('writers of one organization run one after the other, so a count that they check holds', async () => {
    const accountId = await addUser('writer');
    const { id: organizationId } = await createOrganization(database().queries, accountId, 'Globe');
    const LIMIT = 3;
    const attempt = (n: number) =>
      changeOrganization(database(), { accountId, organizationId }, async (transaction) => {
        const { count } = await transaction
          .selectFrom('invitation')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('organizationId', '=', organizationId)
          .executeTakeFirstOrThrow();
        if (count >= LIMIT) throw new Error('full');
        await transaction
          .insertInto('invitation')
          .values({
            id: `${n}`,
            organizationId,
            tokenHash: `${organizationId}${n}`,
            email: null,
            role: 'admin',
            invitedBy: null,
            expiresAt: new Date(Date.now() + 1000),
          })
          .execute();
      });
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, (_, n) => attempt(n)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(LIMIT);
  });
});
