import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildState, buildTimer, CURTAIN_MS, runningTimer } from '../../testing/builders';
import { phaseOf } from './countdown';
import { apply, type Command, refusalOf } from '../acts/acts';
import { isNextUp, isUnderWay, type MainAct, mainActOf } from './on-air';
import type { RoomState } from '../state/room-schema';
import { isOfSequence } from '../state/room-state';
import { type Refusal } from '../rules/refusals';

const MINUTE = 60_000;
const AT = CURTAIN_MS + MINUTE;

const idle = (id: string, isOnItsOwn = false) =>
  buildTimer({ id, name: id, ...(isOnItsOwn && { isOnItsOwn }) });
const running = (id: string, isOnItsOwn = false) =>
  runningTimer({ id, name: id, ...(isOnItsOwn && { isOnItsOwn }) });
const held = (id: string) =>
  buildTimer({ id, name: id, run: { phase: 'paused', elapsedMs: MINUTE } });
const over = (id: string) =>
  buildTimer({ id, name: id, run: { phase: 'paused', elapsedMs: MINUTE, isEnded: true } });

/** Returns a room in which doors are on air. */
const roomOf = (...timers: RoomState['timers']) => buildState({ timers, selectedTimerId: 'doors' });
const phases = ({ timers }: RoomState) => timers.map((timer) => `${timer.id} ${phaseOf(timer)}`);
const go = (timerId: string, isRepeat = false): Command => ({ type: 'go', timerId, isRepeat });

describe('timers on air', () => {
  test.each<[string, RoomState, Command, string, string[]]>([
    [
      'a start ends the running timer before it',
      roomOf(running('doors'), idle('act 1')),
      go('act 1'),
      'act 1',
      ['doors ended', 'act 1 running'],
    ],
    [
      'a start also ends a held timer, but not a bell on its own',
      roomOf(held('doors'), idle('act 1'), running('bell', true)),
      go('act 1'),
      'act 1',
      ['doors ended', 'act 1 running', 'bell running'],
    ],
    [
      'a bell on its own does not end others, and stays off the air',
      roomOf(running('doors'), idle('bell', true)),
      go('bell'),
      'doors',
      ['doors running', 'bell running'],
    ],
    [
      'going back ends the later one',
      buildState({ timers: [over('doors'), running('act 1')], selectedTimerId: 'act 1' }),
      go('doors'),
      'doors',
      ['doors running', 'act 1 ended'],
    ],
    [
      'an end puts the next waiting timer on air, skipping one on its own',
      roomOf(running('doors'), idle('bell', true), over('half'), idle('act 1')),
      { type: 'end', timerId: 'doors' },
      'act 1',
      ['doors ended', 'bell idle', 'half ended', 'act 1 idle'],
    ],
    [
      'the end of the last one leaves it on air',
      roomOf(running('doors')),
      { type: 'end', timerId: 'doors' },
      'doors',
      ['doors ended'],
    ],
    [
      'the end of a timer that is not on air does not affect the viewers',
      roomOf(idle('doors'), running('bell', true), idle('act 1')),
      { type: 'end', timerId: 'bell' },
      'doors',
      ['doors idle', 'bell ended', 'act 1 idle'],
    ],
    [
      'a stop leaves the timer on air',
      roomOf(running('doors'), idle('act 1')),
      { type: 'stop', timerId: 'doors' },
      'doors',
      ['doors ended', 'act 1 idle'],
    ],
  ])('%s', (_, state, command, onAir, expected) => {
    const after = apply(state, command, AT);
    expect(after.selectedTimerId).toBe(onAir);
    expect(phases(after)).toEqual(expected);
  });

  test('a repeat starts from the full time, even if a minute was given', () => {
    const late = { ...running('doors'), adjustedMs: MINUTE };
    const { timers } = apply(roomOf(late, idle('act 1')), go('doors', true), AT);
    expect(timers[0]).toMatchObject({
      adjustedMs: 0,
      run: { phase: 'running', startedAtMs: AT, elapsedBeforeMs: 0 },
    });
  });

  test.each<[string, RoomState, Command, Refusal]>([
    ['runs on air', roomOf(running('doors')), go('doors'), 'already-running'],
    ['is gone', roomOf(idle('doors')), go('gone'), 'unknown-timer'],
    ['waits', roomOf(idle('doors')), { type: 'end', timerId: 'doors' }, 'not-started'],
    ['waits', roomOf(idle('doors')), { type: 'stop', timerId: 'doors' }, 'not-started'],
    ['is over', roomOf(over('doors')), { type: 'end', timerId: 'doors' }, 'already-ended'],
    [
      'is over',
      roomOf(over('doors'), idle('act 1')),
      { type: 'stop', timerId: 'doors' },
      'already-ended',
    ],
    [
      'is of the sequence',
      roomOf(idle('doors')),
      { type: 'set-on-its-own', timerId: 'doors', isOn: false },
      'no-change',
    ],
  ])('a timer that %s: %o is refused', (_, state, command, refusal) => {
    expect(refusalOf(state, command, AT)).toBe(refusal);
    expect(apply(state, command, AT)).toBe(state);
  });
});

