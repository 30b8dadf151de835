import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { onDatabase } from '../../testing/databases.ts';
import { inScopeAtOnce } from '@standby/server-kit/database/one-trip';

onDatabase((database) => {
  const scope = sql<{ organization: string }>`
    select current_setting('standby.organization', true) as organization`;

  describe('a statement in one round trip', () => {
    it('runs in its scope, which ends with it', async () => {
      const organizationId = 'globe';
      expect(await inScopeAtOnce(database(), { organizationId }, scope)).toEqual([
        { organization: 'globe' },
      ]);
      const { rows } = await scope.execute(database().queries);
      expect(rows[0]?.organization ?? '').toBe('');
    });

    it.each([
      "O'Neill",
      String.raw`a\' ; drop table member; --`,
      '$1 and $2',
      '“Ja”, 日本, 🎭',
      '',
      'two\nlines',
    ])('keeps the text %j unchanged', async (text) => {
      const written = sql`select ${text} as one, ${null} as nothing, ${7} as number, ${text} as two`;
      expect(await inScopeAtOnce(database(), {}, written)).toEqual([
        { one: text, nothing: null, number: 7, two: text },
      ]);
      const [quoted] = await inScopeAtOnce(database(), { organizationId: text }, scope);
      expect(quoted?.organization).toBe(text);
    });

    it.each([
      ['a text with a NUL', 'a\0b'],
      ['NaN', Number.NaN],
      ['an object', {}],
    ])('is refused with %s', async (_, value) => {
      await expect(inScopeAtOnce(database(), {}, sql`select ${value}`)).rejects.toThrow(
        /cannot have/u,
      );
    });

    it('leaves the connection intact if it fails', async () => {
      const failing = inScopeAtOnce(database(), { organizationId: 'globe' }, sql`select 1 / 0`);
      await expect(failing).rejects.toThrow(/division by zero/u);
      const { rows } = await scope.execute(database().queries);
      expect(rows[0]?.organization ?? '').toBe('');
    });
  });
});
