import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onDatabase } from '../../testing/databases.ts';
import { createCompany } from '../../testing/organizations.ts';
import { Person, startTestServer } from '../../testing/test-server.ts';
import { hasAccounts } from '../repositories/accounts.ts';
import { schema } from '../features.ts';
import { backUp, restore } from '@standby/server-kit/database/backup';

const folder = mkdtempSync(resolve(tmpdir(), 'standby-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const files: string[] = [];

/** Writes a copy of a backup with changed lines. */
function edited(file: string, edit: (lines: string[]) => string[]): string {
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
  const copy = `${file}.${Math.random()}`;
  writeFileSync(copy, gzipSync(`${edit(lines).join('\n')}\n`));
  return copy;
}

onDatabase((database) => {
  describe('a backup', () => {
    const file = resolve(folder, `${Math.random()}.gz`);
    let email = '';

    beforeAll(async () => {
      const server = await startTestServer(database());
      const { owner } = await createCompany(server);
      ({ email } = owner);
      const { rows } = await database().asOwner((tables) => backUp(tables, schema, file));
      expect(rows).toBeGreaterThan(15);
      files.push(file);
      await server.close();
    });

    const restoreFrom = (path: string) =>
      database().asOwner((owner) => restore(owner, schema, path));

    it('restores people, passwords and members', async () => {
      const before = await startTestServer(database());
      const late = new Person(before);
      await late.signUp();
      await before.close();

      const { rows } = await restoreFrom(file);
      expect(rows).toBeGreaterThan(15);

      const server = await startTestServer(database());
      const owner = new Person(server, email);
      const { organizationId } = await owner.signIn();
      const { members } = await owner.call('GET /organizations/:organizationId/members', {
        params: { organizationId: organizationId ?? '' },
      });
      expect(members).toHaveLength(5);
      await expect(new Person(server, late.email).signIn()).rejects.toMatchObject({
        status: 401,
      });
      await server.close();
    });

    it.each([
      ['was cut short', (lines: string[]) => lines.slice(0, -1)],
      ['lacks rows', (lines: string[]) => [...lines.slice(0, 2), ...lines.slice(3)]],
      ['has another header', (lines: string[]) => ['{"format":"other"}', ...lines.slice(1)]],
      [
        'names another table',
        (lines: string[]) => [lines[0] ?? '', '{"table":"pg_class","rows":[]}'],
      ],
      ['is empty', () => []],
    ])('that %s changes nothing', async (_, edit) => {
      await expect(restoreFrom(edited(file, edit))).rejects.toThrow(
        /is not a complete backup of Standby, so nothing was changed\.$/u,
      );
      expect(await database().asOwner(hasAccounts)).toBe(true);
    });

    it('is refused with a message if a newer version wrote it', async () => {
      const newer = edited(file, ([header = '', ...lines]) => [
        header.replace('"0001-accounts"', '"0001-accounts","9999-tours"'),
        ...lines,
      ]);
      await expect(restoreFrom(newer)).rejects.toThrow(
        /newer version of Standby \("9999-tours"\)/u,
      );
    });

    it('is restored from a newer version on request, without that version’s own tables and columns', async () => {
      const newer = edited(file, ([header = '', ...lines]) => [
        header.replace('"0001-accounts"', '"0001-accounts","9999-tours"'),
        '{"table":"tour","rows":[{"id":1},{"id":2}]}',
        ...lines.map((line) => {
          const content = JSON.parse(line) as {
            table?: string;
            rows: number | Record<string, unknown>[];
          };
          if (typeof content.rows === 'number') return JSON.stringify({ rows: content.rows + 2 });
          if (content.table !== 'user') return line;
          for (const row of content.rows) row['pronouns'] = 'they';
          return JSON.stringify(content);
        }),
      ]);
      const { rows, leftOut } = await database().asOwner((owner) =>
        restore(owner, schema, newer, { isFromNewer: true }),
      );
      expect(rows).toBeGreaterThan(15);
      expect(leftOut).toEqual(['table "tour"', 'column "pronouns" of the table "user"']);
      expect(await database().asOwner(hasAccounts)).toBe(true);
    });

    it('may not have unknown tables if this version wrote it, even on request', async () => {
      const other = edited(file, (lines) => [lines[0] ?? '', '{"table":"tour","rows":[]}']);
      await expect(
        database().asOwner((owner) => restore(owner, schema, other, { isFromNewer: true })),
      ).rejects.toThrow('is not a complete backup of Standby');
    });

    /** Returns the backup with other rows of people. */
    const withUsers = (change: (row: Record<string, unknown>, index: number) => unknown): string =>
      edited(file, (lines) =>
        lines.map((line) => {
          const content = JSON.parse(line) as { table?: string; rows: Record<string, unknown>[] };
          if (content.table !== 'user') return line;
          return JSON.stringify({ ...content, rows: content.rows.map(change) });
        }),
      );

    it('is refused by the name of an unknown column, even if the first row lacks it', async () => {
      const newer = withUsers((row, index) => (index === 0 ? row : { ...row, pronouns: 'they' }));
      await expect(restoreFrom(newer)).rejects.toThrow(
        /has a column "pronouns" of the table "user", .*Restore it with the version that wrote it; nothing was changed\.$/u,
      );
      expect(await database().asOwner(hasAccounts)).toBe(true);
    });

    it('is refused by the name of a missing column that this version needs', async () => {
      const other = withUsers((row) => ({ ...row, email: undefined }));
      await expect(restoreFrom(other)).rejects.toThrow(
        /lacks the column "email" of the table "user", .*nothing was changed\.$/u,
      );
      expect(await database().asOwner(hasAccounts)).toBe(true);
    });

    it('is restored without a column that has a default', async () => {
      const earlier = withUsers((row) => ({ ...row, created_at: undefined }));
      expect((await restoreFrom(earlier)).rows).toBeGreaterThan(15);
    });

    it('is refused with a message if it is another file or missing', async () => {
      const text = resolve(folder, 'notes.txt');
      writeFileSync(text, 'Notes');
      await expect(restoreFrom(text)).rejects.toThrow('is not a complete backup of Standby');
      await expect(restoreFrom(resolve(folder, 'nowhere'))).rejects.toThrow('There is no file');
    });

    it('is restored into this database from either database', async () => {
      for (const each of files) {
        const { rows } = await restoreFrom(each);
        expect(rows).toBeGreaterThan(15);
      }
    });
  });
});
