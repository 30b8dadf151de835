import { onDatabase } from 'server/testing/databases';
import { expect, it, vi } from 'vitest';
import { startRoomForEach } from '../testing/live-room';

onDatabase((database) => {
  const room = startRoomForEach(database);

  it('C8: a stopping server accepts no connection, sends its windows away one after the other, and stores what the others send meanwhile', async () => {
    const [first, second] = [await room.windows.desk(), await room.windows.desk()];
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const stopped = room.live.close();
    expect(await first.bye()).toBe('stopping');

    const late = room.windows.connect();
    expect(await late.hello()).toBeUndefined();
    expect(late.messages).toEqual([]);

    second.sendEvents(second.write({ type: 'flash' }));
    await second.acknowledged();
    expect(second.position).toBe(1);

    vi.advanceTimersByTime(1);
    expect(await second.bye()).toBe('stopping');
    vi.useRealTimers();
    await stopped;
  });

  it('C8: a window that disconnects while the server stops does not hold up the stop', async () => {
    const [first, second] = [await room.windows.desk(), await room.windows.desk()];
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const stopped = room.live.close();
    expect(await first.bye()).toBe('stopping');
    second.close();
    await second.closed();
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await expect(stopped).resolves.toBeUndefined();
  });
});
