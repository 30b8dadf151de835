import { expect, it } from 'vitest';
import { readPerformances, type ScheduledPerformance } from './performances';

const evening: ScheduledPerformance = {
  id: 'e1',
  name: 'Performance 1',
  date: '2026-03-02',
  startAtMs: 1_772_479_800_000,
  endAtMs: 1_772_490_600_000,
  custom: 'british',
  reportId: '',
  isSent: false,
};

it.each([
  ['nothing', null, []],
  ['no JSON', '{', []],
  ['no list', '{}', []],
  ['one performance', JSON.stringify([evening]), [evening]],
  [
    'performances without a time, and of another custom',
    JSON.stringify([{ ...evening, startAtMs: null }, evening, { ...evening, custom: 'roman' }]),
    [evening],
  ],
])('reads the readable performances from %s', (_what, raw, expected) => {
  expect(readPerformances(raw)).toEqual(expected);
});
