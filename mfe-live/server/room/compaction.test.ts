import { onEachDatabase } from 'server/testing/databases';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  COMPACTION_KEEP,
  COMPACTION_THRESHOLD,
  currentFormat,
  decodeDocument,
  ENTRIES_MAX,
  type EventLog,
  linesOf,
  revisionOf,
  type RoomEvent,
  type ServerMessageOf,
  stateOf,
} from '../../src/domain/index';
import type { LiveClient } from '../testing/live-client';
import { type LiveServer, startLiveServer } from '../testing/live-server';
import { type LiveWindows, openLiveWindows } from '../testing/live-windows';

function logOf({ book, version }: ServerMessageOf<'book'>): EventLog {
  const decoded = decodeDocument({ room: 'hamlet', version, book }, 'hamlet', currentFormat);
  if (decoded.kind !== 'decoded') throw new Error(decoded.kind);
  return decoded.log;
}

/** Writes as many events as one compaction needs, and waits until they are stored. */
async function writeLong(desk: LiveClient): Promise<RoomEvent[]> {
  const events = Array.from({ length: COMPACTION_THRESHOLD + 1 }, (_, index) =>
    desk.write({ type: 'blackout', isOn: index % 2 === 0 }),
  );
  for (let start = 0; start < events.length; start += ENTRIES_MAX) {
    desk.sendEvents(...events.slice(start, start + ENTRIES_MAX));
  }
  await desk.until(() => desk.of('ack').some(({ heads }) => heads[0]?.[1] === events.length));
  return events;
}

onEachDatabase((database) => {
  let live: LiveServer;
  let windows: LiveWindows;
  beforeAll(async () => {
    live = await startLiveServer(database());
  });
  afterAll(() => live.close());
  beforeEach(async () => {
    windows = await openLiveWindows(live);
  });
  afterEach(() => windows.close());

  describe('S3: a long log', () => {
    it('is compacted by the server, which sends it to all windows', async () => {
      const [desk, viewer] = [await windows.desk(), await windows.viewer()];
      const events = await writeLong(desk);
      for (const window of [desk, viewer]) {
        const book = await window.next('book');
        const log = book && logOf(book);
        expect(log?.checkpoint).toMatchObject({ generation: 1, by: 'server' });
        expect(log?.steps).toHaveLength(COMPACTION_KEEP);
        expect(log && stateOf(log)).toEqual(stateOf(desk.log));
        // S4: log lines are for controllers.
        const lines = window === desk ? events.length : COMPACTION_KEEP;
        expect(log && linesOf(log)).toHaveLength(lines);
      }

      // E2: what was compacted is still known.
      desk.sendEvents(...events.slice(0, 2));
      expect((await desk.next('ack', ({ heads }) => heads.length > 0))?.heads).toBeDefined();
      const [first] = events;
      if (first) desk.sendEvents({ ...first, atMs: 1 });
      expect(await desk.next('refused')).toMatchObject({ seq: 1, reason: 'conflict' });

      await windows.close();
      const later = windows.connect();
      const welcome = await later.hello();
      expect(welcome?.known).toMatchObject({ generation: 1, by: 'server' });
      const book = await later.next('book');
      expect(book && stateOf(logOf(book))).toEqual(stateOf(desk.log));
      expect(book && revisionOf(logOf(book))).toBe(events.length);
      expect(book?.authors).toEqual([{ by: desk.by, name: 'Mira Okafor' }]);
    });

    it('takes what a window did before it heard of the checkpoint', async () => {
      const [desk, away] = [await windows.desk(), await windows.desk()];
      // Concurrent with the whole show, as a window that is away does it.
      const event = away.write({ type: 'rename-timer', timerId: 'timer-1', name: 'Act 1' });
      away.close();
      await writeLong(desk);

      const back = windows.connect({ by: away.by });
      await back.hello('controller');
      back.sendEvents(event);
      expect((await back.next('ack'))?.heads).toEqual([[away.by, 1]]);
      await desk.next('book');
      expect((await desk.next('entries'))?.entries).toEqual([event]);
    });
  });
});
