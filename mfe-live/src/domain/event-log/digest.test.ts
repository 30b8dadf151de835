import { expect, test } from 'vitest';
import { buildEventLog, emptyLog } from '../../testing/builders';
import { compact } from './compaction';
import { deltaFor, digestOf, isBehind, isUpToDate } from './digest';
import { mergeEvents } from './merge';

const { log, events } = buildEventLog([
  [0, { type: 'play', timerId: 'timer-1' }],
  [1_000, { type: 'pause', timerId: 'timer-1' }],
  [2_000, { type: 'blackout', isOn: true }],
]);
const behind = mergeEvents(emptyLog(), events.slice(0, 1));
const compacted = compact(log, 'desk', 1);

test('who knows less is behind and gets the rest', () => {
  expect(isBehind(behind, digestOf(log))).toBe(true);
  expect(isBehind(log, digestOf(behind))).toBe(false);
  expect(deltaFor(log, digestOf(behind))).toEqual({
    kind: 'events',
    events: events.slice(1),
  });
  expect(deltaFor(behind, digestOf(log))).toEqual({ kind: 'none' });
});

test('who knows the same needs nothing', () => {
  expect(isBehind(log, digestOf(log))).toBe(false);
  expect(deltaFor(log, digestOf(log))).toEqual({ kind: 'none' });
});

test('after a compaction those who have not compacted need the whole log', () => {
  expect(isBehind(log, digestOf(compacted))).toBe(true);
  expect(deltaFor(compacted, digestOf(log))).toEqual({ kind: 'log' });
  expect(isBehind(compacted, digestOf(log))).toBe(false);
  expect(deltaFor(log, digestOf(compacted))).toEqual({ kind: 'none' });
});

test('a digest has the version vector only beyond the checkpoint', () => {
  expect([...digestOf(compacted).versionVector]).toEqual([['desk', 3]]);
  expect([...digestOf(compact(log, 'desk', 0)).versionVector]).toEqual([]);
});

test('a screen is up to date when it shows all that is known', () => {
  expect(isUpToDate(digestOf(log), digestOf(log))).toBe(true);
  expect(isUpToDate(digestOf(log), digestOf(behind))).toBe(true);
  expect(isUpToDate(digestOf(behind), digestOf(log))).toBe(false);
  expect(isUpToDate(digestOf(compacted), digestOf(log))).toBe(false);
});
