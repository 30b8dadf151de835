import { onDatabase } from 'server/testing/databases';
import { beforeEach, expect, it } from 'vitest';
import { MESSAGE_MAX_BYTES } from '@standby/room-engine/protocol/bounds';
import { appendEvents, endOf, initialLog } from '@standby/room-engine/log/event-log';
import { decodeEvent } from '@standby/room-engine/log/event';
import { showRules, currentFormat, type RoomEvent } from '@standby/live-room';
import { roomRepository } from '../storage/room-repository';
import { openLink, works } from '../testing/guests';
import { openRoomForEach } from '../testing/live-room';

/** 11 MB of acts that this release does not know. */
const EVENTS = 600;
const act = { type: 'dance', text: 'x'.repeat(19_000) };

const nothing = { position: 0, digest: '' };
const long = Array.from({ length: EVENTS }, (_, index): RoomEvent | undefined =>
  decodeEvent({ by: 'earlier', role: 'controller', seq: index + 1, atMs: 1, act }, currentFormat),
).filter((event) => event !== undefined);

onDatabase((database) => {
  const room = openRoomForEach(database);
  beforeEach(async () => {
    const { owner, organizationId, showId } = room.windows.company;
    const account = { kind: 'account', id: await owner.accountId() } as const;
    await roomRepository(database(), { organizationId, showId }).inTransaction(
      async (transaction) => {
        await transaction.lock();
        await transaction.append({
          position: EVENTS,
          events: long,
          authors: [{ by: 'earlier', owner: account, name: '' }],
          compaction: undefined,
        });
      },
    );
  });

  it('S7: a desk that asks for a long log again and again, and does not read, delays no other window', async () => {
    const { showId } = room.windows.company;
    const known = endOf(appendEvents(initialLog(showRules, showId), long));
    const [desk, viewer] = [room.windows.connect(), room.windows.connect()];
    await desk.hello('controller', { known });
    await viewer.hello('viewer', { known });
    const attacker = room.windows.connect({
      person: await openLink(room.live, room.windows, 'controller'),
    });
    const sizes: number[] = [];
    attacker.socket.on('message', (data: Buffer) => sizes.push(data.length));
    await attacker.hello('controller');
    attacker.socket.pause();
    for (let n = 0; n < 15; n += 1) attacker.send({ kind: 'want', known: nothing });
    for (let n = 0; n < 5; n += 1) expect(await works(desk, viewer)).toBe(true);
    attacker.socket.resume();
    await attacker.until(() => attacker.position === EVENTS + 5);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(MESSAGE_MAX_BYTES);
    // The log arrives once, although the desk asked many times.
    expect(attacker.events()).toHaveLength(EVENTS + 5);
  });
});
