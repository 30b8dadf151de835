import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '@standby/room-engine/testing/property-runs';
import type { Command } from '../domain/acts/acts';
import { balanceMs } from '../domain/timer/countdown';
import { createRoomHarness, type RoomWindow } from '../testing/room-harness';

const HOUR_MS = 3_600_000;
const TIMER_IDS = ['timer-1', 'intermission', 'act-2'] as const;
const timerId = fc.constantFrom(...TIMER_IDS);

const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ type: fc.constantFrom('play', 'play', 'pause', 'select'), timerId }),
  fc.record({ type: fc.constant('adjust'), timerId, byMs: fc.constantFrom(-60_000, 60_000) }),
);

/** The expected figures of the timers, measured by a stopwatch beside the machine. */
class Stopwatch {
  readonly left = new Map<string, number>([
    ['timer-1', 600_000],
    ['intermission', 900_000],
    ['act-2', 1_800_000],
  ]);
  readonly running = new Set<string>();
  #trueMs = 0;

  at(trueMs: number): this {
    for (const id of this.running) {
      this.left.set(id, (this.left.get(id) ?? 0) - (trueMs - this.#trueMs));
    }
    this.#trueMs = trueMs;
    return this;
  }

  act(done: Command): void {
    if (done.type === 'play') this.running.add(done.timerId);
    if (done.type === 'pause') this.running.delete(done.timerId);
    if (done.type !== 'adjust') return;
    const left = this.left.get(done.timerId) ?? 0;
    if (done.byMs < 0 && left <= 0) return;
    this.left.set(done.timerId, Math.max(0, Math.max(0, left) + done.byMs));
  }
}

function facts({ room }: RoomWindow) {
  const nowMs = room.now();
  return room.getSnapshot().state.timers.map((timer) => [timer.id, balanceMs(timer, nowMs)]);
}

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('act' as const), who: fc.nat(1), command }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('rest' as const), ms: fc.nat(90_000) }) },
  fc.record({
    kind: fc.constant('sleep' as const),
    ms: fc.integer({ min: 1_000, max: 9 * HOUR_MS }),
    doesMonotonicStop: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('set-clock' as const),
    byMs: fc.oneof(
      fc.integer({ min: 1_000, max: 5 * HOUR_MS }),
      fc.integer({ min: -5 * HOUR_MS, max: -1_000 }),
    ),
  }),
  fc.record({ kind: fc.constantFrom('reload' as const, 'crash' as const), who: fc.nat(1) }),
  fc.record({ kind: fc.constantFrom('hide' as const, 'show' as const), who: fc.nat(1) }),
);

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Two controllers on one machine, one of which always stays open and in sight. */
class Simulation {
  readonly harness = createRoomHarness();
  readonly stopwatch = new Stopwatch();
  readonly windows: RoomWindow[] = [this.open(), this.open()];
  readonly #hidden = new Set<RoomWindow>();

  open(): RoomWindow {
    const opened = this.harness.open();
    opened.room.ticker.figures.subscribe(() => undefined);
    return opened;
  }

  async perform(what: Step): Promise<void> {
    const { machine } = this.harness;
    if (what.kind === 'rest') await machine.advance(what.ms);
    if (what.kind === 'sleep') machine.sleep(what.ms, what);
    if (what.kind === 'set-clock') machine.setClock(what.byMs);
    if ('who' in what) this.#performIn(this.windows[what.who], what);
    // The time is enough for every message, and for the visible window's next second.
    await machine.advance(1_100);
  }

  #performIn(window: RoomWindow | undefined, what: Step): void {
    if (!window) return;
    if (what.kind === 'act') {
      window.room.dispatch(what.command);
      this.stopwatch.at(this.harness.machine.trueMs).act(what.command);
      return;
    }
    const other = this.windows.find((candidate) => candidate !== window);
    if (what.kind === 'show') {
      window.window.show();
      this.#hidden.delete(window);
    }
    if (what.kind === 'hide' && other && !this.#hidden.has(other)) {
      window.window.hide();
      this.#hidden.add(window);
    }
    if (what.kind === 'reload' || what.kind === 'crash') {
      if (what.kind === 'crash') window.window.crash();
      else window.room.close();
      this.#hidden.delete(window);
      this.windows[this.windows.indexOf(window)] = this.open();
    }
  }
}

/** Steps that the window that is hidden or at rest could mistake for a single small jump. */
const sleepsThenSets: Step[][] = [
  [
    { kind: 'act', who: 0, command: { type: 'play', timerId: 'timer-1' } },
    { kind: 'hide', who: 1 },
    { kind: 'sleep', ms: 1_000, doesMonotonicStop: true },
    { kind: 'set-clock', byMs: -1_252 },
  ],
  [
    { kind: 'sleep', ms: 1_000, doesMonotonicStop: true },
    { kind: 'act', who: 0, command: { type: 'pause', timerId: 'timer-1' } },
    { kind: 'set-clock', byMs: -1_253 },
    { kind: 'act', who: 1, command: { type: 'play', timerId: 'timer-1' } },
  ],
];

test('every window agrees with a stopwatch, for any acts, cuts and clock changes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const simulation = new Simulation();
      await simulation.harness.machine.advance(1_100);
      for (const what of steps) await simulation.perform(what);
      const expected = [...simulation.stopwatch.at(simulation.harness.machine.trueMs).left];
      for (const window of simulation.windows) expect(facts(window)).toEqual(expected);
    }),
    { numRuns: propertyRuns(250), examples: sleepsThenSets.map((steps) => [steps]) },
  );
});
