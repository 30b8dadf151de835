import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { apply, type Command } from '../acts/acts';
import type { RoomState } from '../state/room-schema';
import { sampleRoom } from '../state/room-state';
import { balanceMs, figureOf, progress, remainingMs } from './countdown';

/** Evenings around changes of daylight saving time, in Europe and in America. */
const EVENINGS = [
  Date.UTC(2025, 0, 15, 19, 30),
  // Midnight of New Year and of a leap day.
  Date.UTC(2024, 11, 31, 23, 58),
  Date.UTC(2024, 1, 29, 23, 58),
  // Nights in which clocks go forward, and back.
  Date.UTC(2025, 2, 30, 0, 58),
  Date.UTC(2025, 9, 26, 0, 58),
  Date.UTC(2025, 2, 9, 6, 58),
  Date.UTC(2025, 10, 2, 5, 58),
] as const;

const TIMER_IDS = ['timer-1', 'intermission', 'act-2'] as const;

const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({
    type: fc.constantFrom('play', 'pause', 'select'),
    timerId: fc.constantFrom(...TIMER_IDS),
  }),
  fc.record({
    type: fc.constant('adjust'),
    timerId: fc.constantFrom(...TIMER_IDS),
    byMs: fc.constantFrom(-60_000, 60_000),
  }),
);

/** An act and the pause after it, from zero ms to a night of sleep. */
const scene = fc.record({
  command,
  restMs: fc.oneof(
    fc.integer({ min: 0, max: 2_000 }),
    fc.integer({ min: 0, max: 1_200_000 }),
    fc.constant(8 * 3_600_000),
  ),
});

/** A record on paper: the time left of each timer, counted down by hand. */
class Stopwatch {
  readonly left = new Map<string, number>([
    ['timer-1', 600_000],
    ['intermission', 900_000],
    ['act-2', 1_800_000],
  ]);
  readonly running = new Set<string>();

  act(done: Command): void {
    if (done.type === 'play') this.running.add(done.timerId);
    if (done.type === 'pause') this.running.delete(done.timerId);
    if (done.type !== 'adjust') return;
    const left = this.left.get(done.timerId) ?? 0;
    if (done.byMs < 0 && left <= 0) return;
    this.left.set(done.timerId, Math.max(0, Math.max(0, left) + done.byMs));
  }

  pass(ms: number): void {
    for (const id of this.running) this.left.set(id, (this.left.get(id) ?? 0) - ms);
  }
}

function derived({ timers }: RoomState, nowMs: number) {
  return timers.map((timer) => [
    timer.id,
    balanceMs(timer, nowMs),
    remainingMs(timer, nowMs),
    figureOf(timer, nowMs).remainingSeconds,
    figureOf(timer, nowMs).overrunSeconds,
  ]);
}

function counted({ left }: Stopwatch) {
  return [...left].map(([id, ms]) => [
    id,
    ms,
    Math.max(0, ms),
    Math.max(0, Math.ceil(ms / 1_000)),
    Math.max(0, -Math.ceil(ms / 1_000)),
  ]);
}

test('any play, pause, ± and select at any time of any night agrees with a stopwatch', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...EVENINGS),
      fc.array(scene, { maxLength: 40 }),
      (start, scenes) => {
        const stopwatch = new Stopwatch();
        let state = sampleRoom('hamlet');
        let nowMs = start;
        for (const { command: done, restMs } of scenes) {
          state = apply(state, done, nowMs);
          stopwatch.act(done);
          expect(derived(state, nowMs)).toEqual(counted(stopwatch));
          nowMs += restMs;
          stopwatch.pass(restMs);
          expect(derived(state, nowMs)).toEqual(counted(stopwatch));
        }
      },
    ),
    { numRuns: 300 },
  );
});

test('progress stays between 0 and 1, with any minutes given or taken', () => {
  fc.assert(
    fc.property(fc.array(scene, { maxLength: 20 }), (scenes) => {
      let state = sampleRoom('hamlet');
      let nowMs = EVENINGS[0];
      for (const { command: done, restMs } of scenes) {
        state = apply(state, done, nowMs);
        nowMs += restMs;
        const shares = state.timers.map((timer) => progress(timer, nowMs));
        expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
      }
    }),
  );
});

test('pausing never costs time, however often and at any millisecond', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ runMs: fc.nat(5_000), holdMs: fc.nat(5_000) }), { maxLength: 60 }),
      (holds) => {
        let state = sampleRoom('hamlet');
        let nowMs = EVENINGS[0];
        let ranMs = 0;
        for (const { runMs, holdMs } of holds) {
          state = apply(state, { type: 'play', timerId: 'timer-1' }, nowMs);
          nowMs += runMs;
          ranMs += runMs;
          state = apply(state, { type: 'pause', timerId: 'timer-1' }, nowMs);
          nowMs += holdMs;
        }
        const [timer] = state.timers;
        expect(timer && balanceMs(timer, nowMs)).toBe(600_000 - ranMs);
      },
    ),
  );
});

test('an act from a window whose clock is slightly behind never gives time back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5_000 }), (behindMs) => {
      const nowMs = EVENINGS[0];
      const running = apply(sampleRoom('hamlet'), { type: 'play', timerId: 'timer-1' }, nowMs);
      const held = apply(running, { type: 'pause', timerId: 'timer-1' }, nowMs - behindMs);
      const [timer] = held.timers;
      expect(timer && remainingMs(timer, nowMs)).toBe(600_000);
    }),
  );
});
