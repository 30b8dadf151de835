import { randomBytes } from 'node:crypto';
import { onDatabase } from 'server/testing/databases';
import { stateOf } from '@standby/room-engine/log/event-log';
import { expect, it } from 'vitest';
import { openRoomForEach } from '../testing/live-room';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Returns the local time in the time zone of the sample show, such as `2026-10-21T19:30`. */
const wallOf = (instant: number): string =>
  new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'America/New_York',
  })
    .format(instant)
    .replace(' ', 'T');

onDatabase((database) => {
  const room = openRoomForEach(database);

  /** Returns the curtain time that a desk receives on its arrival; it sets none itself. */
  async function curtain() {
    const desk = await room.windows.desk();
    await desk.next('events');
    const { calls } = stateOf(desk.log);
    desk.close();
    return calls?.curtainAtMs;
  }

  it('a room without a desk has the curtain of the scheduled performance, and follows its move', async () => {
    const { owner, organizationId, showId } = room.windows.company;
    const url = `/api/v1/organizations/${organizationId}/schedule`;
    const entryId = `entry-${randomBytes(6).toString('hex')}`;
    const startMs = Math.floor(Date.now() / MINUTE) * MINUTE + 2 * HOUR;
    const contentAt = (atMs: number) => ({
      showId,
      kind: 'performance',
      title: '',
      startAt: wallOf(atMs),
      endAt: wallOf(atMs + 2 * HOUR),
      place: '',
      isFullCall: true,
      calledIds: [],
      notes: '',
    });
    const viewer = await room.windows.viewer();

    const payload = { id: entryId, content: contentAt(startMs) };
    const made = await owner.inject({ method: 'POST', url, payload });
    expect(made.statusCode, made.body).toBe(201);
    await viewer.until(() => viewer.position === 1);
    expect(await curtain()).toBe(startMs);

    const moved = await owner.inject({
      method: 'PATCH',
      url: `${url}/${entryId}`,
      payload: { change: contentAt(startMs + 15 * MINUTE) },
    });
    expect(moved.statusCode, moved.body).toBe(200);
    await viewer.until(() => viewer.position === 2);
    expect(await curtain()).toBe(startMs + 15 * MINUTE);
  });
});
