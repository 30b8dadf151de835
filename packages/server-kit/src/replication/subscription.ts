import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { BackupPlan } from '../database/backup.ts';
import type { Database } from '../database/database.ts';
import type { Queries } from '../database/tables.ts';
import { type FollowerAccess, PUBLICATION } from './publication.ts';

const POLL_INTERVAL_MS = 20;

/** Milliseconds of silence after which Postgres reopens the connection to the first server. */
const SILENCE_MS = 10_000;

const subscription = sql.id(PUBLICATION);

/** A follower's record of the server that it follows, called the first. */
export interface Following {
  /** Address of the server that it follows. */
  readonly first: string;
  /** Name of this copy at the first. */
  readonly session: string;
  /** Local port at which the tunnel to the first's database begins. */
  readonly port: number;
  /** Moment of the copy's state, by this machine's clock; null until the copy is whole. */
  readonly asOf: Date | null;
  /** Milliseconds by which the time of the first's rooms is ahead of this machine's. */
  readonly clockAheadMs: number;
  /** Largest possible error of `clockAheadMs`. */
  readonly clockErrorMs: number;
}

/** Returns the record; undefined for a server that follows no other one. */
export async function readFollowing({
  queries,
}: Pick<Database, 'queries'>): Promise<Following | undefined> {
  const { rows } = await sql<Following>`
    select first, session, port, as_of as "asOf", clock_ahead_ms as "clockAheadMs",
      clock_error_ms as "clockErrorMs"
    from following`.execute(queries);
  return rows[0];
}

/** Returns the connection through the tunnel, which is encrypted if the first's address is. */
const accessOf = ({ session, password, database }: FollowerAccess): string =>
  `host=127.0.0.1 user=${session} password=${password} dbname=${database} sslmode=disable gssencmode=disable options='-c wal_sender_timeout=${SILENCE_MS}'`;

/** Stops following; the copied rows stay. The first has to remove its slot itself, because it may be gone. */
export async function endSubscription(owner: Queries): Promise<void> {
  const { rows } = await sql`
    select 1 from pg_subscription
    where subname = ${PUBLICATION}
      and subdbid = (select oid from pg_database where datname = current_database())`.execute(
    owner,
  );
  if (rows.length > 0) {
    await sql`alter subscription ${subscription} disable`.execute(owner);
    await sql`alter subscription ${subscription} set (slot_name = none)`.execute(owner);
    await sql`drop subscription ${subscription}`.execute(owner);
  }
  await sql`delete from following`.execute(owner);
}

/**
 * Begins to replace all rows by a copy of the first. If the first cannot be reached, nothing is changed.
 *
 * @param following the first, and the local port of the tunnel
 */
export function beginCopy(
  { asOwner }: Pick<Database, 'asOwner'>,
  { tables, ephemeralTables }: BackupPlan,
  {
    first,
    port,
    clockAheadMs,
    clockErrorMs,
  }: Pick<Following, 'first' | 'port' | 'clockAheadMs' | 'clockErrorMs'>,
  access: FollowerAccess,
): Promise<void> {
  const connection = accessOf(access);
  return asOwner((owner) =>
    owner
      .withoutPlugins()
      .transaction()
      .execute(async (transaction) => {
        await endSubscription(transaction);
        const all = [...tables, ...ephemeralTables].map((table) => sql.table(table));
        await sql`truncate ${sql.join(all)}`.execute(transaction);
        await sql`
          insert into following (first, session, access, port, clock_ahead_ms, clock_error_ms)
          values (${first}, ${access.session}, ${connection}, ${port}, ${clockAheadMs}, ${clockErrorMs})`.execute(
          transaction,
        );
        await sql`
          create subscription ${subscription}
          connection ${sql.lit(`${connection} port=${port}`)}
          publication ${subscription}
          with (create_slot = false, slot_name = ${sql.lit(access.session)}, streaming = off)`.execute(
          transaction,
        );
      }),
  );
}

/** Continues a copy through a tunnel that has a new local port. */
export async function moveSubscription(
  { asOwner }: Pick<Database, 'asOwner'>,
  port: number,
): Promise<void> {
  await asOwner(async (owner) => {
    const { rows } = await sql<{ access: string }>`
      update following set port = ${port} returning access`.execute(owner);
    const connection = sql.lit(`${rows[0]?.access} port=${port}`);
    await sql`alter subscription ${subscription} connection ${connection}`.execute(owner);
  });
}

const ofThisDatabase = sql`(
  select oid from pg_subscription
  where subname = ${PUBLICATION}
    and subdbid = (select oid from pg_database where datname = current_database())
)`;

/** Polls until Postgres has done something. */
async function until(isDone: () => Promise<boolean>, signal: AbortSignal): Promise<void> {
  while (!(await isDone())) await delay(POLL_INTERVAL_MS, undefined, { signal });
}

/** Waits until a copy has every table, all of them as of the same moment. */
export function copied({ queries }: Pick<Database, 'queries'>, signal: AbortSignal): Promise<void> {
  return until(async () => {
    const { rows } = await sql<{ isWhole: boolean | null }>`
      select bool_and(srsubstate = 'r') as "isWhole" from pg_subscription_rel
      where srsubid = ${ofThisDatabase}`.execute(queries);
    return rows[0]?.isWhole === true;
  }, signal);
}

/** Waits until a copy has all changes up to a position in the log of the first's Postgres. */
export function caughtUp(
  { queries }: Pick<Database, 'queries'>,
  position: string,
  signal: AbortSignal,
): Promise<void> {
  return until(async () => {
    const { rows } = await sql`
      select 1 from pg_stat_subscription
      where subid = ${ofThisDatabase} and relid is null and latest_end_lsn >= ${position}::pg_lsn`.execute(
      queries,
    );
    return rows.length > 0;
  }, signal);
}

/** Stores the moment of a copy's state. */
export async function noteMoment(
  { queries }: Pick<Database, 'queries'>,
  { asOf, clockAheadMs, clockErrorMs }: Pick<Following, 'asOf' | 'clockAheadMs' | 'clockErrorMs'>,
): Promise<void> {
  await sql`
    update following set as_of = ${asOf}, clock_ahead_ms = ${clockAheadMs}, clock_error_ms = ${clockErrorMs}`.execute(
    queries,
  );
}

/** Counts the rows of a copy. */
export async function countRows(
  { asOwner }: Pick<Database, 'asOwner'>,
  { tables }: BackupPlan,
): Promise<number> {
  const counts = tables.map((table) => sql`(select count(*) from ${sql.table(table)})`);
  return asOwner(async (owner) => {
    const { rows } = await sql<{ rows: number }>`
      select ${sql.join(counts, sql` + `)} as rows`.execute(owner);
    return Number(rows[0]?.rows);
  });
}
