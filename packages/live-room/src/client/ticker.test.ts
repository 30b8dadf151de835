import { expect, test } from 'vitest';
import { FakeMachine } from '@standby/room-engine/testing/fake-machine';
import { apply } from '../domain/acts/acts';
import type { RoomState } from '../domain/state/room-schema';
import { sampleRoom, timerOf } from '../domain/state/room-state';
import { figureOf } from '../domain/timer/countdown';
import { timeOfDay } from '../domain/time/time';
import { createTicker } from './ticker';

function setUp() {
  const machine = new FakeMachine(Date.UTC(2025, 0, 15, 19, 30, 20, 250));
  const { clock } = machine.open();
  const now = () => machine.wallMs;
  let state: RoomState = sampleRoom('hamlet');
  let timerId = 'timer-1';
  const ticker = createTicker({
    clock,
    now,
    estimate: now,
    state: () => state,
    timerId: () => timerId,
    openedAtMs: now(),
  });
  return {
    machine,
    ticker,
    play(id: string) {
      state = apply(state, { type: 'play', timerId: id }, now());
      ticker.tick();
    },
    select(id: string) {
      timerId = id;
      ticker.tick();
    },
    figure(id: string) {
      const timer = timerOf(state, id);
      return timer && figureOf(timer, ticker.figures.getSnapshot()).remaining;
    },
  };
}

/** Records the values of a subscribable each time it notifies. */
function record<T>(
  ticker: { subscribe: (listener: () => void) => () => void },
  shown: () => T,
): T[] {
  const seen: T[] = [];
  ticker.subscribe(() => seen.push(shown()));
  return seen;
}

test('all figures of a window change together, on the seconds of the shown timer', async () => {
  const { machine, ticker, play, figure } = setUp();
  play('timer-1');
  await machine.advance(400);
  play('act-2');
  const seen = record(ticker.figures, () => [figure('timer-1'), figure('act-2')]);
  await machine.advance(3_000);
  expect(seen).toEqual([
    ['9:59', '30:00'],
    ['9:58', '29:59'],
    ['9:57', '29:58'],
  ]);
});

test('showing another timer moves the seconds to its own, and no figure steps back', async () => {
  const { machine, ticker, play, select, figure } = setUp();
  play('timer-1');
  await machine.advance(400);
  play('act-2');
  await machine.advance(700);
  ticker.figures.subscribe(() => undefined);
  expect([figure('timer-1'), figure('act-2')]).toEqual(['9:59', '30:00']);
  select('act-2');
  expect([figure('timer-1'), figure('act-2')]).toEqual(['9:59', '30:00']);
  await machine.advance(300);
  expect([figure('timer-1'), figure('act-2')]).toEqual(['9:59', '29:59']);
});

test('a window that was called late shows the right second, and is on time again', async () => {
  const { machine, ticker, play, figure } = setUp();
  play('timer-1');
  const seen = record(ticker.figures, () => figure('timer-1'));
  machine.sleep(3_400, { doesMonotonicStop: false });
  await machine.advance(1_000);
  expect(seen).toEqual(['9:57', '9:56']);
});

test('the time of day changes once a minute while nothing runs', async () => {
  const { machine, ticker } = setUp();
  const seen = record(ticker.minutes, () =>
    timeOfDay(ticker.minutes.getSnapshot(), '24-hour', 'minute', 'UTC'),
  );
  await machine.advance(3 * 60_000);
  expect(seen).toEqual(['19:31', '19:32', '19:33']);
  expect(machine.timeoutsFired).toBe(3);
});

test('with seconds, it changes once a second', async () => {
  const { machine, ticker } = setUp();
  const shown = () => timeOfDay(ticker.seconds.getSnapshot(), '24-hour', 'second', 'UTC');
  const seen = record(ticker.seconds, shown);
  await machine.advance(2_000);
  expect(seen).toEqual(['19:30:21', '19:30:22']);
});

test('while a timer runs, the time of day changes with it', async () => {
  const { machine, ticker, play } = setUp();
  play('timer-1');
  ticker.figures.subscribe(() => undefined);
  ticker.seconds.subscribe(() => undefined);
  const before = machine.timeoutsFired;
  await machine.advance(10_000);
  expect(machine.timeoutsFired - before).toBe(10);
});

test('the first shown value is right, even after a while without listeners', async () => {
  const { machine, ticker, play, figure } = setUp();
  play('timer-1');
  await machine.advance(5_400);
  expect(figure('timer-1')).toBe('9:55');
  expect(ticker.figures.getSnapshot()).toBe(ticker.figures.getSnapshot());
  await machine.advance(60_000);
  expect(timeOfDay(ticker.minutes.getSnapshot(), '24-hour', 'minute', 'UTC')).toBe('19:31');
});

test('without listeners nothing is called', async () => {
  const { machine, ticker, play } = setUp();
  play('timer-1');
  const stop = ticker.figures.subscribe(() => undefined);
  await machine.advance(2_000);
  const before = machine.timeoutsFired;
  stop();
  await machine.advance(60_000);
  expect(machine.timeoutsFired).toBe(before);
});
