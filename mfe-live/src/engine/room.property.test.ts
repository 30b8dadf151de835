// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { balanceMs } from '../domain/timer/countdown';
import type { Command } from '../domain/room/commands';
import { currentFormat } from '../domain/event-log/document-format';
import { nextRelease, withoutBlackout } from '../testing/release-formats';
import { createRoomHarness, type RoomWindow } from '../testing/room-harness';

const HOUR_MS = 3_600_000;
const TIMER_IDS = ['timer-1', 'intermission', 'act-2'] as const;
const timerId = fc.constantFrom(...TIMER_IDS);

const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ type: fc.constantFrom('play', 'play', 'pause', 'select'), timerId }),
  fc.record({ type: fc.constant('adjust'), timerId, byMs: fc.constantFrom(-60_000, 60_000) }),
);

/** What one would write on paper, by the stopwatch beside the machine. */
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

const mishap = fc.oneof(
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

type Mishap = typeof mishap extends fc.Arbitrary<infer T> ? T : never;

/** Two controllers on one machine, one of which always stays open and in sight. */
class Evening {
  readonly harness = createRoomHarness();
  readonly stopwatch = new Stopwatch();
  readonly windows: RoomWindow[] = [this.open(), this.open()];
  readonly #hidden = new Set<RoomWindow>();

  open(): RoomWindow {
    const opened = this.harness.open();
    opened.room.ticker.figures.subscribe(() => undefined);
    return opened;
  }

  happen(what: Mishap): void {
    const { machine } = this.harness;
    if (what.kind === 'rest') machine.advance(what.ms);
    if (what.kind === 'sleep') machine.sleep(what.ms, what);
    if (what.kind === 'set-clock') machine.setClock(what.byMs);
    if ('who' in what) this.#happenTo(this.windows[what.who], what);
    // Long enough for every message, and for the visible window's next second.
    machine.advance(1_100);
  }

  #happenTo(window: RoomWindow | undefined, what: Mishap): void {
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

/** Once taken for one small jump by the window that is hidden, or at rest. */
const sleepsThenSets: Mishap[][] = [
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

test('whatever people, windows and clocks do, every window has what a stopwatch says', () => {
  fc.assert(
    fc.property(fc.array(mishap, { maxLength: 25 }), (mishaps) => {
      const evening = new Evening();
      evening.harness.machine.advance(1_100);
      for (const what of mishaps) evening.happen(what);
      const expected = [...evening.stopwatch.at(evening.harness.machine.trueMs).left];
      for (const window of evening.windows) expect(facts(window)).toEqual(expected);
    }),
    { numRuns: 250, examples: sleepsThenSets.map((mishaps) => [mishaps]) },
  );
}, 60_000);

test('windows on a channel that loses, doubles and delays messages agree once it is quiet', () => {
  const deed = fc.record({
    who: fc.nat(2),
    command: fc.oneof(
      command,
      fc.record({ type: fc.constantFrom('remove-timer', 'reset'), timerId }),
      fc.record({ type: fc.constant('blackout'), isOn: fc.boolean() }),
    ),
    undoes: fc.boolean(),
    restMs: fc.nat(1_500),
    fates: fc.array(fc.constantFrom([], [0], [0, 700], [400], [2_500]), {
      minLength: 1,
      maxLength: 4,
    }),
  });
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 30 }), (deeds) => {
      const { machine, network, storage, open } = createRoomHarness();
      // The storage must not help out: what is agreed on is agreed on by messages.
      storage.isFull = true;
      const windows = [open(), open(), open()];
      machine.advance(100);
      for (const { who, command: done, undoes, restMs, fates } of deeds) {
        let count = 0;
        network.delivery = () => fates[(count += 1) % fates.length] ?? [];
        if (undoes) windows[who]?.room.undo();
        else windows[who]?.room.dispatch(done);
        machine.advance(restMs);
      }
      network.delivery = () => [0];
      machine.advance(30_000);
      const [first, ...others] = windows.map(({ room }) => room.getSnapshot());
      for (const other of others) {
        expect(other.state).toEqual(first?.state);
        expect(other.lines).toEqual(first?.lines);
        expect(other.revision).toBe(first?.revision);
      }
    }),
    { numRuns: 150 },
  );
}, 60_000);

