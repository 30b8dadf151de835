import { onDatabase } from 'server/testing/databases';
import { beforeEach, expect, it, vi } from 'vitest';
import { startRoomForEach } from '../testing/live-room';

// The test controls the intervals of the server and of its database.
onDatabase((database) => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  });
  const room = startRoomForEach(database);

  it('C7: a connection that answers no ping for a minute is gone', async () => {
    const [present, absent] = [await room.windows.viewer(), await room.windows.viewer()];
    absent.socket.pause();
    const code = new Promise((closed) => {
      absent.socket.once('close', closed);
    });
    for (let pings = 1; pings <= 4; pings += 1) {
      const answered = new Promise((ping) => {
        present.socket.once('ping', ping);
      });
      vi.advanceTimersByTime(20_000);
      await answered;
      // Its answer to the ping comes before the answer to this.
      present.send({ kind: 'time', sentAtMs: pings });
      await present.next('time');
    }
    absent.socket.resume();
    expect(await code).toBe(1006);
    expect(present.isClosed).toBe(false);
  });

  it('C9: a person who signs out is out within two seconds', async () => {
    const { owner } = room.windows.company;
    const elsewhere = owner.elsewhere();
    await elsewhere.signIn();
    const [here, there] = [await room.windows.desk(), await room.windows.desk(elsewhere)];
    await elsewhere.call('DELETE /session');
    vi.advanceTimersByTime(2_000);
    expect(await there.bye()).toBe('signed-out');
    expect(here.isClosed).toBe(false);
  });
});