test.each<[string, RoomState, string, MainAct]>([
  ['waits on air', roomOf(idle('doors'), idle('act 1')), 'doors', 'play'],
  ['runs on air', roomOf(running('doors'), idle('act 1')), 'doors', 'pause'],
  ['is held on air', roomOf(held('doors')), 'doors', 'play'],
  ['is selected', roomOf(running('doors'), idle('act 1')), 'act 1', 'go'],
  ['is selected while all wait', roomOf(idle('doors'), idle('act 1')), 'act 1', 'go'],
  // A state that earlier releases could leave.
  ['waits on air beside a running one', roomOf(idle('doors'), running('act 1')), 'doors', 'go'],
  ['runs beside the timer on air', roomOf(running('doors'), running('act 1')), 'act 1', 'go'],
  ['is on its own', roomOf(running('doors'), idle('bell', true)), 'bell', 'play'],
  ['runs on its own', roomOf(running('doors'), running('bell', true)), 'bell', 'pause'],
])('the main button of a timer that %s', (_, state, timerId, act) => {
  const timer = state.timers.find(({ id }) => id === timerId) ?? idle('none');
  expect(mainActOf(state, timer)).toBe(act);
});

test.each([
  ['nothing is over', roomOf(idle('doors'), idle('act 1')), false],
  ['another one is over', roomOf(over('doors'), idle('act 1')), true],
  ['it has been started', roomOf(over('doors'), running('act 1')), false],
  ['it runs on its own', roomOf(over('doors'), idle('act 1', true)), false],
])('if %s, Next up is %s', (_, state, expected) => {
  const [, timer = idle('none')] = state.timers;
  expect(isNextUp(state, timer)).toBe(expected);
});

test('after any start in the sequence, the started timer is on air and no other one is under way', () => {
  const timer = fc.constantFrom(idle, running, held, over);
  const rooms = fc.array(fc.record({ make: timer, isOnItsOwn: fc.boolean() }), {
    minLength: 1,
    maxLength: 8,
  });
  fc.assert(
    fc.property(rooms, fc.nat(), fc.nat(), fc.boolean(), (parts, chosen, onAir, isRepeat) => {
      const timers = parts.map(({ make, isOnItsOwn }, index) => ({
        ...make(`timer-${index}`),
        ...(isOnItsOwn && { isOnItsOwn }),
      }));
      const target = timers[chosen % timers.length] ?? idle('none');
      const state = buildState({ timers, selectedTimerId: `timer-${onAir % timers.length}` });
      const after = apply(state, go(target.id, isRepeat), AT);
      const others = after.timers.filter(({ id }) => id !== target.id);
      const untouched = (id: string) => state.timers.find((other) => other.id === id);
      for (const other of others) {
        if (!isOfSequence(other) || !isOfSequence(target))
          expect(other).toEqual(untouched(other.id));
        else expect(isUnderWay(other)).toBe(false);
      }
      expect(after.timers.find(({ id }) => id === target.id)?.run.phase).toBe('running');
      expect(after.selectedTimerId).toBe(isOfSequence(target) ? target.id : state.selectedTimerId);
    }),
  );
});
