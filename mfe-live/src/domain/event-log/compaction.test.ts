import { expect, test } from 'vitest';
import { buildEventLog, emptyLog } from '../../testing/builders';
import { compact, compactIfLong, COMPACTION_KEEP, COMPACTION_THRESHOLD } from './compaction';
import { isLaterCheckpoint, linesOf, revisionOf, stateOf } from './event-log';
import { mergeEvents, mergeLogs } from './merge';

const play = { type: 'play', timerId: 'timer-1' } as const;
const pause = { type: 'pause', timerId: 'timer-1' } as const;
const blackout = (isOn: boolean) => ({ type: 'blackout', isOn }) as const;
const undo = (entryId: string) => ({ type: 'undo', entryId }) as const;

test('a compaction never separates an undo from its act', () => {
  const { log } = buildEventLog([
    [0, play],
    [1_000, blackout(true)],
    [2_000, undo('desk:1')],
    [3_000, blackout(false)],
  ]);
  const compacted = compact(log, 'desk', 2);
  expect(compacted.steps).toHaveLength(4);
  expect(compacted.checkpoint.generation).toBe(0);
});

test('a long log is compacted to the events that may still matter', () => {
  const acts = Array.from(
    { length: COMPACTION_THRESHOLD + 1 },
    (_, index) => [index * 1_000, blackout(index % 2 === 0)] as const,
  );
  let log = emptyLog();
  ({ log } = buildEventLog(acts.slice(0, -1)));
  expect(compactIfLong(log, 'desk')).toBe(log);
  ({ log } = buildEventLog(acts.slice(-1), log));
  const compacted = compactIfLong(log, 'desk');
  expect(compacted.steps).toHaveLength(COMPACTION_KEEP);
  expect(stateOf(compacted)).toEqual(stateOf(log));
  expect(linesOf(compacted)).toHaveLength(COMPACTION_THRESHOLD + 1);
});

test.each([
  [2, 'a', 1, 'z', true],
  [1, 'b', 1, 'a', true],
  [1, 'a', 1, 'b', false],
  [1, 'a', 1, 'a', false],
])(
  'checkpoint %i%s counts before %i%s: %s',
  (generation, by, otherGeneration, otherBy, isHigher) => {
    expect(
      isLaterCheckpoint({ generation, by }, { generation: otherGeneration, by: otherBy }),
    ).toBe(isHigher);
  },
);

test('an event that was compacted elsewhere leaves none pending', () => {
  const { log, events } = buildEventLog([
    [0, play],
    [1_000, pause],
    [2_000, blackout(true)],
  ]);
  // One window knew the first act only and compacted twice; the other compacted the first two.
  const short = mergeEvents(emptyLog(), events.slice(0, 1));
  const higher = compact(compact(short, 'wings', 0), 'wings', 0);
  const twice = { ...higher, base: { ...higher.checkpoint, generation: 2 } };
  const joined = mergeLogs(compact(log, 'desk', 1), twice);
  expect(joined.pending).toEqual([]);
  expect(revisionOf(joined)).toBe(1);
});
