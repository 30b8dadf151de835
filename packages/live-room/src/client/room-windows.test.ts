import { expect, test } from 'vitest';
import { createRoomHarness } from '../testing/room-harness';

const play = (timerId = 'timer-1') => ({ type: 'play', timerId }) as const;
const pause = (timerId = 'timer-1') => ({ type: 'pause', timerId }) as const;

test('every act reaches every window', async () => {
  const { machine, open } = createRoomHarness();
  const desk = open();
  const booth = open();
  const viewer = open('viewer');
  await machine.advance(100);
  desk.room.dispatch(play());
  await machine.advance(1_000);
  booth.room.dispatch(pause());
  booth.room.dispatch({ type: 'blackout', isOn: true });
  await machine.advance(100);
  for (const { room } of [desk, booth, viewer]) {
    expect(room.getSnapshot().state.isBlackout).toBe(true);
    expect(room.getSnapshot().state).toEqual(desk.room.getSnapshot().state);
  }
});

test('a late joiner gets the whole room, even if the browser stores nothing', async () => {
  const { machine, open, storage } = createRoomHarness();
  const desk = open();
  storage.isFull = true;
  desk.room.dispatch(play());
  await machine.advance(0);
  expect(desk.room.getSnapshot().storage).toBe('unsaved');
  await machine.advance(4_400);
  const viewer = open('viewer');
  await machine.advance(600);
  expect(viewer.room.getSnapshot().state).toEqual(desk.room.getSnapshot().state);
  expect(viewer.figure().remaining).toBe('9:55');
});

test('the controller knows which screens show its last act', async () => {
  const { machine, open } = createRoomHarness();
  const desk = open();
  const viewers = [open('viewer'), open('viewer')];
  const acknowledge = () => {
    for (const { room } of viewers) room.acknowledge(room.getSnapshot().revision);
  };
  await machine.advance(600);
  acknowledge();
  await machine.advance(600);
  expect(desk.room.getSnapshot().screenCount).toEqual({ current: 2, total: 2 });
  expect(desk.room.getSnapshot().screens.map(({ name }) => name)).toEqual(['Viewer 1', 'Viewer 2']);

  desk.room.dispatch({ type: 'blackout', isOn: true });
  await machine.advance(260);
  expect(desk.room.getSnapshot().screenCount).toEqual({ current: 0, total: 2 });
  await machine.advance(600);
  acknowledge();
  await machine.advance(600);
  expect(desk.room.getSnapshot().screenCount).toEqual({ current: 2, total: 2 });
});

test('a screen that leaves is gone at once, one that crashed after a while', async () => {
  const { machine, open } = createRoomHarness();
  const desk = open();
  const [leaving, crashing] = [open('viewer'), open('viewer')];
  await machine.advance(600);
  expect(desk.room.getSnapshot().screens).toHaveLength(2);
  leaving.room.close();
  await machine.advance(600);
  expect(desk.room.getSnapshot().screens.map(({ name }) => name)).toEqual(['Viewer 2']);
  crashing.window.crash();
  await machine.advance(30_000);
  expect(desk.room.getSnapshot().screens).toEqual([]);
});

test('a page that is left is gone although it is hidden afterwards, and may come back', async () => {
  const { machine, open } = createRoomHarness();
  const desk = open();
  const viewer = open('viewer');
  await machine.advance(600);
  viewer.window.leave();
  await machine.advance(600);
  expect(desk.room.getSnapshot().screens).toEqual([]);
  desk.room.dispatch({ type: 'blackout', isOn: true });
  await machine.advance(600);
  viewer.window.comeBack();
  await machine.advance(600);
  expect(desk.room.getSnapshot().screens.map(({ name }) => name)).toEqual(['Viewer 1']);
  expect(viewer.room.getSnapshot().state.isBlackout).toBe(true);
});

test('a tab that the browser calls once a minute stays connected, even to a desk that is called as rarely', async () => {
  const { machine, open } = createRoomHarness();
  const desk = open();
  const viewer = open('viewer');
  await machine.advance(600);
  viewer.window.hide();
  await machine.advance(30 * 60_000);
  expect(desk.room.getSnapshot().screens.map(({ status }) => status)).toEqual(['hidden']);
  desk.window.hide();
  await machine.advance(30 * 60_000);
  expect(desk.room.getSnapshot().screens.map(({ status }) => status)).toEqual(['hidden']);
  expect(viewer.room.getSnapshot().hasController).toBe(true);
});

test('a frozen screen is reported as asleep, and catches up when it wakes', async () => {
  const { machine, open } = createRoomHarness();
  const desk = open();
  const viewer = open('viewer');
  await machine.advance(600);
  viewer.window.freeze();
  await machine.advance(60_000);
  expect(desk.room.getSnapshot().screens.map(({ status }) => status)).toEqual(['asleep']);
  desk.room.dispatch(play());
  await machine.advance(60_000);
  viewer.window.thaw();
  viewer.window.show();
  await machine.advance(1_000);
  expect(viewer.room.getSnapshot().state).toEqual(desk.room.getSnapshot().state);
  expect(viewer.figure().remaining).toBe(desk.figure().remaining);
});

test('a viewer whose controller is gone keeps counting and knows how old its information is', async () => {
  const { machine, open } = createRoomHarness();
  const desk = open();
  const viewer = open('viewer');
  viewer.room.ticker.figures.subscribe(() => undefined);
  desk.room.dispatch(play());
  await machine.advance(10_000);
  expect(viewer.room.getSnapshot()).toMatchObject({ hasController: true, lastUpdateAtMs: null });
  desk.window.crash();
  const crashedAtMs = viewer.room.now();
  await machine.advance(120_000);
  const { hasController, lastUpdateAtMs } = viewer.room.getSnapshot();
  expect(hasController).toBe(false);
  expect(Math.abs((lastUpdateAtMs ?? 0) - crashedAtMs)).toBeLessThan(6_000);
  expect(viewer.figure().remaining).toBe('7:50');
});

test('a screen that is identified shows its name for a moment', async () => {
  const { machine, open } = createRoomHarness();
  const desk = open();
  const viewers = [open('viewer'), open('viewer')];
  await machine.advance(600);
  desk.room.server.identify(desk.room.getSnapshot().screens[1]?.id ?? '');
  await machine.advance(600);
  expect(viewers.map(({ room }) => room.getSnapshot().isIdentifying)).toEqual([false, true]);
  await machine.advance(3_000);
  expect(viewers.map(({ room }) => room.getSnapshot().isIdentifying)).toEqual([false, false]);
});
