import { expect, test } from 'vitest';
import { createRoomHarness, SHOW_ID } from '../testing/room-harness';

const play = (timerId = 'timer-1') => ({ type: 'play', timerId }) as const;

test('a room opens with three timers, the first selected, all of them standing', async () => {
  const { open } = createRoomHarness();
  const { room, figure } = open();
  const { state, timerId } = room.getSnapshot();
  expect(state.timers.map(({ name }) => name)).toEqual(['Timer 1', 'Intermission', 'Act 2']);
  expect(timerId).toBe('timer-1');
  expect(figure()).toMatchObject({ remaining: '10:00', phase: 'idle', progress: 0 });
  expect(figure('intermission').remaining).toBe('15:00');
  expect(figure('act-2').remaining).toBe('30:00');
});

test('a figure drops by one a second, from a full first second on', async () => {
  const { machine, open } = createRoomHarness();
  const { room, figure } = open();
  room.ticker.figures.subscribe(() => undefined);
  await machine.advance(437);
  room.dispatch(play());
  const seen: string[] = [];
  for (let second = 0; second < 4; second += 1) {
    seen.push(figure().remaining);
    await machine.advance(1_000);
  }
  expect(seen).toEqual(['10:00', '9:59', '9:58', '9:57']);
});

test('no timeout is set while no timer runs, and only one while some run', async () => {
  const { machine, open } = createRoomHarness();
  const { room } = open();
  room.ticker.figures.subscribe(() => undefined);
  await machine.advance(60_000);
  const before = machine.timeoutsFired;
  await machine.advance(600_000);
  expect(machine.timeoutsFired).toBe(before);

  room.dispatch(play());
  room.dispatch(play('act-2'));
  await machine.advance(11_000);
  const running = machine.timeoutsFired;
  await machine.advance(60_000);
  expect(machine.timeoutsFired - running).toBe(60);
});

test('a second costs the figures one call and the room’s snapshot none', async () => {
  const { machine, open } = createRoomHarness();
  const { room } = open();
  room.dispatch(play());
  await machine.advance(20_000);
  let figures = 0;
  let snapshots = 0;
  room.ticker.figures.subscribe(() => {
    figures += 1;
  });
  room.subscribe(() => {
    snapshots += 1;
  });
  await machine.advance(10_000);
  expect({ figures, snapshots }).toEqual({ figures: 10, snapshots: 0 });
});

test('a reload finds a running timer where it should be', async () => {
  const { machine, open } = createRoomHarness();
  const before = open();
  before.room.dispatch(play());
  await machine.advance(61_000);
  before.room.close();
  await machine.advance(5_000);
  const after = open();
  expect(after.figure().remaining).toBe('8:54');
  expect(after.room.getSnapshot().storage).toBe('restored');
});

test('a crash loses nothing', async () => {
  const { machine, open } = createRoomHarness();
  const before = open();
  before.room.dispatch(play());
  before.room.dispatch({ type: 'send-message', messageId: 'm1', text: 'Half an hour' });
  before.window.crash();
  await machine.advance(30_000);
  const { room, figure } = open();
  expect(figure().remaining).toBe('9:30');
  expect(room.getSnapshot().state.messages.map(({ text }) => text)).toEqual(['Half an hour']);
});

test.each([
  ['stands still', true],
  ['goes on', false],
])('a closed lid is counted where the monotonic clock %s', async (_, doesMonotonicStop) => {
  const { machine, open } = createRoomHarness();
  const { room, figure } = open();
  room.ticker.figures.subscribe(() => undefined);
  room.dispatch(play('act-2'));
  room.select('act-2');
  await machine.advance(60_000);
  machine.sleep(20 * 60_000, { doesMonotonicStop });
  await machine.advance(1_000);
  expect(figure().remaining).toBe('8:59');
});

test.each([3_600_000, -3_600_000, 120_000, -1_500])(
  'a system clock that is set by %i ms moves no timer, also after a reload and in other windows',
  async (byMs) => {
    const { machine, open } = createRoomHarness();
    const desk = open();
    const viewer = open('viewer');
    desk.room.ticker.figures.subscribe(() => undefined);
    viewer.room.ticker.figures.subscribe(() => undefined);
    desk.room.dispatch(play());
    await machine.advance(10_000);
    machine.setClock(byMs);
    await machine.advance(10_000);
    expect(desk.figure().remaining).toBe('9:40');
    expect(viewer.figure().remaining).toBe('9:40');
    expect(open().figure().remaining).toBe('9:40');
    desk.room.close();
    viewer.room.close();
    await machine.advance(10_000);
    expect(open().figure().remaining).toBe('9:30');
  },
);

test('a screen can say that the clock was not set but the machine slept, and the other way round', async () => {
  const { machine, open } = createRoomHarness();
  const { room, figure } = open();
  room.ticker.figures.subscribe(() => undefined);
  room.dispatch(play());
  await machine.advance(2_000);
  machine.setClock(120_000);
  await machine.advance(1_000);
  expect(room.getSnapshot().jump).toMatchObject({ kind: 'clock-set', byMs: 120_000 });
  expect(figure().remaining).toBe('9:57');
  room.jumps.takeBack();
  expect(room.getSnapshot().jump).toBeNull();
  expect(figure().remaining).toBe('7:57');

  machine.sleep(60_000, { doesMonotonicStop: true });
  await machine.advance(1_000);
  expect(room.getSnapshot().jump).toMatchObject({ kind: 'slept', byMs: 60_000 });
  expect(figure().remaining).toBe('6:56');
  room.jumps.takeBack();
  expect(figure().remaining).toBe('7:56');
});

test('an unreadable document goes into quarantine and is reported, and the room starts again', async () => {
  const { storage, open } = createRoomHarness();
  storage.setItem(`standby:room:${SHOW_ID}`, '{"version":1,"book":');
  const { room, figure } = open();
  expect(room.getSnapshot().storage).toBe('quarantined');
  expect(figure().remaining).toBe('10:00');
  room.dispatch(play());
  expect(storage.getItem(`standby:room:${SHOW_ID}:set-aside`)).toBe('{"version":1,"book":');
  expect(open().room.getSnapshot().storage).toBe('restored');
});

test('a document of a newer version is left alone', async () => {
  const { storage, open } = createRoomHarness();
  const newer = '{"version":99,"scenes":[]}';
  storage.setItem(`standby:room:${SHOW_ID}`, newer);
  const { room } = open();
  room.dispatch(play());
  expect(room.getSnapshot().storage).toBe('newer');
  expect(storage.getItem(`standby:room:${SHOW_ID}`)).toBe(newer);
});
