import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '@standby/room-engine/testing/property-runs';
import { showReport } from '../domain/report/show-report';
import { createRoomHarness, type RoomHarness, type RoomWindow } from '../testing/room-harness';
import { deliverInTurn, deliveries, expectAgreement } from '../testing/lossy-network';

const MINUTE = 60_000;
const play = (timerId = 'timer-1') => ({ type: 'play', timerId }) as const;
const startsNext = (timerId = 'timer-1') =>
  ({ type: 'set-auto-start', timerId, isOn: true }) as const;

/**
 * Opens a room whose timer 1, of ten minutes, runs and starts the intermission, which starts act 2.
 */
async function openRoom(harness: RoomHarness): Promise<RoomWindow> {
  const desk = harness.open();
  await harness.machine.advance(3_000);
  desk.room.dispatch(startsNext());
  desk.room.dispatch(startsNext('intermission'));
  desk.room.dispatch(play());
  return desk;
}

const started = ({ room }: RoomWindow) =>
  room.getSnapshot().lines.filter(({ type, isUndone }) => type === 'start-next' && !isUndone);

test('the next timer starts in all windows at the zero of the previous one, once', async () => {
  const harness = createRoomHarness();
  const desk = await openRoom(harness);
  const windows = [desk, harness.open(), harness.open('viewer')];
  await harness.machine.advance(10 * MINUTE + 5_000);
  for (const { room, figure } of windows) {
    expect(room.getSnapshot().state).toEqual(desk.room.getSnapshot().state);
    expect(room.getSnapshot().timerId).toBe('intermission');
    expect(figure().remaining).toBe('14:55');
    expect(figure('timer-1')).toMatchObject({ phase: 'paused', large: '0:00' });
  }
  expect(started(desk)).toHaveLength(1);
});

test('the report has the end of one timer and the start of the next', async () => {
  const harness = createRoomHarness();
  const desk = await openRoom(harness);
  await harness.machine.advance(10 * MINUTE + 5_000);
  const { lines, state } = desk.room.getSnapshot();
  const [one, other] = showReport(lines, state, desk.room.now()).timers;
  expect(one).toMatchObject({ runningMs: 10 * MINUTE, overrunMs: 0, holds: 0 });
  expect(other).toMatchObject({ upAtMs: one?.downAtMs, runningMs: 5_000 });
});

test('after an undo, the first timer goes on, the next one waits, and the start is not tried again', async () => {
  const harness = createRoomHarness();
  const desk = await openRoom(harness);
  harness.open();
  await harness.machine.advance(10 * MINUTE + 5_000);
  desk.room.undo(started(desk)[0]?.id);
  await harness.machine.advance(2_000);
  expect(desk.figure('timer-1')).toMatchObject({ phase: 'running', large: '+0:07' });
  expect(desk.figure('intermission').phase).toBe('idle');
  expect(desk.room.getSnapshot().timerId).toBe('timer-1');
});

test('Z undoes a person’s act, not an automatic start', async () => {
  const harness = createRoomHarness();
  const desk = await openRoom(harness);
  await harness.machine.advance(10 * MINUTE - 1_000);
  desk.room.dispatch({ type: 'blackout', isOn: true });
  await harness.machine.advance(3_000);
  desk.room.undo();
  expect(desk.room.getSnapshot().state.isBlackout).toBe(false);
  expect(started(desk)).toHaveLength(1);
});

test('starts that were due while no window was open count, with their own moments', async () => {
  const harness = createRoomHarness();
  (await openRoom(harness)).room.close();
  await harness.machine.advance(26 * MINUTE);
  const desk = harness.open();
  await harness.machine.advance(3_000);
  expect(started(desk)).toHaveLength(2);
  expect(desk.room.getSnapshot().timerId).toBe('act-2');
  // Ten and fifteen minutes, and the three seconds until now.
  expect(desk.figure().remaining).toBe('28:57');
});

