import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '@standby/room-engine/testing/property-runs';
import { armedState } from '../domain/timer/armed-start';
import { createRoomHarness, type RoomHarness, type RoomWindow } from '../testing/room-harness';
import { deliverInTurn, deliveries, expectAgreement } from '../testing/lossy-network';

const MINUTE = 60_000;
const ARMED_IN_MS = 10 * MINUTE;
const play = (timerId = 'intermission') => ({ type: 'play', timerId }) as const;

/**
 * Opens a room whose first timer, of ten minutes, is armed for ten minutes after its desk was
 * opened.
 */
async function openRoom(
  harness: RoomHarness,
): Promise<RoomWindow & { readonly armedForMs: number }> {
  const desk = harness.open();
  await harness.machine.advance(3_000);
  const armedForMs = harness.machine.wallMs - 3_000 + ARMED_IN_MS;
  desk.room.dispatch({ type: 'arm-timer', timerId: 'timer-1', armedForMs });
  return { ...desk, armedForMs };
}

const started = ({ room }: RoomWindow) =>
  room.getSnapshot().lines.filter(({ type, isUndone }) => type === 'start-armed' && !isUndone);

const stateOfArmed = ({ room }: RoomWindow) => {
  const { state } = room.getSnapshot();
  const [timer] = state.timers;
  return timer && armedState(state, timer, room.now());
};

test('an armed timer starts in all windows at its moment, once', async () => {
  const harness = createRoomHarness();
  const desk = await openRoom(harness);
  const others = [harness.open(), harness.open('viewer')];
  const windows = [desk, ...others];
  await harness.machine.advance(ARMED_IN_MS - 3_500);
  expect(started(desk)).toHaveLength(0);
  await harness.machine.advance(5_500);
  for (const { room, figure } of windows) {
    expect(room.getSnapshot().state).toEqual(desk.room.getSnapshot().state);
    expect(figure('timer-1')).toMatchObject({ phase: 'running', remaining: '9:55' });
  }
  expect(started(desk)).toMatchObject([{ atMs: desk.armedForMs }]);
  // A day of one window's ticks is enough.
  for (const { window } of others) window.freeze();
  await harness.machine.advance(24 * 60 * MINUTE);
  expect(started(desk)).toHaveLength(1);
});

test('if the first controller is frozen, the next one starts the timer', async () => {
  const harness = createRoomHarness();
  const desk = await openRoom(harness);
  const booth = harness.open();
  await harness.machine.advance(MINUTE);
  desk.window.freeze();
  await harness.machine.advance(10 * MINUTE);
  expect(booth.figure('timer-1').remaining).toBe('8:57');
  desk.window.thaw();
  await harness.machine.advance(3_000);
  expect(started(desk)).toHaveLength(1);
  expect(desk.room.getSnapshot().state).toEqual(booth.room.getSnapshot().state);
});

test('a desk in a hidden tab, which is called once a minute, starts it with its own moment', async () => {
  const harness = createRoomHarness();
  const desk = await openRoom(harness);
  desk.window.hide();
  await harness.machine.advance(ARMED_IN_MS + MINUTE);
  expect(started(desk)).toMatchObject([{ atMs: desk.armedForMs }]);
});

test.each([
  [MINUTE, '9:00', undefined],
  [5 * MINUTE, '10:00', 'missed'],
])(
  'a machine that sleeps until %i ms after the moment shows %s',
  async (lateMs, remaining, state) => {
    const harness = createRoomHarness();
    const desk = await openRoom(harness);
    harness.machine.sleep(ARMED_IN_MS - 3_000 + lateMs, { doesMonotonicStop: true });
    desk.window.show();
    expect(desk.figure('timer-1').remaining).toBe(remaining);
    expect(stateOfArmed(desk)).toBe(state);
    await harness.machine.advance(30 * MINUTE);
    expect(started(desk)).toHaveLength(state === 'missed' ? 0 : 1);
  },
);

test.each([
  [MINUTE, 1],
  [5 * MINUTE, 0],
])('a desk that is opened %i ms after the moment makes %i starts', async (lateMs, count) => {
  const harness = createRoomHarness();
  (await openRoom(harness)).room.close();
  await harness.machine.advance(ARMED_IN_MS - 3_000 + lateMs);
  const desk = harness.open();
  await harness.machine.advance(3_000);
  expect(started(desk)).toHaveLength(count);
});

