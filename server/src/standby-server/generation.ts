import { fence, SUPERSEDED, unfence } from '@standby/server-kit/database/fence';
import { endSubscription, readFollowing } from '@standby/server-kit/replication/subscription';
import type { Database } from '@standby/server-kit/database/database';
import { DatabaseError } from '@standby/server-kit/database/database';
import type { Queries } from '@standby/server-kit/database/tables';
import { aheadLater, type ClockStart } from '@standby/server-kit/steady-clock';
import { sql } from 'kysely';
import * as v from 'valibot';
import { schema } from '../features.ts';

/** Names of the server's own settings, which are rows of the database. */
const GENERATION = 'generation';
const CLOCK_AHEAD = 'clock-ahead';
const STANDBY_SERVER = 'standby-server-address';

/**
 * Number of revisions that a take-over skips. Windows and other servers may know revisions that were never replicated, so
 * the new first begins beyond them. A follower lags by a second, in which no organization has so many changes.
 */
const REVISIONS_SKIPPED = 1_000;

async function readSetting(queries: Queries, name: string): Promise<string | undefined> {
  const row = await queries
    .selectFrom('serverSetting')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
}

async function writeSetting(queries: Queries, name: string, value: string): Promise<void> {
  await queries
    .insertInto('serverSetting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

const parseSetting = <Schema extends v.GenericSchema>(
  schema: Schema,
  text: string | undefined,
): v.InferOutput<Schema> | undefined =>
  text === undefined ? undefined : v.parse(schema, JSON.parse(text));

/** Returns the generation of this data: the number of its take-overs plus one. */
export async function readGeneration(queries: Queries): Promise<number> {
  return Number((await readSetting(queries, GENERATION)) ?? 1);
}

/** Returns the address at which the server's follower serves after a take-over. */
export const readStandbyServer = (queries: Queries): Promise<string | undefined> =>
  readSetting(queries, STANDBY_SERVER);

export const noteStandbyServer = (queries: Queries, address: string): Promise<void> =>
  writeSetting(queries, STANDBY_SERVER, address);

const supersededSchema = v.object({ address: v.string(), generation: v.number() });

/** The server that now serves in place of this one. */
export type Successor = v.InferOutput<typeof supersededSchema>;

export const readSuccessor = async (queries: Queries): Promise<Successor | undefined> =>
  parseSetting(supersededSchema, await readSetting(queries, SUPERSEDED));

/** Ends all writes in every process, because another server serves. */
export const yieldTo = (
  { asOwner }: Pick<Database, 'asOwner'>,
  successor: Successor,
): Promise<void> => asOwner((owner) => fence(owner, schema.tables, JSON.stringify(successor)));

const clockSchema = v.object({ aheadMs: v.number(), errorMs: v.number(), atMs: v.number() });

/** Maximum time for which a window continues by the time of a server that was taken over. */
const TIME_KEPT_MS = 3_600_000;

/** Returns the start of the rooms' time, which continues the time of the server that was taken over. */
export async function readClockStart(queries: Queries, nowMs: number): Promise<ClockStart> {
  const stored = parseSetting(clockSchema, await readSetting(queries, CLOCK_AHEAD));
  if (!stored) return { aheadMs: 0, errorMs: 0 };
  const elapsedMs = nowMs - stored.atMs;
  return {
    aheadMs: aheadLater(stored.aheadMs, elapsedMs),
    errorMs: elapsedMs < TIME_KEPT_MS ? stored.errorMs : 0,
  };
}

export interface TakeOver {
  readonly generation: number;
  /** The copied server; undefined if this server takes its own data back from another one. */
  readonly from: { readonly first: string; readonly asOf: Date | null } | undefined;
}

/** Returns a text about a take-over for the person who requested it. */
export function describeTakeOver({ generation, from }: TakeOver): string {
  const whose = from
    ? `This machine took over from ${from.first}, with what that had at ${from.asOf?.toISOString()}, or later.`
    : 'This machine serves its own data again.';
  return `${whose} Generation ${generation}.`;
}

/**
 * Turns a copy into the data of a serving server.
 *
 * @throws {DatabaseError} if the data serves already
 */
export async function takeOver(database: Database, now: Date): Promise<TakeOver> {
  const from = await readFollowing(database);
  return database.asOwner((owner) =>
    owner.transaction().execute(async (transaction) => {
      const successor = await readSuccessor(transaction);
      if (!from && !successor) {
        throw new DatabaseError(
          'This data follows no other server, so there is nothing to take over.',
        );
      }
      const known = await readGeneration(transaction);
      const generation = Math.max(known, successor?.generation ?? 0) + 1;
      await writeSetting(transaction, GENERATION, String(generation));
      if (from) {
        const { clockAheadMs: aheadMs, clockErrorMs: errorMs } = from;
        const clock = { aheadMs, errorMs, atMs: now.getTime() };
        await writeSetting(transaction, CLOCK_AHEAD, JSON.stringify(clock));
      }
      await transaction.deleteFrom('serverSetting').where('name', '=', STANDBY_SERVER).execute();
      await unfence(transaction, schema.tables);
      await sql`update organization set revision = revision + ${REVISIONS_SKIPPED}`.execute(
        transaction,
      );
      await endSubscription(transaction);
      return { generation, from };
    }),
  );
}