test('windows of three releases agree on what they know, and the storage on all of it', () => {
  const formats = [withoutBlackout, currentFormat, nextRelease];
  const deed = fc.record({
    who: fc.nat(2),
    kind: fc.constantFrom('act', 'act', 'act', 'blackout', 'undo', 'reload', 'crash'),
    command,
    isOn: fc.boolean(),
    restMs: fc.nat(2_500),
    fates: fc.array(fc.constantFrom([], [0], [0, 700], [400], [2_500]), {
      minLength: 1,
      maxLength: 4,
    }),
  });
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 30 }), fc.boolean(), (deeds, isStored) => {
      const { machine, network, storage, open } = createRoomHarness();
      storage.isFull = !isStored;
      const openAll = () => formats.map((format) => open('controller', format));
      const windows = openAll();
      machine.advance(100);
      let done = 0;
      for (const { who, kind, command: act, isOn, restMs, fates } of deeds) {
        let count = 0;
        network.delivery = () => fates[(count += 1) % fates.length] ?? [];
        const { room, window } = windows[who] ?? open();
        if (kind === 'act') done += Number(room.dispatch(act).isDone);
        if (kind === 'undo') done += Number(room.undo().isDone);
        // Nobody can do what the window's release does not know.
        if (kind === 'blackout' && who > 0) {
          done += Number(room.dispatch({ type: 'blackout', isOn }).isDone);
        }
        if (isStored && (kind === 'reload' || kind === 'crash')) {
          if (kind === 'crash') window.crash();
          else room.close();
          windows[who] = open('controller', formats[who]);
        }
        machine.advance(restMs);
      }
      network.delivery = () => [0];
      machine.advance(30_000);
      const [older, current, next] = windows.map(({ room }) => room.getSnapshot());
      expect(next).toMatchObject({ state: current?.state, lines: current?.lines });
      for (const snapshot of [older, current, next]) {
        expect(snapshot).toMatchObject({ revision: done, known: next?.known });
      }

      if (!isStored) return;
      for (const { window } of windows) window.crash();
      network.delivery = () => [];
      for (const { room } of openAll()) {
        expect(room.getSnapshot().known).toEqual(next?.known);
      }
    }),
    { numRuns: 150 },
  );
}, 60_000);

test('after ten hours in a tab that is called once a minute, the figure is right to the second', () => {
  const { machine, open } = createRoomHarness();
  const { room, window, figure } = open();
  room.ticker.figures.subscribe(() => undefined);
  room.dispatch({
    type: 'add-timer',
    timerId: 'marathon',
    name: 'Marathon',
    durationMs: 11 * HOUR_MS,
    warningMs: 60_000,
  });
  room.select('marathon');
  room.dispatch({ type: 'play', timerId: 'marathon' });
  window.hide();
  machine.advance(10 * HOUR_MS);
  window.show();
  expect(figure().remaining).toBe('1:00:00');
  machine.advance(1_000);
  expect(figure().remaining).toBe('59:59');
});

test('a system clock that drifts for ten hours is followed, and no figure ever steps back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -200, max: 200 }), (partsPerMillion) => {
      const { machine, open } = createRoomHarness();
      const { room } = open();
      room.ticker.figures.subscribe(() => undefined);
      room.dispatch({ type: 'play', timerId: 'timer-1' });
      const moments: number[] = [];
      for (let minute = 0; minute < 600; minute += 1) {
        machine.advance(60_000);
        machine.setClock(Math.round((60_000 * partsPerMillion) / 1_000_000));
        moments.push(room.now());
      }
      expect(moments).toEqual(moments.toSorted((one, other) => one - other));
      expect(room.getSnapshot().state.clockOffsetMs).toBe(0);
      expect(Math.abs(room.now() - machine.wallMs)).toBeLessThanOrEqual(12);
    }),
    { numRuns: 15 },
  );
}, 60_000);