test.each<[string, number, number]>([
  ['back by an hour waits as long', -60 * MINUTE, 70 * MINUTE],
  ['on by five minutes does not wait for them', 5 * MINUTE, 5 * MINUTE],
])('a clock that is set %s', async (_, byMs, inMs) => {
  const harness = createRoomHarness();
  const desk = await openRoom(harness);
  // The desk shows the clock on the wall, so it looks at it each second.
  desk.room.ticker.seconds.subscribe(() => undefined);
  harness.machine.setClock(byMs);
  await harness.machine.advance(inMs - 4_000);
  expect(started(desk)).toHaveLength(0);
  await harness.machine.advance(2_000);
  expect(started(desk)).toHaveLength(1);
  expect(desk.figure('timer-1').remaining).toBe('9:59');
});

test('a clock set past the moment starts nothing, and neither does setting it back to before the moment', async () => {
  const harness = createRoomHarness();
  const desk = await openRoom(harness);
  desk.room.ticker.seconds.subscribe(() => undefined);
  harness.machine.setClock(60 * MINUTE);
  await harness.machine.advance(MINUTE);
  expect(started(desk)).toHaveLength(0);
  expect(stateOfArmed(desk)).toBe('missed');
  harness.machine.setClock(-60 * MINUTE);
  await harness.machine.advance(MINUTE);
  expect(stateOfArmed(desk)).toBe('ahead');
  await harness.machine.advance(8 * MINUTE - 2_000);
  expect(started(desk)).toHaveLength(1);
});

test('the start is skipped while another timer runs, and is not made up for later', async () => {
  const harness = createRoomHarness();
  const desk = await openRoom(harness);
  desk.room.dispatch(play());
  await harness.machine.advance(ARMED_IN_MS);
  expect(stateOfArmed(desk)).toBe('ahead');
  await harness.machine.advance(10_000);
  expect(stateOfArmed(desk)).toBe('missed');
  desk.room.dispatch({ type: 'reset', timerId: 'intermission' });
  await harness.machine.advance(MINUTE);
  expect(started(desk)).toHaveLength(0);
});

test('an undone start is not tried again', async () => {
  const harness = createRoomHarness();
  const desk = await openRoom(harness);
  harness.open();
  await harness.machine.advance(ARMED_IN_MS);
  desk.room.undo(started(desk)[0]?.id);
  await harness.machine.advance(MINUTE);
  expect(desk.figure('timer-1').phase).toBe('idle');
  expect(started(desk)).toHaveLength(0);
});

test('Z undoes a person’s act, not an automatic start', async () => {
  const harness = createRoomHarness();
  const desk = await openRoom(harness);
  await harness.machine.advance(ARMED_IN_MS - 5_000);
  desk.room.dispatch({ type: 'blackout', isOn: true });
  await harness.machine.advance(4_000);
  desk.room.undo();
  expect(desk.room.getSnapshot().state.isBlackout).toBe(false);
  expect(started(desk)).toHaveLength(1);
});

test('windows agree, each moment starts a timer once at most, never early and never over another one', async () => {
  const timerId = fc.constantFrom('timer-1', 'intermission');
  const deed = fc.record({
    who: fc.nat(2),
    act: fc.oneof(
      fc.record({ type: fc.constantFrom('play', 'pause', 'reset', 'reset'), timerId }),
      fc.record({
        type: fc.constant('arm-timer'),
        timerId,
        inMs: fc.integer({ min: 500, max: 9_000 }),
      }),
      fc.record({ type: fc.constant('undo') }),
    ),
    clockMs: fc.constantFrom(0, 0, 0, 3_000, -3_000),
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
      for (const { who, act, clockMs, restMs, fates } of deeds) {
        deliverInTurn(network, fates);
        const window = windows[who];
        const room = window?.room;
        if (act.type === 'undo') room?.undo(window && started(window).at(-1)?.id);
        else if ('inMs' in act) {
          const { type, timerId: armed, inMs } = act;
          room?.dispatch({ type, timerId: armed, armedForMs: machine.wallMs + inMs });
        } else room?.dispatch(act);
        if (clockMs !== 0) machine.setClock(clockMs);
        await machine.advance(restMs);
      }
      network.delivery = () => [0];
      await machine.advance(30_000);
      expectAgreement(windows);
      const [first] = windows;
      const lines = first ? first.room.getSnapshot().lines : [];
      const running = new Set<string>();
      const starts: string[] = [];
      for (const { type, timer, isUndone, atMs } of lines) {
        if (!timer || isUndone) continue;
        if (type === 'start-armed') {
          expect(timer).toMatchObject({ wasRunning: false, isRunning: true });
          expect([...running]).toEqual([]);
          starts.push(`${timer.id} ${atMs}`);
        }
        if (timer.isRunning) running.add(timer.id);
        else running.delete(timer.id);
      }
      expect(new Set(starts).size).toBe(starts.length);
    }),
    { numRuns: propertyRuns(100) },
  );
});
