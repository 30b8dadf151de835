import { sql } from 'kysely';
import { backUp, type BackupPlan } from '../database/backup.ts';
import type { Database } from '../database/database.ts';
import type { Queries } from '../database/tables.ts';
import { hashToken, newToken } from '../tokens.ts';
import type { ChangeBatch, CopyProgress } from './change-batch.ts';
import { forgetChanges, keyColumnsOf, noteChanges } from './change-triggers.ts';

/** Beyond this many rows, a whole copy is quicker. */
const CHANGES_MAX = 100_000;

/** Changes are noted no longer for a follower that was silent for this long. */
const SILENCE_MAX_HOURS = 24;

/** Identifies the tables: copies of another version of them are refused. */
export const versionOf = ({ migrations, tables }: BackupPlan): string =>
  hashToken(JSON.stringify([Object.keys(migrations).toSorted(), tables]));

/**
 * Writes a whole copy into a file, and begins to note what changes from then on. A follower before this one is followed
 * no more.
 *
 * @returns the session, which the follower names from now on
 */
export function beginFollowing(
  database: Pick<Database, 'asOwner'>,
  plan: BackupPlan,
  file: string,
): Promise<string> {
  return database.asOwner(async (queries) => {
    const owner = queries.withoutPlugins();
    const session = newToken();
    await sql`delete from follower`.execute(owner);
    await noteChanges(owner, plan.tables);
    // What was noted for another follower is in the copy.
    await sql`truncate replicated_change`.execute(owner);
    await backUp(owner, plan, file);
    await sql`
      insert into follower (session, version) values (${session}, ${versionOf(plan)})
      on conflict (only_one) do update
      set session = excluded.session, version = excluded.version, batch = 0, seen_at = now()`.execute(
      owner,
    );
    return session;
  });
}

/** Whether something was noted that no batch has yet. */
export async function hasChanges({ queries }: Pick<Database, 'queries'>): Promise<boolean> {
  const { rows } = await sql`select 1 from replicated_change limit 1`.execute(queries);
  return rows.length > 0;
}

/** Whether this server goes on from where a copy is, which it does not after it was restored, say. */
async function confirm(
  owner: Queries,
  plan: BackupPlan,
  { session, batch, snapshot }: CopyProgress,
): Promise<boolean> {
  const { rows } = await sql<{ batch: number; version: string }>`
    select batch, version from follower where session = ${session} for update`.execute(owner);
  const [known] = rows;
  if (!known || known.version !== versionOf(plan)) return false;
  await sql`update follower set seen_at = now() where seen_at < now() - interval '1 minute'`.execute(
    owner,
  );
  if (batch === known.batch) return true;
  if (batch !== known.batch + 1) return false;
  // A row that a writer is noting again is passed over: waiting for it, with other rows locked, could be a deadlock. A later
  // batch has it.
  await sql`
    delete from replicated_change where (table_name, key) in (
      select table_name, key from replicated_change
      where pg_visible_in_snapshot(xid, ${snapshot}::pg_snapshot)
      for update skip locked
    )`.execute(owner);
  await sql`update follower set batch = ${batch}, seen_at = now()`.execute(owner);
  return true;
}

/** Whether the copy of a session is the one that follows this server. */
export async function isFollowedBy(
  { queries }: Pick<Database, 'queries'>,
  session: string,
): Promise<boolean> {
  const { rows } = await sql`select 1 from follower where session = ${session}`.execute(queries);
  return rows.length > 0;
}

async function readRows(
  owner: Queries,
  table: string,
  keys: readonly object[],
): Promise<Record<string, unknown>[]> {
  const columns = await keyColumnsOf(owner, table);
  const isSame = columns.map(
    (column) => sql`${sql.ref(`row.${column}`)} = ${sql.ref(`wanted.${column}`)}`,
  );
  const name = sql.table(table);
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(row) as row
    from jsonb_populate_recordset(null::${name}, ${JSON.stringify(keys)}::jsonb) wanted
    join ${name} row on ${sql.join(isSame, sql` and `)}`.execute(owner);
  return rows.map(({ row }) => row);
}

async function readBatch(owner: Queries, plan: BackupPlan): Promise<ChangeBatch | undefined> {
  const { rows: moments } = await sql<{ snapshot: string }>`
    select pg_current_snapshot()::text as snapshot`.execute(owner);
  const { rows: changes } = await sql<{ table: string; keys: Record<string, unknown>[] }>`
    select table_name as table, jsonb_agg(key) as keys
    from (select * from replicated_change limit ${CHANGES_MAX + 1}) as change
    group by table_name`.execute(owner);
  const count = changes.reduce((sum, { keys }) => sum + keys.length, 0);
  if (count > CHANGES_MAX) return undefined;
  const keysOf = new Map(changes.map(({ table, keys }) => [table, keys]));
  const tables: ChangeBatch['tables'] = [];
  for (const table of plan.tables) {
    const keys = keysOf.get(table);
    if (keys) tables.push({ table, keys, rows: await readRows(owner, table, keys) });
  }
  return { snapshot: moments[0]?.snapshot ?? '', tables };
}

/**
 * Takes note of what the follower has, and reads what changed since, as of one moment.
 *
 * @returns undefined where the copy has to be made again
 */
export async function nextChanges(
  database: Pick<Database, 'asOwner'>,
  plan: BackupPlan,
  progress: CopyProgress,
): Promise<ChangeBatch | undefined> {
  return database.asOwner(async (queries) => {
    const owner = queries.withoutPlugins();
    const isKnown = await owner
      .transaction()
      .execute((transaction) => confirm(transaction, plan, progress));
    if (!isKnown) return undefined;
    return owner
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((transaction) => readBatch(transaction, plan));
  });
}

/** Notes no more changes: for no one, or for a follower whose copy is another one's now. */
export async function forgetFollower(queries: Queries, plan: BackupPlan): Promise<void> {
  const owner = queries.withoutPlugins();
  await sql`delete from follower`.execute(owner);
  await forgetChanges(owner, plan.tables);
}

/** Does so where the follower has not asked for a day. */
export async function forgetSilentFollower(
  { asOwner, queries }: Pick<Database, 'asOwner' | 'queries'>,
  plan: BackupPlan,
): Promise<void> {
  const { rows } = await sql`
    select 1 from follower
    where seen_at < now() - ${SILENCE_MAX_HOURS} * interval '1 hour'`.execute(queries);
  if (rows.length > 0) await asOwner((owner) => forgetFollower(owner, plan));
}