test('if the first controller sleeps, the next one notices the zero', async () => {
  const harness = createRoomHarness();
  const desk = await openRoom(harness);
  const booth = harness.open();
  await harness.machine.advance(MINUTE);
  desk.window.freeze();
  await harness.machine.advance(10 * MINUTE);
  expect(booth.figure('intermission').remaining).toBe('14:00');
  desk.window.thaw();
  await harness.machine.advance(3_000);
  expect(started(desk)).toHaveLength(1);
  expect(desk.room.getSnapshot().state).toEqual(booth.room.getSnapshot().state);
});

test.each([3_600_000, -3_600_000])(
  'a clock that is set by %i ms starts nothing early or late',
  async (byMs) => {
    const harness = createRoomHarness();
    const desk = await openRoom(harness);
    await harness.machine.advance(MINUTE);
    harness.machine.setClock(byMs);
    await harness.machine.advance(8 * MINUTE + 59_000);
    expect(started(desk)).toHaveLength(0);
    await harness.machine.advance(2_000);
    expect(started(desk)).toHaveLength(1);
    expect(desk.figure().remaining).toBe('14:59');
  },
);

test('a next timer that is reset, or chosen, during an overrun is not started for it', async () => {
  const harness = createRoomHarness();
  const desk = await openRoom(harness);
  desk.room.dispatch(play('intermission'));
  await harness.machine.advance(11 * MINUTE);
  desk.room.dispatch({ type: 'reset', timerId: 'intermission' });
  await harness.machine.advance(MINUTE);
  expect(desk.figure('intermission').phase).toBe('idle');
  expect(started(desk)).toHaveLength(0);
});

test('windows agree and nothing starts twice, on an unreliable channel', async () => {
  const timerId = fc.constantFrom('timer-1', 'intermission', 'act-2');
  const deed = fc.record({
    who: fc.nat(2),
    act: fc.oneof(
      fc.record({ type: fc.constantFrom('play', 'play', 'pause', 'reset'), timerId }),
      fc.record({ type: fc.constant('adjust'), timerId, byMs: fc.constantFrom(-2_000, 4_000) }),
      fc.record({ type: fc.constant('set-auto-start'), timerId, isOn: fc.boolean() }),
      fc.record({ type: fc.constant('move-timer'), timerId, beforeTimerId: fc.constant(null) }),
    ),
    clockMs: fc.constantFrom(0, 0, 0, 7_000, -7_000),
    restMs: fc.nat(6_000),
    fates: deliveries,
  });
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { maxLength: 20 }), async (deeds) => {
      const harness = createRoomHarness();
      const { machine, network, storage, open } = harness;
      storage.isFull = true;
      const windows = [open(), open(), open()];
      await machine.advance(3_000);
      for (const id of ['timer-1', 'intermission', 'act-2']) {
        const set = { type: 'set-timer', timerId: id, durationMs: 5_000, warningMs: 0 } as const;
        windows[0]?.room.dispatch(set);
        windows[0]?.room.dispatch(startsNext(id));
      }
      await machine.advance(1_000);
      for (const { who, act, clockMs, restMs, fates } of deeds) {
        deliverInTurn(network, fates);
        windows[who]?.room.dispatch(act);
        if (clockMs !== 0) machine.setClock(clockMs);
        await machine.advance(restMs);
      }
      network.delivery = () => [0];
      await machine.advance(60_000);
      expectAgreement(windows);
      const [first] = windows;
      const lines = first ? started(first) : [];
      const zeros = lines.map(({ atMs, ended }) => `${ended?.id} ${atMs}`);
      expect(new Set(zeros).size).toBe(zeros.length);
      for (const { ended, timer } of lines) {
        expect(ended).toMatchObject({
          beforeMs: 0,
          afterMs: 0,
          wasRunning: true,
          isRunning: false,
        });
        expect(timer).toMatchObject({ wasRunning: false, isRunning: true });
      }
    }),
    { numRuns: propertyRuns(100) },
  );
});
