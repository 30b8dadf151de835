import { onDatabase } from 'server/testing/databases';
import { afterEach, expect, it, vi } from 'vitest';
import { HELLO_TIMEOUT_MS } from '@standby/room-engine/protocol/bounds';
import { openLink, works } from '../testing/guests';
import { openRoomForEach } from '../testing/live-room';
import { openRawSocket, pings, pongs } from '../testing/raw-socket';

/** Milliseconds after which a closed connection is cut, whether or not it answers. */
const CLOSE_MS = 2_000;

onDatabase((database) => {
  const room = openRoomForEach(database);
  afterEach(() => vi.useRealTimers());

  it.each([
    ['pings', pings],
    ['pongs', pongs],
  ])('C5: %s without an end on a viewer link end that connection', async (_, frames) => {
    const [desk, viewer] = [await room.windows.desk(), await room.windows.viewer()];
    const guest = await openLink(room.live, room.windows, 'viewer');
    const attacker = room.windows.connect({ person: guest });
    await attacker.hello('viewer');
    Reflect.get(attacker.socket, '_socket').write(frames(2_000));
    attacker.send({ kind: 'time', sentAtMs: 1 });
    const answers = await Promise.race([attacker.bye(), attacker.next('time')]);
    expect(answers).toBe('too-fast');
    expect(await works(desk, viewer)).toBe(true);
  });

  it('C6: pings whose answers are never read leave no answers waiting, and end the connection', async () => {
    const guest = await openLink(room.live, room.windows, 'viewer');
    const attacker = await openRawSocket(room.live, room.windows.company, guest.cookie);
    attacker.socket.pause();
    // 13 MB of answers, if all were answered.
    attacker.socket.write(pings(100_000));
    const [desk, viewer] = [await room.windows.desk(), await room.windows.viewer()];
    expect(await works(desk, viewer)).toBe(true);
    attacker.socket.resume();
    await attacker.gone;
    expect(attacker.received().length).toBeLessThan(1024 * 1024);
  });

  it('C3: a connection without a session is cut, even if it goes on sending', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const attacker = await openRawSocket(room.live, room.windows.company, '');
    while (!attacker.received().includes('signed-out')) {
      await new Promise((done) => attacker.socket.once('data', done));
    }
    attacker.socket.write(pings(10));
    await vi.advanceTimersByTimeAsync(CLOSE_MS);
    await attacker.gone;
    expect(attacker.received()).toContain('signed-out');
  });

  it('C3: a connection that pings and says no hello is cut', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const guest = await openLink(room.live, room.windows, 'viewer');
    const attacker = await openRawSocket(room.live, room.windows.company, guest.cookie);
    for (let seconds = 0; seconds < 5; seconds += 1) {
      const answered = new Promise((done) => attacker.socket.once('data', done));
      attacker.socket.write(pings(1));
      await answered;
      await vi.advanceTimersByTimeAsync(HELLO_TIMEOUT_MS / 5);
    }
    await vi.advanceTimersByTimeAsync(CLOSE_MS);
    await attacker.gone;
    expect(attacker.received()).toContain('no-hello');
  });
});
