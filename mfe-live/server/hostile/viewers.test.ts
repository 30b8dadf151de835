import { onDatabase } from 'server/testing/databases';
import { beforeEach, expect, it, vi } from 'vitest';
import { encodeEvent } from '@standby/room-engine/log/event';
import { openLink, works } from '../testing/guests';
import type { LiveClient } from '../testing/live-client';
import { startRoomForEach } from '../testing/live-room';

/** Connections that empty the bucket of their link together, at 400 frames each. */
const ATTACKERS = 110;

/** More requests for the log than a connection may send, because each costs 20 frames. */
const WANTS = 21;

/** Messages, each sent when the one before is answered. */
const MESSAGES = 60;

const nothing = { position: 0, digest: '' };

onDatabase((database) => {
  beforeEach(() => {
    // Passing time refills no bucket, however slow the machine is.
    vi.useFakeTimers({ toFake: ['performance', 'Date'] });
  });
  const room = startRoomForEach(database);

  /**
   * Counts how often a database connection is taken while messages with an event are sent and
   * refused.
   */
  async function databaseUses(attacker: LiveClient, event: object): Promise<number> {
    let uses = 0;
    const count = (): void => void (uses += 1);
    database().pool.on('acquire', count);
    for (let n = 0; n < MESSAGES; n += 1) {
      attacker.send({ kind: 'events', events: [event] });
      await attacker.next('refused');
    }
    database().pool.off('acquire', count);
    return uses;
  }

  it('A2: acts that a viewer sends are refused without the storage', async () => {
    const [desk, viewer] = [await room.windows.desk(), await room.windows.viewer()];
    const attacker = room.windows.connect({
      person: await openLink(room.live, room.windows, 'viewer'),
    });
    await attacker.hello('viewer');
    const event = encodeEvent(attacker.write({ type: 'flash' }));
    // Sessions are read at intervals, too.
    expect(await databaseUses(attacker, event)).toBeLessThan(MESSAGES / 2);
    expect(await works(desk, viewer)).toBe(true);
  });

  it('E1: acts that no room accepts are refused without the storage, even from a controller link', async () => {
    const attacker = room.windows.connect({
      person: await openLink(room.live, room.windows, 'controller'),
    });
    await attacker.hello('controller');
    const event = { ...encodeEvent(attacker.write({ type: 'flash' })), atMs: 1e18 };
    expect(await databaseUses(attacker, event)).toBeLessThan(MESSAGES / 2);
  });

  it('C5: viewers who empty the bucket of a link end no connection but their own', async () => {
    const guest = await openLink(room.live, room.windows, 'viewer');
    const honest = room.windows.connect({ person: guest });
    await honest.hello('viewer');
    const attackers = Array.from({ length: ATTACKERS }, () =>
      room.windows.connect({ person: guest }),
    );
    await Promise.all(attackers.map((attacker) => attacker.hello('viewer')));
    for (const attacker of attackers) {
      for (let n = 0; n < WANTS; n += 1) attacker.send({ kind: 'want', known: nothing });
    }
    const ends = await Promise.all(attackers.map((attacker) => attacker.bye()));
    expect(new Set(ends)).toEqual(new Set(['too-fast']));
    for (let n = 0; n < 20; n += 1) {
      honest.send({ kind: 'time', sentAtMs: n });
      expect(await honest.next('time')).toMatchObject({ sentAtMs: n });
    }
    const late = room.windows.connect({ person: guest });
    expect(await late.hello('viewer')).toBeDefined();
    expect(await works(await room.windows.desk(), late)).toBe(true);
  });
});
