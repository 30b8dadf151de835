import { sql } from 'kysely';
import { restore, type BackupPlan } from '../database/backup.ts';
import type { Database } from '../database/database.ts';
import { insertRows } from '../database/insert-rows.ts';
import type { Queries } from '../database/tables.ts';
import type { ChangeBatch, CopyProgress } from './change-batch.ts';
import { keyColumnsOf } from './change-triggers.ts';

/** What a server that follows another one knows of it. */
export interface Following extends CopyProgress {
  /** Address of the server that it follows. */
  readonly first: string;
  /** The moment that the copy is of, by this machine's clock. */
  readonly asOf: Date;
  /** The time of the first's rooms less this machine's. */
  readonly clockAheadMs: number;
}

/** Undefined for a server that follows none. */
export async function readFollowing({
  queries,
}: Pick<Database, 'queries'>): Promise<Following | undefined> {
  const { rows } = await sql<Following>`
    select first, session, batch, snapshot, as_of as "asOf", clock_ahead_ms as "clockAheadMs"
    from following`.execute(queries);
  return rows[0];
}

/** Replaces everything by a whole copy of the first. */
export async function takeCopy(
  { asOwner }: Pick<Database, 'asOwner'>,
  plan: BackupPlan,
  file: string,
  { first, session, asOf, clockAheadMs }: Omit<Following, 'batch' | 'snapshot'>,
): Promise<number> {
  return asOwner(async (owner) => {
    const { rows } = await restore(owner, plan, file);
    await sql`
      insert into following (first, session, as_of, clock_ahead_ms)
      values (${first}, ${session}, ${asOf}, ${clockAheadMs})`.execute(owner);
    return rows;
  });
}

async function applyTable(
  transaction: Queries,
  { table, keys, rows }: ChangeBatch['tables'][number],
): Promise<void> {
  const columns = await keyColumnsOf(transaction, table);
  const isSame = columns.map(
    (column) => sql`${sql.ref(`copy.${column}`)} = ${sql.ref(`changed.${column}`)}`,
  );
  const name = sql.table(table);
  await sql`
    delete from ${name} copy
    using jsonb_populate_recordset(null::${name}, ${JSON.stringify(keys)}::jsonb) changed
    where ${sql.join(isSame, sql` and `)}`.execute(transaction);
  await insertRows(transaction, table, rows);
}

/** The copy is not where it was any more: another process brought it on, or took over with it. */
export class CopyMovedError extends Error {
  override readonly name = 'CopyMovedError';
}

/**
 * Brings a copy to the moment of a batch, whole or not at all. Triggers and foreign keys rest meanwhile: what they did is
 * in the batch.
 *
 * @throws {CopyMovedError} for a copy that does not have the batch before
 */
export function applyChanges(
  { asOwner }: Pick<Database, 'asOwner'>,
  { snapshot, tables }: ChangeBatch,
  { batch, asOf, clockAheadMs }: Pick<Following, 'batch' | 'asOf' | 'clockAheadMs'>,
): Promise<void> {
  return asOwner((owner) =>
    owner
      .withoutPlugins()
      .transaction()
      .execute(async (transaction) => {
        const { rows } = await sql<{ batch: number }>`
          select batch from following for update`.execute(transaction);
        if (rows[0]?.batch !== batch - 1) throw new CopyMovedError('The copy has moved');
        await sql`set local session_replication_role = replica`.execute(transaction);
        for (const changes of tables) await applyTable(transaction, changes);
        await sql`
          update following set
            batch = ${batch}, snapshot = ${snapshot}, as_of = ${asOf}, clock_ahead_ms = ${clockAheadMs}`.execute(
          transaction,
        );
      }),
  );
}

/** Notes the moment that the copy is of, where nothing has changed since its last batch. */
export async function noteMoment(
  { queries }: Pick<Database, 'queries'>,
  { asOf, clockAheadMs }: Pick<Following, 'asOf' | 'clockAheadMs'>,
): Promise<void> {
  await sql`update following set as_of = ${asOf}, clock_ahead_ms = ${clockAheadMs}`.execute(
    queries,
  );
}
