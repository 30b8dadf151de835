import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '@standby/server-kit/database/database';
import { versionOf } from '@standby/server-kit/replication/publication';
import { endSubscription } from '@standby/server-kit/replication/subscription';
import { sql } from 'kysely';
import { schema } from '../src/features.ts';
import { FirstServer } from '../src/standby-server/first-server.ts';
import { Follower } from '../src/standby-server/follower.ts';
import { Tunnel } from '../src/standby-server/tunnel.ts';

/** Token of the followed server. */
export const FOLLOW_TOKEN = 'a-token-that-both-servers-of-this-test-know';
const POLL_INTERVAL_MS = 20;

/** Returns all rows that a backup has, sorted. */
export async function contentOf({ asOwner }: Database): Promise<Record<string, string[]>> {
  return asOwner(async (owner) => {
    const content: Record<string, string[]> = {};
    for (const table of schema.tables) {
      const { rows } = await sql<{ row: object }>`
        select to_jsonb(t) as row from ${sql.table(table)} t`.execute(owner.withoutPlugins());
      content[table] = rows.map(({ row }) => JSON.stringify(row)).toSorted();
    }
    return content;
  });
}

/** Writes a row of the settings. */
export const note = (database: Database, name: string, value: string) =>
  database.queries
    .insertInto('serverSetting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();

/** Returns the names of a database's replication slots. */
export async function slotsOf({ queries }: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select slot_name as name from pg_replication_slots where database = current_database()`.execute(
    queries,
  );
  return rows.map(({ name }) => name);
}

/** A copy that follows a server. */
export interface FollowingCopy {
  readonly follower: Follower;
  /** Number of copied rows; undefined if a copy existed. */
  readonly rows: number | undefined;
  /** Port at which the copy's tunnel begins. */
  readonly port: number;
  /** Waits until the copy has all changes that the first has acknowledged so far. */
  readonly hasAllOfNow: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * Ends a copy for good. A subscription without a first would make Postgres start a worker ten times a second, beside
 * all other tests.
 */
export const endFollowing = ({ asOwner }: Database): Promise<void> => asOwner(endSubscription);

/** Makes or continues a copy of a listening server, and keeps it up to date. */
export async function followFirst(
  { origin: first, copy }: { readonly origin: string; readonly copy: Database },
  isAnew: boolean,
): Promise<FollowingCopy> {
  const tunnel = await Tunnel.open({ first, token: FOLLOW_TOKEN, port: 0 });
  if (!tunnel) throw new Error('No port is free');
  const { port } = tunnel;
  const follower = new Follower({
    database: copy,
    plan: schema,
    first,
    server: new FirstServer({
      first,
      token: FOLLOW_TOKEN,
      follower: { version: versionOf(schema), address: 'http://second.example' },
    }),
    port,
    print: () => {},
    onTakenOver: () => {},
  });
  const rows = await follower.start(isAnew);
  return {
    follower,
    rows,
    port,
    hasAllOfNow: async () => {
      const now = performance.now();
      while (performance.now() - follower.lagMs() <= now) await delay(POLL_INTERVAL_MS);
    },
    stop: async () => {
      await follower.stop();
      tunnel.close();
    },
  };
}
