import { onDatabase } from 'server/testing/databases';
import { expect, it } from 'vitest';
import { encodeEvent, eventIdOf } from '@standby/room-engine/log/event';
import type { Act } from '@standby/live-room';
import { openRoomForEach } from '../testing/live-room';

const MINUTE_MS = 60_000;

const play: Act = { type: 'play', timerId: 'timer-1' };
const pause: Act = { type: 'pause', timerId: 'timer-1' };

onDatabase((database) => {
  const room = openRoomForEach(database);

  it('E11: an old act is accepted if no other person has moved the show on since', async () => {
    const [away, desk] = [await room.windows.desk(), await room.windows.desk()];
    desk.sendEvents(desk.write({ type: 'flash' }));
    await desk.acknowledged();
    await away.until(() => away.position === desk.position);
    const begunMs = Date.now() - 40 * MINUTE_MS;
    const events = [away.write(play, begunMs), away.write(pause, begunMs + 30 * MINUTE_MS)];
    away.sendEvents(...events);
    await away.acknowledged();
    expect(away.of('refused')).toEqual([]);
  });

  it('E11: an old undo waits for its person if it would take back an act that moved the show', async () => {
    const [away, desk] = [await room.windows.desk(), await room.windows.desk()];
    const begunMs = Date.now() - 30 * MINUTE_MS;
    const begun = away.write(play, begunMs);
    away.sendEvents(begun);
    await away.acknowledged();
    await desk.until(() => desk.position === away.position);
    desk.sendEvents(desk.write(pause, Date.now() - 10 * MINUTE_MS));
    await desk.acknowledged();
    const undo: Act = { type: 'undo', entryId: eventIdOf(begun) };
    away.sendEvents(away.write(undo, begunMs + 5_000));
    await away.acknowledged();
    expect(away.of('refused')).toMatchObject([{ reason: 'late' }]);
  });

  it('E11: an old act waits for its person if another desk has moved the show on since', async () => {
    const [away, desk] = [await room.windows.desk(), await room.windows.desk()];
    desk.sendEvents(desk.write(play, Date.now() - 10 * MINUTE_MS));
    await desk.acknowledged();
    await away.until(() => away.position === desk.position);
    const late = () => away.write(pause, Date.now() - 30 * MINUTE_MS);
    away.sendEvents(late());
    await away.acknowledged();
    expect(away.of('refused')).toMatchObject([{ reason: 'late' }]);

    away.sendEvents(
      away.write(
        { type: 'send-desk-note', messageId: 'm1', text: 'Back' },
        Date.now() - 20 * MINUTE_MS,
      ),
    );
    away.sendEvents(away.write({ type: 'reset', timerId: 'timer-1' }, Date.now() - 4 * MINUTE_MS));
    const confirmed = encodeEvent(late());
    away.send({ kind: 'events', events: [confirmed], isConfirmed: true });
    await away.acknowledged();
    expect(away.of('refused')).toHaveLength(1);
  });
});
