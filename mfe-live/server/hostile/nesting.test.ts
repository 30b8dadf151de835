import { sql } from 'kysely';
import { onDatabase } from 'server/testing/databases';
import { describe, expect, it } from 'vitest';
import type { RoomEvent } from '@standby/live-room';
import { roomRepository } from '../storage/room-repository';
import { openLink, works } from '../testing/guests';
import { openRoomForEach } from '../testing/live-room';

/**
 * Levels at which `JSON.stringify` fails if it is called slightly deeper in the stack than before.
 */
const LEVELS = 4_100;

const nothing = { position: 0, digest: '' };

/** Returns an event as JSON, with an act of that many levels. */
function deepEvent(event: RoomEvent, levels: number): string {
  const act = `{"type":"dance","steps":${'['.repeat(levels)}${']'.repeat(levels)}}`;
  return JSON.stringify({ ...event, act: null }).replace('"act":null', `"act":${act}`);
}

onDatabase((database) => {
  const room = openRoomForEach(database);

  describe('E1: an act that is nested without an end', () => {
    it.each([33, LEVELS, 9_000])(
      'is refused with %i levels by a controller link, and ends nothing',
      async (levels) => {
        const [desk, viewer] = [await room.windows.desk(), await room.windows.viewer()];
        const guest = room.windows.connect({
          person: await openLink(room.live, room.windows, 'controller'),
        });
        await guest.hello('controller');
        const event = guest.write({ type: 'flash' });
        guest.sendRaw(`{"kind":"events","events":[${deepEvent(event, levels)}]}`);
        expect(await guest.next('refused')).toMatchObject({ seq: event.seq, reason: 'invalid' });
        guest.send({ kind: 'want', known: nothing });
        guest.send({ kind: 'time', sentAtMs: 1 });
        expect(await guest.next('time')).toBeDefined();
        expect(await works(desk, viewer)).toBe(true);
      },
    );

    it.each([LEVELS, 9_000])(
      'lets its room open if an earlier release stored it with %i levels, with the events after it',
      async (levels) => {
        const { owner, organizationId, showId } = room.windows.company;
        const account = { kind: 'account', id: await owner.accountId() } as const;
        const before = room.windows.connect({ by: 'earlier' });
        const [deep, after] = [before.write({ type: 'flash' }), before.write({ type: 'flash' })];
        before.close();
        await roomRepository(database(), { organizationId, showId }).inTransaction(
          async (transaction) => {
            await transaction.lock();
            await transaction.append({
              position: 2,
              events: [deep, after],
              authors: [{ by: 'earlier', owner: account, name: '' }],
              compaction: undefined,
            });
          },
        );
        await database().asOwner((queries) =>
          sql`update live_event set event = ${deepEvent(deep, levels)}
          where show_id = ${showId} and seq = ${deep.seq}`.execute(queries),
        );
        const [desk, viewer] = [room.windows.connect({ by: 'earlier' }), room.windows.connect()];
        await desk.hello('controller');
        await viewer.hello('viewer');
        for (const window of [desk, viewer]) {
          await window.until(() => window.position === 2);
          window.send({ kind: 'want', known: nothing });
        }
        expect(await works(desk, viewer)).toBe(true);
      },
    );
  });
});
