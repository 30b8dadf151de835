import { onEachDatabase } from 'server/testing/databases';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { decodeEvent, MESSAGE_MAX_BYTES, type RoomEvent, revisionOf } from '../../src/domain/index';
import { roomRepository } from '../storage/room-repository';
import { openLink, works } from '../testing/guests';
import { type LiveServer, startLiveServer } from '../testing/live-server';
import { type LiveWindows, openLiveWindows } from '../testing/live-windows';

/** 11 MB of acts that this release does not know. */
const EVENTS = 600;
const act = { type: 'dance', text: 'x'.repeat(19_000) };

const nothing = { generation: 0, by: '', heads: [] };

onEachDatabase((database) => {
  let live: LiveServer;
  let windows: LiveWindows;
  beforeAll(async () => {
    live = await startLiveServer(database());
  });
  afterAll(() => live.close());
  beforeEach(async () => {
    windows = await openLiveWindows(live);
    const { owner, organizationId, showId } = windows.company;
    const events = Array.from({ length: EVENTS }, (_, index): RoomEvent | undefined =>
      decodeEvent({
        by: 'earlier',
        role: 'controller',
        seq: index + 1,
        lamport: index + 1,
        atMs: 1,
        act,
      }),
    ).filter((event) => event !== undefined);
    const account = { kind: 'account', id: await owner.accountId() } as const;
    await roomRepository(database(), { organizationId, showId }).inTransaction(
      async (transaction) => {
        await transaction.lock();
        await transaction.append({
          position: EVENTS,
          generation: 0,
          events,
          authors: [{ by: 'earlier', owner: account, name: '', lamport: EVENTS }],
          compaction: undefined,
        });
      },
    );
  });
  afterEach(() => windows.close());

  it('S7: a viewer who asks for a long log again and again, and does not read, delays nobody', async () => {
    const known = { ...nothing, heads: [['earlier', EVENTS] as [string, number]] };
    const [desk, viewer] = [windows.connect(), windows.connect()];
    await desk.hello('controller', { known });
    await viewer.hello('viewer', { known });
    const attacker = windows.connect({ person: await openLink(live, windows, 'viewer') });
    const sizes: number[] = [];
    attacker.socket.on('message', (data: Buffer) => sizes.push(data.length));
    await attacker.hello('viewer');
    attacker.socket.pause();
    for (let n = 0; n < 15; n += 1) attacker.send({ kind: 'want', known: nothing });
    for (let n = 0; n < 5; n += 1) expect(await works(desk, viewer)).toBe(true);
    attacker.socket.resume();
    await attacker.until(() => revisionOf(attacker.log) === EVENTS + 5);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(MESSAGE_MAX_BYTES);
    // Once, however often it asked.
    const received = attacker.of('entries').flatMap(({ entries }) => entries);
    expect(received).toHaveLength(EVENTS + 5);
  });
});
