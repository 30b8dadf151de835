import { expect, test } from 'vitest';
import { add, type CounterRoom, newCounter, withAct } from '../testing/counter-room';
import { compact } from './compaction';
import { type EventLog, stateOf } from './event-log';
import { UNDO_REACH } from './undo';

const undo = { type: 'undo', entryId: 'desk:1' } as const;

/** Returns a log with more acts at the same moment, so that every undo is in time. */
const withActs = (log: EventLog<CounterRoom>, count: number) =>
  Array.from({ length: count }, () => add(1)).reduce(
    (done, act) => withAct(done, 'desk', act),
    log,
  );

test('a compaction never separates an undo from its act', () => {
  const log = withAct(withActs(newCounter(), UNDO_REACH), 'desk', undo);
  const longer = withActs(log, UNDO_REACH - 1);
  expect(compact(longer).checkpoint.position).toBe(0);
  expect(compact(longer).steps).toHaveLength(2 * UNDO_REACH);
});

test('an undo cannot reach an event that a copy of the log may have compacted', () => {
  const log = withActs(newCounter(), UNDO_REACH + 1);
  const [whole, compacted] = [log, compact(log, 0)].map((start) => withAct(start, 'booth', undo));
  expect(compacted?.checkpoint.position).toBe(1);
  expect(whole?.steps.at(-1)?.outcome).toBe('too-late');
  expect(compacted && stateOf(compacted)).toEqual(whole && stateOf(whole));
});
