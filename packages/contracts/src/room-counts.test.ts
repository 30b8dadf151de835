import { expect, it } from 'vitest';
import { readRoomCounts, withRoomCount } from './room-counts';

it('keeps one number for each show', () => {
  const one = withRoomCount(null, 'hamlet', 4);
  const two = withRoomCount(one, 'k7', 1);
  expect([...readRoomCounts(withRoomCount(two, 'hamlet', 10))]).toEqual([
    ['hamlet', 10],
    ['k7', 1],
  ]);
});

it.each([
  ['nothing', null],
  ['broken JSON', '{"hamlet":'],
  ['null', 'null'],
  ['a number', '7'],
  ['counts that are none', '{"a":-1,"b":1.5,"c":"3","d":null}'],
])('reads no number where %s is stored', (_what, raw) => {
  expect(readRoomCounts(raw).size).toBe(0);
});

it('accepts any id, including names that every object has', () => {
  const raw = withRoomCount(null, '__proto__', 2);
  expect(readRoomCounts(raw).get('__proto__')).toBe(2);
  expect(readRoomCounts(raw).get('constructor')).toBeUndefined();
});
