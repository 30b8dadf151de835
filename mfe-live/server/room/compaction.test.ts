import { onDatabase } from 'server/testing/databases';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EVENTS_MAX } from '@standby/room-engine/protocol/bounds';
import { COMPACTION_THRESHOLD } from '@standby/room-engine/log/compaction';
import { decodeDocument } from '@standby/room-engine/log/document';
import { linesOf, positionOf, stateOf } from '@standby/room-engine/log/event-log';
import {
  currentFormat,
  type EventLog,
  type RoomEvent,
  type ServerMessageOf,
} from '@standby/live-room';
import type { LiveClient } from '../testing/live-client';
import { type LiveServer, startLiveServer } from '../testing/live-server';
import { type LiveWindows, openLiveWindows } from '../testing/live-windows';

function logOf({ log, version }: ServerMessageOf<'log'>, room: string): EventLog {
  const decoded = decodeDocument({ room, version, log }, room, currentFormat);
  if (decoded.kind !== 'decoded') throw new Error(decoded.kind);
  return decoded.log;
}

/** Writes as many events as one compaction needs, and waits until they are stored. */
async function writeLong(desk: LiveClient): Promise<RoomEvent[]> {
  const events = Array.from({ length: COMPACTION_THRESHOLD + 1 }, (_, index) =>
    desk.write({ type: 'blackout', isOn: index % 2 === 0 }),
  );
  for (let start = 0; start < events.length; start += EVENTS_MAX) {
    desk.sendEvents(...events.slice(start, start + EVENTS_MAX));
  }
  await desk.acknowledged();
  return events;
}

onDatabase((database) => {
  let live: LiveServer;
  let windows: LiveWindows;
  beforeAll(async () => {
    live = await startLiveServer(database());
    windows = await openLiveWindows(live);
  });
  afterAll(async () => {
    await windows.close();
    await live.close();
  });

  // One test covers all of it, because the log takes seconds to write.
  it('S1, S3, S4: a long log is compacted by the server; present windows notice nothing, an absent one adds its acts, and a later one gets the checkpoint', async () => {
    const [desk, viewer, away] = [
      await windows.desk(),
      await windows.viewer(),
      await windows.desk(),
    ];
    const renamed = away.write({ type: 'rename-timer', timerId: 'timer-1', name: 'Act 1' });
    away.close();
    const events = await writeLong(desk);
    await viewer.until(() => viewer.position === events.length);
    for (const window of [desk, viewer]) expect(window.of('log')).toEqual([]);
    expect(stateOf(viewer.log)).toEqual(stateOf(desk.log));

    // E2: the server still knows compacted events.
    const [first] = events;
    if (first) desk.sendEvents(first, { ...first, atMs: 1 });
    expect(await desk.next('refused')).toMatchObject({ seq: 1, reason: 'conflict' });
    expect(desk.events()).toHaveLength(events.length);

    const back = windows.connect({ by: away.by });
    await back.hello('controller');
    back.sendEvents(renamed);
    const all = [...events, renamed];
    for (const window of [desk, back]) await window.until(() => window.position === all.length);
    expect(stateOf(back.log)).toEqual(stateOf(desk.log));
    expect(desk.events().at(-1)).toEqual(renamed);

    await windows.close();
    for (const role of ['controller', 'viewer'] as const) {
      const later = windows.connect();
      expect((await later.hello(role))?.position).toBe(all.length);
      const message = await later.next('log');
      const log = message && logOf(message, windows.company.showId);
      expect(log && stateOf(log)).toEqual(stateOf(desk.log));
      expect(log && positionOf(log)).toBe(all.length);
      const isDesk = role === 'controller';
      expect(log && linesOf(log).length).toBe(isDesk ? all.length : log?.steps.length);
      const authors = [desk, away].map(({ by }) => ({ by, name: 'Mira Okafor' }));
      expect(message?.authors).toHaveLength(isDesk ? 2 : 0);
      expect(message?.authors).toEqual(isDesk ? expect.arrayContaining(authors) : []);
    }
  });
});
