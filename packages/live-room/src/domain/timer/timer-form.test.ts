import * as v from 'valibot';
import { expect, test } from 'vitest';
import { buildState, buildTimer } from '../../testing/builders';
import {
  formatDuration,
  neighbourTimerId,
  nextTimerName,
  parseDuration,
  STARTS_NEXT,
  timerFormSchema,
  timerMoveAct,
} from './timer-form';

const state = buildState();

test.each([
  ['10', 600_000],
  ['10:00', 600_000],
  [' 0:30 ', 30_000],
  ['90:00', 5_400_000],
  ['1:10:30', 4_230_000],
  ['10:60', undefined],
  ['1:60:00', undefined],
  ['ten', undefined],
  ['-5', undefined],
  ['', undefined],
])('«%s» is a length of %s ms', (input, ms) => {
  expect(parseDuration(input)).toBe(ms);
});

test.each([600_000, 30_000, 4_230_000, 86_400_000])('%i ms are read back from their text', (ms) => {
  expect(parseDuration(formatDuration(ms))).toBe(ms);
});

test('the form output fits Add Timer', () => {
  const input = {
    name: '  Act 3 ',
    durationMs: '45:00',
    warningMs: '5',
    startsNext: [STARTS_NEXT],
    isOnItsOwn: [],
  };
  const expected = {
    name: 'Act 3',
    durationMs: 2_700_000,
    warningMs: 300_000,
    startsNext: true,
    isOnItsOwn: false,
  };
  expect(v.parse(timerFormSchema, input)).toEqual(expected);
});

test.each([
  [
    { name: ' ', durationMs: '10', warningMs: '1', startsNext: [], isOnItsOwn: [] },
    'name',
    'Give the timer a name',
  ],
  [
    { name: 'x'.repeat(41), durationMs: '10', warningMs: '1', startsNext: [], isOnItsOwn: [] },
    'name',
    'At most 40 characters',
  ],
  [
    { name: 'A', durationMs: 'soon', warningMs: '1', startsNext: [], isOnItsOwn: [] },
    'durationMs',
    'Write minutes and seconds, such as 10:00',
  ],
  [
    { name: 'A', durationMs: '0', warningMs: '1', startsNext: [], isOnItsOwn: [] },
    'durationMs',
    'At least one second',
  ],
  [
    { name: 'A', durationMs: '25:00:00', warningMs: '1', startsNext: [], isOnItsOwn: [] },
    'durationMs',
    'At most 24 hours',
  ],
] as const)('%o is refused with an error at field %s', (input, field, message) => {
  const { issues } = v.safeParse(timerFormSchema, input);
  expect(issues?.map((issue) => [issue.path?.[0].key, issue.message])).toEqual([[field, message]]);
});

test('a new timer gets the first free name', () => {
  expect(nextTimerName(state)).toBe('Timer 4');
  const timers = [...state.timers, buildTimer({ id: 'a', name: 'Timer 5' })];
  expect(nextTimerName(buildState({ timers }))).toBe('Timer 6');
});

test.each([
  ['timer-1', 1, 'intermission'],
  ['act-2', 1, 'timer-1'],
  ['timer-1', -1, 'act-2'],
] as const)('the neighbour of %s by %i is %s', (timerId, step, neighbour) => {
  expect(neighbourTimerId(state, timerId, step)).toBe(neighbour);
});

test.each([
  ['timer-1', -1, 'no-change'],
  ['timer-1', 1, { beforeTimerId: 'act-2' }],
  ['intermission', 1, { beforeTimerId: null }],
  ['intermission', -1, { beforeTimerId: 'timer-1' }],
  ['act-2', 1, 'no-change'],
  ['gone', 1, 'no-change'],
] as const)('moving %s by %i gives %o', (timerId, step, target) => {
  const act = timerMoveAct(state, timerId, step);
  const moved = typeof target === 'string' ? target : { type: 'move-timer', timerId, ...target };
  expect(act).toEqual(moved);
});
