import { sql, type Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createCollectionTable, type Feature } from '@standby/server-kit';
import { ofOneOrganization, protectRows } from '@standby/server-kit/database/row-security';
import { guardMigrations } from '@standby/server-kit/features/guard-migrations';
import { onDatabase } from '../../testing/databases.ts';

type Up = (db: Kysely<unknown>) => Promise<unknown>;

const TABLE = 'create table tickets_item (organization_id text not null, seat text)';

const run =
  (...statements: string[]): Up =>
  async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  };

onDatabase((database) => {
  /** Runs a migration as the start does, and rolls it back. */
  async function migrate(up: Up): Promise<string> {
    const feature: Feature = {
      name: 'tickets',
      routes: [],
      migrations: { 'tickets-0001': { up: async (db) => void (await up(db)) } },
      collections: [],
      tables: ['tickets_item'],
      samples: {},
      serve: () => {},
    };
    const { migrations } = guardMigrations(feature);
    const undone = 'undone';
    return database()
      .asOwner((owner) =>
        owner
          .withoutPlugins()
          .transaction()
          .execute(async (transaction) => {
            await migrations['tickets-0001']?.up(transaction);
            throw new Error(undone);
          }),
      )
      .catch((error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        return message === undone ? '' : message;
      });
  }

  describe('a migration of another repository', () => {
    it('creates tables with row security', async () => {
      expect(await migrate((db) => createCollectionTable(db, 'tickets_item'))).toBe('');
      expect(
        await migrate(async (db) => {
          await run(TABLE)(db);
          await protectRows(db, 'tickets_item', ofOneOrganization);
        }),
      ).toBe('');
    });

    it.each([
      ['a table without row security', [TABLE], 'table tickets_item has no row security'],
      [
        'row security that is not forced',
        [TABLE, 'alter table tickets_item enable row level security'],
        'table tickets_item has no row security',
      ],
      [
        'a rule for the rows of every organization',
        [
          TABLE,
          'alter table tickets_item enable row level security',
          'alter table tickets_item force row level security',
          'create policy all_rows on tickets_item to standby_application using (true)',
        ],
        'a rule of table tickets_item does not ask for the organization',
      ],
      [
        'a view, which row security does not hold',
        ['create view tickets_item as select * from member'],
        'tickets_item is not a table',
      ],
      [
        'a table that the feature does not list',
        ['create table tickets_seat (seat text)'],
        'it makes tickets_seat, which the feature does not list as its table',
      ],
      [
        'a column of another feature',
        ['alter table member add column seat text'],
        "it changes member, which is not the feature's",
      ],
      [
        'the rules of another feature',
        ['create policy more on member to standby_application using (true)'],
        "it changes member, which is not the feature's",
      ],
      ['the end of another table', ['drop table invitation'], 'it changes invitation'],
    ])('may not have %s', async (_, statements, problem) => {
      expect(await migrate(run(...statements))).toContain(
        `Feature "tickets", migration tickets-0001: ${problem}`,
      );
    });
  });
});
