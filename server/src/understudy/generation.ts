import { fence, SUPERSEDED, unfence } from '@standby/server-kit/replication/fence';
import { endSubscription, readFollowing } from '@standby/server-kit/replication/subscription';
import type { Database } from '@standby/server-kit/database/database';
import { DatabaseError } from '@standby/server-kit/database/database';
import type { Queries } from '@standby/server-kit/database/tables';
import { aheadLater, type ClockStart } from '@standby/server-kit/steady-clock';
import { sql } from 'kysely';
import * as v from 'valibot';
import { schema } from '../features.ts';

/** Settings of the server itself, which are rows as all others are. */
const GENERATION = 'generation';
const CLOCK_AHEAD = 'clock-ahead';
const UNDERSTUDY = 'understudy-address';

/**
 * Windows and other servers may know revisions that were never replicated: those of the new first begin beyond them. A
 * follower is behind by a second, in which no organization has so many changes.
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

/** How often this data was taken over, and once more. */
export async function readGeneration(queries: Queries): Promise<number> {
  return Number((await readSetting(queries, GENERATION)) ?? 1);
}

/** Where the server's follower serves once it takes over. */
export const readUnderstudy = (queries: Queries): Promise<string | undefined> =>
  readSetting(queries, UNDERSTUDY);

export const noteUnderstudy = (queries: Queries, address: string): Promise<void> =>
  writeSetting(queries, UNDERSTUDY, address);

const supersededSchema = v.object({ address: v.string(), generation: v.number() });

/** Which server serves now in the place of this one. */
export type Successor = v.InferOutput<typeof supersededSchema>;

export const readSuccessor = async (queries: Queries): Promise<Successor | undefined> =>
  parseSetting(supersededSchema, await readSetting(queries, SUPERSEDED));

/** Stores nothing more, in any process: another server serves. */
export const yieldTo = (
  { asOwner }: Pick<Database, 'asOwner'>,
  successor: Successor,
): Promise<void> => asOwner((owner) => fence(owner, schema.tables, JSON.stringify(successor)));

const clockSchema = v.object({ aheadMs: v.number(), errorMs: v.number(), atMs: v.number() });

/** No window goes on for longer by the time of a server that was taken over. */
const TIME_KEPT_MS = 3_600_000;

/** How far the rooms' time is ahead of this machine's: they go on by the time of the server that was taken over. */
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
  /** Undefined where it was this data's own server that another one had taken over from. */
  readonly from: { readonly first: string; readonly asOf: Date | null } | undefined;
}

/** For the person who asked for it. */
export function describeTakeOver({ generation, from }: TakeOver): string {
  const whose = from
    ? `This machine took over from ${from.first}, with what that had at ${from.asOf?.toISOString()}, or later.`
    : 'This machine serves its own data again.';
  return `${whose} Generation ${generation}.`;
}

/**
 * Makes a copy the data of a server that serves.
 *
 * @throws {DatabaseError} where it is that already
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
      await transaction.deleteFrom('serverSetting').where('name', '=', UNDERSTUDY).execute();
      await unfence(transaction, schema.tables);
      await sql`update organization set revision = revision + ${REVISIONS_SKIPPED}`.execute(
        transaction,
      );
      await endSubscription(transaction);
      return { generation, from };
    }),
  );
}
