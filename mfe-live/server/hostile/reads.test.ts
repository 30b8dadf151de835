import { onDatabase } from 'server/testing/databases';
import { readMetrics, type Person } from 'server/testing/test-server';
import { beforeEach, expect, it } from 'vitest';
import { roomRepository } from '../storage/room-repository';
import { addShow } from '../testing/live-server';
import { startRoomForEach } from '../testing/live-room';

/**
 * Concurrent reads; without a limit, they would keep a desk of another organization waiting for
 * seconds.
 */
const AT_ONCE = 40;

/** Reads that may wait while one runs. */
const WAITING = 10;

const EVENTS = 600;

onDatabase((database) => {
  const room = startRoomForEach(database);
  beforeEach(async () => {
    const { by } = room.windows.connect();
    const events = Array.from({ length: EVENTS }, (_, n) => ({
      by,
      role: 'controller' as const,
      seq: n + 1,
      atMs: Date.now() - 60_000 + n,
      act: { type: 'adjust' as const, timerId: 'timer-1', byMs: 1_000 },
    }));
    await roomRepository(database(), room.windows.company).inTransaction(async (transaction) => {
      await transaction.lock();
      const authors = [{ by, owner: null, name: 'Mira' }];
      await transaction.append({ events, authors, position: EVENTS, compaction: undefined });
    });
  });

  const read = (what: string, person: Person = room.windows.company.owner) => {
    const { organizationId, showId } = room.windows.company;
    return person.inject({ url: `/api/v1/organizations/${organizationId}/live/${showId}/${what}` });
  };

  it.each(['history?format=csv', 'history', 'report', 'night?startMs=0'])(
    'runs one of forty concurrent reads at a time, and lets ten wait at most: %s',
    async (what) => {
      const running: number[] = [];
      const waiting: number[] = [];
      const gauge = (text: string, name: string): number =>
        Number(new RegExp(`^standby_reads_${name} (\\d+)$`, 'mu').exec(text)?.[1]);
      const statuses = Array.from({ length: AT_ONCE }, async () => {
        const { statusCode } = await read(what);
        const text = await readMetrics(room.live.server);
        running.push(gauge(text, 'running'));
        waiting.push(gauge(text, 'waiting'));
        return statusCode;
      });
      expect([200, 429]).toEqual(expect.arrayContaining([...new Set(await Promise.all(statuses))]));
      expect(Math.max(...running)).toBeLessThanOrEqual(1);
      expect(Math.max(...waiting)).toBeLessThanOrEqual(WAITING);
    },
  );

  it('a spreadsheet of a long history is whole, and made in parts', async () => {
    const rows = (await read('history?format=csv')).body.trimEnd().split('\r\n');
    expect(rows).toHaveLength(EVENTS + 1);
    expect(rows.at(-1)).toContain('Timer 1');
  });

  it('a reading wakes a sleeping room once, and no more than four rooms stay awake for it', async () => {
    const { owner, organizationId } = room.windows.company;
    const awake = async () =>
      Number(/^standby_live_rooms (\d+)$/mu.exec(await readMetrics(room.live.server))?.[1]);
    const before = await awake();
    for (let n = 0; n < 6; n += 1) {
      const showId = await addShow(
        owner,
        organizationId,
        `read-${room.windows.company.showId}-${n}`,
      );
      const url = `/api/v1/organizations/${organizationId}/live/${showId}/history`;
      expect((await owner.inject({ url })).statusCode).toBe(200);
    }
    await expect.poll(awake).toBe(before + 4);
  });
});
