import { expect, test } from 'vitest';
import { COMPACTION_KEEP, COMPACTION_THRESHOLD } from '../log/compaction';
import { decodeEvent } from '../log/event';
import { appendEvents, type EventLog, linesOf, stateOf } from '../log/event-log';
import { UNDO_REACH } from '../log/undo';
import { add, counterFormat, type CounterRoom, newCounter, withAct } from '../testing/counter-room';
import { compactRoom } from './compact-room';
import type { RoomCopy } from './room-copy';

const copyOf = (log: EventLog<CounterRoom>): RoomCopy<CounterRoom> => ({
  room: 'foyer',
  format: counterFormat,
  log,
  authors: new Map(),
  mayCompact: true,
});

test('a long log is compacted to the events that may still matter', () => {
  const acts = Array.from({ length: COMPACTION_THRESHOLD }, () => add(1));
  const start = acts.reduce((log, act) => withAct(log, 'desk', act), newCounter());
  expect(compactRoom(start, copyOf(start)).log).toBe(start);
  const log = withAct(start, 'desk', add(1));
  const compacted = compactRoom(log, copyOf(log)).log;
  expect(compacted.steps).toHaveLength(COMPACTION_KEEP);
  expect(stateOf(compacted)).toEqual(stateOf(log));
  expect(linesOf(compacted)).toHaveLength(COMPACTION_THRESHOLD + 1);
});

test('a log of a few large unknown acts is compacted because of its length', () => {
  const empty = newCounter();
  const events = Array.from({ length: 300 }, (_, n) => {
    const act = { type: 'dance', text: 'x'.repeat(19_000) };
    return decodeEvent({ by: 'w', role: 'counter', seq: n + 1, atMs: n, act }, counterFormat);
  }).flatMap((event) => event ?? []);
  const large = appendEvents(empty, events.slice(0, 205));
  expect(compactRoom(large, copyOf(large)).log).toBe(large);
  const larger = appendEvents(empty, events);
  const compacted = compactRoom(larger, copyOf(larger)).log;
  expect(compacted.steps).toHaveLength(UNDO_REACH);
  expect(compacted.checkpoint.opaque).toEqual([{ type: 'dance', by: 'w', seq: 1 }]);
});
