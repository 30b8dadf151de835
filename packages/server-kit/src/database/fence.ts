import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { APPLICATION_ROLE } from './database.ts';
import type { Queries } from './tables.ts';
import { errorCode } from '../error-code.ts';

/** Name of the setting with the server that serves in place of this one. */
export const SUPERSEDED = 'superseded-by';

/** Timeout for the lock of a table that a writer holds; the fence then retries. */
const LOCK_TIMEOUT_MS = 2_000;
const ATTEMPTS = 5;
const RETRY_MS = 50;

/** Codes of a lock timeout and of a deadlock. */
const TRY_AGAIN = new Set(['55P03', '40P01']);

const role = sql.ref(APPLICATION_ROLE);

/** Whether this database accepts no more writes, because another server serves. */
export async function isFenced(owner: Queries): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass('server_setting') is not null as "isThere"`.execute(owner);
  if (!rows[0]?.isThere) return false;
  const found = await sql`select from server_setting where name = ${SUPERSEDED}`.execute(owner);
  return found.rows.length > 0;
}

/**
 * Ends all writes of the application in every process on this database, and waits for writes in progress. When it returns,
 * the database has every acknowledged change, and accepts no more changes.
 *
 * @param value new value of the setting {@link SUPERSEDED}
 */
export async function fence(
  owner: Queries,
  tables: readonly string[],
  value: string,
): Promise<void> {
  const names = sql.join(tables.map((table) => sql.table(table)));
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await owner
        .withoutPlugins()
        .transaction()
        .execute(async (transaction) => {
          await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT_MS)}`.execute(transaction);
          await sql`lock table ${names} in share mode`.execute(transaction);
          await sql`revoke insert, update, delete on ${names} from ${role}`.execute(transaction);
          await sql`
            insert into server_setting (name, value) values (${SUPERSEDED}, ${value})
            on conflict (name) do update set value = excluded.value`.execute(transaction);
        });
    } catch (error) {
      if (attempt === ATTEMPTS || !TRY_AGAIN.has(errorCode(error) ?? '')) throw error;
      await delay(RETRY_MS);
    }
  }
}

/** Lets the application write again. */
export async function unfence(owner: Queries, tables: readonly string[]): Promise<void> {
  const names = sql.join(tables.map((table) => sql.table(table)));
  await sql`delete from server_setting where name = ${SUPERSEDED}`.execute(owner);
  await sql`grant insert, update, delete on ${names} to ${role}`.execute(owner);
}
