import { expect, test } from 'vitest';
import { buildState, buildTimer, CURTAIN_MS, runningTimer } from '../../testing/builders';
import { apply, refusalOf } from '../acts/acts';
import { armedStartAtMs, armedState } from './armed-start';
import type { RoomState, Timer } from '../state/room-schema';

const armed = buildTimer({ armedForMs: CURTAIN_MS });
const other = buildTimer({ id: 'other', name: 'Doors' });
const start = { type: 'start-armed', timerId: 'timer-1', armedForMs: CURTAIN_MS } as const;
const arm = (armedForMs: number | null) =>
  ({ type: 'arm-timer', timerId: 'timer-1', armedForMs }) as const;

function stateWith(...timers: Timer[]): RoomState {
  return buildState({ timers, selectedTimerId: timers.at(-1)?.id ?? '' });
}

test('at its moment the timer starts, the screens move on to it, and it is no longer armed', () => {
  const { timers, selectedTimerId } = apply(stateWith(armed, other), start, CURTAIN_MS);
  expect(timers[0]).toEqual(runningTimer());
  expect(selectedTimerId).toBe('timer-1');
});

test('the moment follows the system clock where it differs from the room’s time', () => {
  const state = { ...stateWith(armed), clockOffsetMs: 5_000 };
  expect(armedStartAtMs(state, armed)).toBe(CURTAIN_MS + 5_000);
});

test.each<[string, RoomState]>([
  ['it is not armed', stateWith(buildTimer(), other)],
  ['it is armed for another moment', stateWith(buildTimer({ armedForMs: CURTAIN_MS + 1 }), other)],
  ['it was started', stateWith(runningTimer({ armedForMs: CURTAIN_MS }), other)],
  [
    'it was started and paused',
    stateWith(
      buildTimer({ armedForMs: CURTAIN_MS, run: { phase: 'paused', elapsedMs: 5 } }),
      other,
    ),
  ],
  ['another timer runs', stateWith(armed, runningTimer({ id: 'other' }))],
  [
    'the timer on air is held',
    stateWith(armed, buildTimer({ id: 'other', run: { phase: 'paused', elapsedMs: 5_000 } })),
  ],
])('the timer does not start if %s', (_, state) => {
  expect(refusalOf(state, start, CURTAIN_MS)).toBe('no-change');
});

test('a timer that was stopped at zero does not prevent the start', () => {
  const ended = buildTimer({ id: 'other', run: { phase: 'paused', elapsedMs: 600_000 } });
  expect(refusalOf(stateWith(armed, ended), start, CURTAIN_MS)).toBeUndefined();
});

test('a timer can be armed, armed for another moment, and disarmed', () => {
  const state = stateWith(buildTimer(), other);
  expect(refusalOf(state, arm(null), 0)).toBe('no-change');
  const set = apply(state, arm(CURTAIN_MS), 0);
  expect(set.timers[0]?.armedForMs).toBe(CURTAIN_MS);
  expect(refusalOf(set, arm(CURTAIN_MS), 0)).toBe('no-change');
  expect(apply(set, arm(null), 0).timers[0]).toEqual(buildTimer());
});

test.each([0, -1])('a timer cannot be armed for the past or for now: %i ms from now', (ms) => {
  const state = { ...stateWith(buildTimer()), clockOffsetMs: 5_000 };
  expect(refusalOf(state, arm(CURTAIN_MS + ms), CURTAIN_MS + 5_000)).toBe('not-ahead');
});

test('a started timer has to be reset before it can be armed', () => {
  expect(refusalOf(stateWith(runningTimer()), arm(CURTAIN_MS), 0)).toBe('not-reset');
});

test('a start by hand disarms the timer, even after a reset', () => {
  const played = apply(stateWith(armed), { type: 'play', timerId: 'timer-1' }, CURTAIN_MS - 9_000);
  const reset = apply(played, { type: 'reset', timerId: 'timer-1' }, CURTAIN_MS - 4_000);
  expect(reset.timers[0]).toEqual(buildTimer());
});

test.each([
  [19 * 60 + 30, CURTAIN_MS],
  [20 * 60, undefined],
  [null, undefined],
])('a rundown time of day set to %s leaves the timer armed for %s', (minute, armedForMs) => {
  const planned = stateWith({ ...armed, startsAtMinute: 19 * 60 + 30 });
  const set = { type: 'set-rundown', timerId: 'timer-1', color: null, note: 'Bell' } as const;
  const { timers } = apply(planned, { ...set, startsAtMinute: minute }, 0);
  expect(timers[0]?.armedForMs).toBe(armedForMs);
});

test.each([
  [-60_000, 'ahead'],
  [4_000, 'ahead'],
  [6_000, 'missed'],
])('%i ms after its moment an unstarted timer is %s', (ms, expected) => {
  expect(armedState(stateWith(armed), armed, CURTAIN_MS + ms)).toBe(expected);
});

test('a timer that runs or is not armed is neither ahead nor missed', () => {
  const running = runningTimer({ armedForMs: CURTAIN_MS });
  expect(armedState(stateWith(running), running, CURTAIN_MS)).toBeUndefined();
  expect(armedState(stateWith(other), other, CURTAIN_MS)).toBeUndefined();
});
