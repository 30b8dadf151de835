import { expect, test } from 'vitest';
import { buildState, buildTimer, CURTAIN_MS, runningTimer } from '../../testing/builders';
import { apply, refusalOf } from '../acts/acts';
import { autoStartAfter } from './auto-start';
import type { RoomState, Timer } from '../state/room-schema';

const ZERO_MS = CURTAIN_MS + 600_000;
const first = runningTimer({ startsNext: true });
const next = buildTimer({ id: 'next', name: 'Intermission' });
const startNext = { type: 'start-next', timerId: 'next', afterTimerId: 'timer-1' } as const;

function stateWith(...timers: Timer[]): RoomState {
  return buildState({ timers, selectedTimerId: timers[0]?.id ?? '' });
}

test('at its zero a timer ends, the next one starts, and the screens move on to it', () => {
  const state = stateWith(first, next);
  expect(autoStartAfter(state, first)).toEqual({
    timerId: 'next',
    afterTimerId: 'timer-1',
    atMs: ZERO_MS,
  });
  const { timers, selectedTimerId } = apply(state, startNext, ZERO_MS);
  expect(timers.map(({ run }) => run)).toEqual([
    { phase: 'paused', elapsedMs: 600_000 },
    { phase: 'running', startedAtMs: ZERO_MS, elapsedBeforeMs: 0 },
  ]);
  expect(selectedTimerId).toBe('next');
});

test('screens stay with another timer that they show', () => {
  const state = { ...stateWith(first, next), selectedTimerId: 'next' };
  const other = buildTimer({ id: 'other' });
  const elsewhere = { ...state, timers: [...state.timers, other], selectedTimerId: 'other' };
  expect(apply(elsewhere, startNext, ZERO_MS).selectedTimerId).toBe('other');
});

test.each<[string, RoomState]>([
  ['it is off', stateWith(runningTimer(), next)],
  ['it does not run', stateWith(buildTimer({ startsNext: true }), next)],
  ['it is the last one', stateWith(first)],
  ['the next one runs already', stateWith(first, runningTimer({ id: 'next' }))],
  [
    'the next one was started and paused',
    stateWith(first, buildTimer({ id: 'next', run: { phase: 'paused', elapsedMs: 5 } })),
  ],
  [
    'it was started again past its zero',
    stateWith(
      runningTimer({
        startsNext: true,
        run: { phase: 'running', startedAtMs: CURTAIN_MS, elapsedBeforeMs: 600_000 },
      }),
      next,
    ),
  ],
])('the next timer does not start if %s', (_, state) => {
  expect(autoStartAfter(state, state.timers[0])).toBeUndefined();
  expect(refusalOf(state, startNext, ZERO_MS)).toBe('no-change');
});

test.each([-1, 1, 5_000])('an act at a moment other than the zero is refused: %i ms off', (ms) => {
  expect(refusalOf(stateWith(first, next), startNext, ZERO_MS + ms)).toBe('no-change');
});

test('a second act for the same zero is refused, and so is an act for another timer than the next', () => {
  const state = apply(stateWith(first, next), startNext, ZERO_MS);
  expect(refusalOf(state, startNext, ZERO_MS)).toBe('no-change');
  const other = stateWith(first, buildTimer({ id: 'other' }), next);
  expect(refusalOf(other, startNext, ZERO_MS)).toBe('no-change');
});

test('the setting of a timer can be switched on and off', () => {
  const choose = (isOn: boolean) => ({ type: 'set-auto-start', timerId: 'timer-1', isOn }) as const;
  const state = stateWith(buildTimer(), next);
  expect(refusalOf(state, choose(false), CURTAIN_MS)).toBe('no-change');
  const chosen = apply(state, choose(true), CURTAIN_MS);
  expect(chosen.timers[0]?.startsNext).toBe(true);
  expect(apply(chosen, choose(false), CURTAIN_MS).timers[0]?.startsNext).toBe(false);
});
