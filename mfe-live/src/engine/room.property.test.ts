import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { currentFormat } from '../domain/event-log/document-format';
import type { Command } from '../domain/room/commands';
import { nextRelease, withoutBlackout } from '../testing/release-formats';
import { createRoomHarness } from '../testing/room-harness';

const HOUR_MS = 3_600_000;
const TIMER_IDS = ['timer-1', 'intermission', 'act-2'] as const;
const timerId = fc.constantFrom(...TIMER_IDS);

const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ type: fc.constantFrom('play', 'play', 'pause', 'select'), timerId }),
  fc.record({ type: fc.constant('adjust'), timerId, byMs: fc.constantFrom(-60_000, 60_000) }),
);

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
