// @vitest-environment node
import { expect, test } from 'vitest';
import { apply } from '../domain/apply';
import { figureOf } from '../domain/countdown';
import { type RoomState, sampleRoom, timerOf } from '../domain/room-state';
import { timeOfDay } from '../domain/time';
import { createBeat } from './beat';
import { Machine } from './testing/machine';

function setUp() {
  const machine = new Machine(Date.UTC(2025, 0, 15, 19, 30, 20, 250));
  const { clock } = machine.open();
  const now = () => machine.wallMs;
  let state: RoomState = sampleRoom('hamlet');
  let timerId = 'timer-1';
  const beat = createBeat({
    clock,
    now,
    state: () => state,
    timerId: () => timerId,
    openedAtMs: now(),
  });
  return {
    machine,
    beat,
    play(id: string) {
      state = apply(state, { type: 'play', timerId: id }, now());
      beat.realign();
    },
    select(id: string) {
      timerId = id;
      beat.realign();
    },
    figure(id: string) {
      const timer = timerOf(state, id);
      return timer && figureOf(timer, beat.figures.getSnapshot()).remaining;
    },
  };
}

/** What a source shows, each time it says that something changed. */
function record<T>(beat: { subscribe: (listener: () => void) => () => void }, shown: () => T): T[] {
  const seen: T[] = [];
  beat.subscribe(() => seen.push(shown()));
  return seen;
}

test('all figures of a window change together, on the seconds of the shown timer', () => {
  const { machine, beat, play, figure } = setUp();
  play('timer-1');
  machine.advance(400);
  play('act-2');
  const seen = record(beat.figures, () => [figure('timer-1'), figure('act-2')]);
  machine.advance(3_000);
  expect(seen).toEqual([
    ['9:59', '30:00'],
    ['9:58', '29:59'],
    ['9:57', '29:58'],
  ]);
});

test('showing another timer moves the seconds to its own, and no figure steps back', () => {
  const { machine, beat, play, select, figure } = setUp();
  play('timer-1');
  machine.advance(400);
  play('act-2');
  machine.advance(700);
  beat.figures.subscribe(() => undefined);
  expect([figure('timer-1'), figure('act-2')]).toEqual(['9:59', '30:00']);
  select('act-2');
  expect([figure('timer-1'), figure('act-2')]).toEqual(['9:59', '30:00']);
  machine.advance(300);
  expect([figure('timer-1'), figure('act-2')]).toEqual(['9:59', '29:59']);
});

test('a window that was called late shows the right second, and is on time again', () => {
  const { machine, beat, play, figure } = setUp();
  play('timer-1');
  const seen = record(beat.figures, () => figure('timer-1'));
  machine.sleep(3_400, { doesMonotonicStop: false });
  machine.advance(1_000);
  expect(seen).toEqual(['9:57', '9:56']);
});

test('the time of day changes once a minute while nothing runs', () => {
  const { machine, beat } = setUp();
  const seen = record(beat.minutes, () => timeOfDay(beat.minutes.getSnapshot(), 'minute', 'UTC'));
  machine.advance(3 * 60_000);
  expect(seen).toEqual(['19:31', '19:32', '19:33']);
  expect(machine.rings).toBe(3);
});

test('with seconds, it changes once a second', () => {
  const { machine, beat } = setUp();
  const shown = () => timeOfDay(beat.seconds.getSnapshot(), 'second', 'UTC');
  const seen = record(beat.seconds, shown);
  machine.advance(2_000);
  expect(seen).toEqual(['19:30:21', '19:30:22']);
});

test('while a timer runs, the time of day changes with it', () => {
  const { machine, beat, play } = setUp();
  play('timer-1');
  beat.figures.subscribe(() => undefined);
  beat.seconds.subscribe(() => undefined);
  const before = machine.rings;
  machine.advance(10_000);
  expect(machine.rings - before).toBe(10);
});

test('what is shown first is right, also where nobody has listened for a while', () => {
  const { machine, beat, play, figure } = setUp();
  play('timer-1');
  machine.advance(5_400);
  expect(figure('timer-1')).toBe('9:55');
  expect(beat.figures.getSnapshot()).toBe(beat.figures.getSnapshot());
  machine.advance(60_000);
  expect(timeOfDay(beat.minutes.getSnapshot(), 'minute', 'UTC')).toBe('19:31');
});

test('once nobody listens, nothing is called', () => {
  const { machine, beat, play } = setUp();
  play('timer-1');
  const stop = beat.figures.subscribe(() => undefined);
  machine.advance(2_000);
  const before = machine.rings;
  stop();
  machine.advance(60_000);
  expect(machine.rings).toBe(before);
});
