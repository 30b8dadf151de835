import { expect, test } from 'vitest';
import { COMPACTION_KEEP, COMPACTION_THRESHOLD } from '@standby/room-engine/log/compaction';
import { linesOf, stateOf, appendEvents } from '@standby/room-engine/log/event-log';
import { UNDO_REACH } from '@standby/room-engine/log/undo';
import { decodeEvent } from '@standby/room-engine/log/event';
import { currentFormat } from '../domain/event-log/document-format';
import type { EventLog } from '../domain/event-log/event-log';
import { buildEventLog } from '../testing/builders';
import { compactRoom } from './compact-room';
import type { RoomCopy } from './room-copy';

const copyOf = (log: EventLog): RoomCopy => ({
  showId: 'hamlet',
  format: currentFormat,
  log,
  authors: new Map(),
  mayCompact: true,
});

test('a long log is compacted to the events that may still matter', () => {
  const acts = Array.from(
    { length: COMPACTION_THRESHOLD + 1 },
    (_, index) => [index * 1_000, { type: 'blackout', isOn: index % 2 === 0 }] as const,
  );
  const { log: start } = buildEventLog(acts.slice(0, -1));
  expect(compactRoom(start, copyOf(start)).log).toBe(start);
  const { log } = buildEventLog(acts.slice(-1), start);
  const compacted = compactRoom(log, copyOf(log)).log;
  expect(compacted.steps).toHaveLength(COMPACTION_KEEP);
  expect(stateOf(compacted)).toEqual(stateOf(log));
  expect(linesOf(compacted)).toHaveLength(COMPACTION_THRESHOLD + 1);
});

test('a log of a few large unknown acts is compacted because of its length', () => {
  const { log: empty } = buildEventLog([]);
  const events = Array.from({ length: 300 }, (_, n) => {
    const act = { type: 'dance', text: 'x'.repeat(19_000) };
    return decodeEvent({ by: 'w', role: 'controller', seq: n + 1, atMs: n, act }, currentFormat);
  }).flatMap((event) => event ?? []);
  const large = appendEvents(empty, events.slice(0, 205));
  expect(compactRoom(large, copyOf(large)).log).toBe(large);
  const larger = appendEvents(empty, events);
  const compacted = compactRoom(larger, copyOf(larger)).log;
  expect(compacted.steps).toHaveLength(UNDO_REACH);
  expect(compacted.checkpoint.opaque).toEqual([{ type: 'dance', by: 'w', seq: 1 }]);
});
