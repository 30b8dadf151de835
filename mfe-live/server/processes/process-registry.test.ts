import { sql } from 'kysely';
import type { Database } from '@standby/server-kit';
import { openShared } from 'server/testing/databases';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProcessRegistry, SILENCE_MAX_S } from './process-registry';

const queriesOf = (databases: readonly Database[]): Database['queries'] => {
  const [database] = databases;
  if (!database) throw new Error('Two were asked for');
  return database.queries;
};

const fail = (error: unknown): void => {
  throw error;
};

describe('the processes on one Postgres', () => {
  let databases: Database[];
  /** Milliseconds by which the time of each process is ahead of the database's. */
  let aheads: number[];
  let [one, other]: ProcessRegistry[] = [];
  beforeEach(async () => {
    databases = await openShared(2);
    // No heartbeat is due yet, so whatever they receive at once was sent to them.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    aheads = [0, 0];
    [one, other] = databases.map(
      (database, index) =>
        new ProcessRegistry({
          database,
          time: {
            aheadMs: () => aheads[index] ?? 0,
            setAhead: (aheadMs) => (aheads[index] = aheadMs),
          },
          onError: fail,
        }),
    );
    await Promise.all([one?.ready, other?.ready]);
  });
  afterEach(async () => {
    await Promise.all([one?.stop(), other?.stop()]);
    await Promise.all(databases.map((database) => database.close()));
  });

  /** Waits until a process knows of others, or of none. */
  const untilAlone = (registry: ProcessRegistry | undefined, expected: boolean): Promise<void> =>
    new Promise((known) => {
      const check = (): void => {
        if (registry?.isAlone === expected) known();
      };
      registry?.subscribe(check);
      check();
    });

  it('hear of each other at once, and when one stops', async () => {
    await untilAlone(one, false);
    await untilAlone(other, false);
    expect([one?.isAlone, other?.isAlone]).toEqual([false, false]);
    await other?.stop();
    await untilAlone(one, true);
    expect(one?.isAlone).toBe(true);
  });

  it('P5: notice a killed process once it was silent for too long', async () => {
    await untilAlone(one, false);
    other?.abandon();
    // A heartbeat in progress would make the process visible again.
    await other?.ready;
    const gone: string[] = [];
    one?.subscribe((change) => gone.push(...change.gone));
    await one?.heartbeat();
    expect(one?.isAlone).toBe(false);
    await sql`
      update live_process set seen_at = seen_at - make_interval(secs => ${SILENCE_MAX_S})
      where id = ${other?.id}`.execute(queriesOf(databases));
    await one?.heartbeat();
    expect(one?.isAlone).toBe(true);
    expect(gone).toEqual([other?.id]);
  });

  it('hear of a process that comes back after they took it for gone', async () => {
    await untilAlone(one, false);
    await sql`delete from live_process where id = ${one?.id}`.execute(queriesOf(databases));
    await other?.heartbeat();
    expect(other?.isAlone).toBe(true);
    let isTold = false;
    one?.subscribe(({ hasNew }) => (isTold ||= hasNew));
    await one?.heartbeat();
    expect(isTold).toBe(true);
    await untilAlone(other, false);
  });
});
