import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '@standby/room-engine/testing/property-runs';
import { currentFormat } from '../domain/event-log/document-format';
import type { Command } from '../domain/acts/acts';
import { nextRelease, withoutBlackout } from '../testing/release-formats';
import { createRoomHarness } from '../testing/room-harness';
import { deliverInTurn, deliveries, expectAgreement } from '../testing/lossy-network';

const HOUR_MS = 3_600_000;
const TIMER_IDS = ['timer-1', 'intermission', 'act-2'] as const;
const timerId = fc.constantFrom(...TIMER_IDS);

const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ type: fc.constantFrom('play', 'play', 'pause', 'select'), timerId }),
  fc.record({ type: fc.constant('adjust'), timerId, byMs: fc.constantFrom(-60_000, 60_000) }),
);

test('windows on a channel that loses, doubles and delays messages agree once it is quiet', async () => {
  const deed = fc.record({
    who: fc.nat(2),
    command: fc.oneof(
      command,
      fc.record({ type: fc.constantFrom('remove-timer', 'reset'), timerId }),
      fc.record({ type: fc.constant('blackout'), isOn: fc.boolean() }),
    ),
    undoes: fc.boolean(),
    restMs: fc.nat(1_500),
    fates: deliveries,
  });
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { maxLength: 30 }), async (deeds) => {
      const { machine, network, storage, open } = createRoomHarness();
      // The storage must not help out: windows have to agree by messages alone.
      storage.isFull = true;
      const windows = [open(), open(), open()];
      await machine.advance(100);
      for (const { who, command: done, undoes, restMs, fates } of deeds) {
        deliverInTurn(network, fates);
        if (undoes) windows[who]?.room.undo();
        else windows[who]?.room.dispatch(done);
        await machine.advance(restMs);
      }
      network.delivery = () => [0];
      await machine.advance(30_000);
      expectAgreement(windows);
    }),
    { numRuns: propertyRuns(60) },
  );
});

test('windows of three releases agree on the acts that they know, and the storage keeps all acts', async () => {
  const formats = [withoutBlackout, currentFormat, nextRelease];
  const deed = fc.record({
    who: fc.nat(2),
    kind: fc.constantFrom('act', 'act', 'act', 'blackout', 'undo', 'reload', 'crash'),
    command,
    isOn: fc.boolean(),
    restMs: fc.nat(2_500),
    fates: deliveries,
  });
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { maxLength: 30 }), fc.boolean(), async (deeds, isStored) => {
      const { machine, network, storage, open } = createRoomHarness();
      storage.isFull = !isStored;
      const openAll = () => formats.map((format) => open('controller', format));
      const windows = openAll();
      await machine.advance(100);
      let done = 0;
      for (const { who, kind, command: act, isOn, restMs, fates } of deeds) {
        deliverInTurn(network, fates);
        const { room, window } = windows[who] ?? open();
        if (kind === 'act') done += Number(room.dispatch(act).isDone);
        if (kind === 'undo') done += Number(room.undo().isDone);
        // A window offers no act that its release does not know.
        if (kind === 'blackout' && who > 0) {
          done += Number(room.dispatch({ type: 'blackout', isOn }).isDone);
        }
        if (isStored && (kind === 'reload' || kind === 'crash')) {
          if (kind === 'crash') window.crash();
          else room.close();
          windows[who] = open('controller', formats[who]);
        }
        await machine.advance(restMs);
      }
      network.delivery = () => [0];
      await machine.advance(30_000);
      const [older, current, next] = windows.map(({ room }) => room.getSnapshot());
      expect(next).toMatchObject({ state: current?.state, lines: current?.lines });
      for (const snapshot of [older, current, next]) expect(snapshot?.revision).toBe(done);

      if (!isStored) return;
      for (const { window } of windows) window.crash();
      network.delivery = () => [];
      const reopened = openAll().map(({ room }) => room.getSnapshot());
      for (const { revision } of reopened) expect(revision).toBe(done);
      // The older window has a line for each act that it does not know.
      for (const { state, lines } of reopened.slice(1)) {
        expect({ state, lines }).toEqual({ state: next?.state, lines: next?.lines });
      }
    }),
    { numRuns: propertyRuns(60) },
  );
});

test('after ten hours in a tab that is called once a minute, the figure is right to the second', async () => {
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
  await machine.advance(10 * HOUR_MS);
  window.show();
  expect(figure().remaining).toBe('1:00:00');
  await machine.advance(1_000);
  expect(figure().remaining).toBe('59:59');
});

test('a system clock that drifts for ten hours is followed, and no figure ever steps back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: -200, max: 200 }), async (partsPerMillion) => {
      const { machine, open } = createRoomHarness();
      const { room } = open();
      room.ticker.figures.subscribe(() => undefined);
      room.dispatch({ type: 'play', timerId: 'timer-1' });
      const moments: number[] = [];
      for (let minute = 0; minute < 600; minute += 1) {
        await machine.advance(60_000);
        machine.setClock(Math.round((60_000 * partsPerMillion) / 1_000_000));
        moments.push(room.now());
      }
      expect(moments).toEqual(moments.toSorted((one, other) => one - other));
      expect(room.getSnapshot().state.clockOffsetMs).toBe(0);
      expect(Math.abs(room.now() - machine.wallMs)).toBeLessThanOrEqual(12);
    }),
    { numRuns: propertyRuns(15) },
  );
});
