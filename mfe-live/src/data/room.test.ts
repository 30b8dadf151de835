import { expect, test } from 'vitest';
import { createTheatre, SHOW_ID } from './testing/theatre';

const play = (timerId = 'timer-1') => ({ type: 'play', timerId }) as const;
const pause = (timerId = 'timer-1') => ({ type: 'pause', timerId }) as const;
const plusMinute = { type: 'adjust', timerId: 'timer-1', byMs: 60_000 } as const;

test('a room opens with three timers, the first selected, all of them standing', () => {
  const { open } = createTheatre();
  const { room, figure } = open();
  const { state, timerId } = room.getSnapshot();
  expect(state.timers.map(({ name }) => name)).toEqual(['Timer 1', 'Intermission', 'Act 2']);
  expect(timerId).toBe('timer-1');
  expect(figure()).toMatchObject({ remaining: '10:00', phase: 'idle', progress: 0 });
  expect(figure('intermission').remaining).toBe('15:00');
  expect(figure('act-2').remaining).toBe('30:00');
});

test('a figure drops by one a second, from a full first second on', () => {
  const { machine, open } = createTheatre();
  const { room, figure } = open();
  room.beat.figures.subscribe(() => undefined);
  machine.advance(437);
  room.dispatch(play());
  const seen = Array.from({ length: 4 }, () => {
    const shown = figure().remaining;
    machine.advance(1_000);
    return shown;
  });
  expect(seen).toEqual(['10:00', '9:59', '9:58', '9:57']);
});

test('nothing runs while every timer stands, and one alarm does while some run', () => {
  const { machine, open } = createTheatre();
  const { room } = open();
  room.beat.figures.subscribe(() => undefined);
  machine.advance(60_000);
  const before = machine.rings;
  machine.advance(600_000);
  expect(machine.rings).toBe(before);

  room.dispatch(play());
  room.dispatch(play('act-2'));
  machine.advance(11_000);
  const running = machine.rings;
  machine.advance(60_000);
  expect(machine.rings - running).toBe(60);
});

test('a second costs the figures one call and the room’s snapshot none', () => {
  const { machine, open } = createTheatre();
  const { room } = open();
  room.dispatch(play());
  machine.advance(20_000);
  let figures = 0;
  let snapshots = 0;
  room.beat.figures.subscribe(() => {
    figures += 1;
  });
  room.subscribe(() => {
    snapshots += 1;
  });
  machine.advance(10_000);
  expect({ figures, snapshots }).toEqual({ figures: 10, snapshots: 0 });
});

test('a reload finds a running timer where it should be', () => {
  const { machine, open } = createTheatre();
  const before = open();
  before.room.dispatch(play());
  machine.advance(61_000);
  before.room.close();
  machine.advance(5_000);
  const after = open();
  expect(after.figure().remaining).toBe('8:54');
  expect(after.room.getSnapshot().storage).toBe('restored');
});

test('a crash loses nothing', () => {
  const { machine, open } = createTheatre();
  const before = open();
  before.room.dispatch(play());
  before.room.dispatch({ type: 'send-message', messageId: 'm1', text: 'Half an hour' });
  before.window.crash();
  machine.advance(30_000);
  const { room, figure } = open();
  expect(figure().remaining).toBe('9:30');
  expect(room.getSnapshot().state.messages.map(({ text }) => text)).toEqual(['Half an hour']);
});

test.each([
  ['stands still', true],
  ['goes on', false],
])('a closed lid is counted where the monotonic clock %s', (_, doesMonotonicStop) => {
  const { machine, open } = createTheatre();
  const { room, figure } = open();
  room.beat.figures.subscribe(() => undefined);
  room.dispatch(play('act-2'));
  room.select('act-2');
  machine.advance(60_000);
  machine.sleep(20 * 60_000, { doesMonotonicStop });
  machine.advance(1_000);
  expect(figure().remaining).toBe('8:59');
});

test.each([3_600_000, -3_600_000, 120_000, -1_500])(
  'a system clock that is set by %i ms moves no timer, also after a reload and in other windows',
  (byMs) => {
    const { machine, open } = createTheatre();
    const desk = open();
    const viewer = open('viewer');
    desk.room.beat.figures.subscribe(() => undefined);
    viewer.room.beat.figures.subscribe(() => undefined);
    desk.room.dispatch(play());
    machine.advance(10_000);
    machine.setClock(byMs);
    machine.advance(10_000);
    expect(desk.figure().remaining).toBe('9:40');
    expect(viewer.figure().remaining).toBe('9:40');
    expect(open().figure().remaining).toBe('9:40');
    desk.room.close();
    viewer.room.close();
    machine.advance(10_000);
    expect(open().figure().remaining).toBe('9:30');
  },
);

test('a screen can say that the clock was not set but the machine slept, and the other way round', () => {
  const { machine, open } = createTheatre();
  const { room, figure } = open();
  room.beat.figures.subscribe(() => undefined);
  room.dispatch(play());
  machine.advance(2_000);
  machine.setClock(120_000);
  machine.advance(1_000);
  expect(room.getSnapshot().jump).toMatchObject({ kind: 'clock-set', byMs: 120_000 });
  expect(figure().remaining).toBe('9:57');
  room.reverseJump();
  expect(room.getSnapshot().jump).toBeNull();
  expect(figure().remaining).toBe('7:57');

  machine.sleep(60_000, { doesMonotonicStop: true });
  machine.advance(1_000);
  expect(room.getSnapshot().jump).toMatchObject({ kind: 'slept', byMs: 60_000 });
  expect(figure().remaining).toBe('6:56');
  room.reverseJump();
  expect(figure().remaining).toBe('7:56');
});

test('every act reaches every window', () => {
  const { machine, open } = createTheatre();
  const desk = open();
  const booth = open();
  const viewer = open('viewer');
  machine.advance(100);
  desk.room.dispatch(play());
  machine.advance(1_000);
  booth.room.dispatch(pause());
  booth.room.dispatch({ type: 'blackout', isOn: true });
  machine.advance(100);
  for (const { room } of [desk, booth, viewer]) {
    expect(room.getSnapshot().state.isBlackout).toBe(true);
    expect(room.getSnapshot().state).toEqual(desk.room.getSnapshot().state);
  }
});

test('a late joiner gets the whole room, also where this browser stores nothing', () => {
  const { machine, open, storage } = createTheatre();
  const desk = open();
  storage.isFull = true;
  desk.room.dispatch(play());
  expect(desk.room.getSnapshot().storage).toBe('unsaved');
  machine.advance(5_000);
  const viewer = open('viewer');
  machine.advance(10);
  expect(viewer.room.getSnapshot().state).toEqual(desk.room.getSnapshot().state);
  expect(viewer.figure().remaining).toBe('9:55');
});

test('the controller knows which screens show its last act', () => {
  const { machine, open } = createTheatre();
  const desk = open();
  const viewers = [open('viewer'), open('viewer')];
  const acknowledge = () => {
    for (const { room } of viewers) room.acknowledge(room.getSnapshot().known);
  };
  machine.advance(10);
  acknowledge();
  machine.advance(10);
  expect(desk.room.getSnapshot().screenCount).toEqual({ current: 2, total: 2 });
  expect(desk.room.getSnapshot().screens.map(({ name }) => name)).toEqual(['Viewer 1', 'Viewer 2']);

  desk.room.dispatch({ type: 'blackout', isOn: true });
  expect(desk.room.getSnapshot().screenCount).toEqual({ current: 0, total: 2 });
  machine.advance(10);
  acknowledge();
  machine.advance(10);
  expect(desk.room.getSnapshot().screenCount).toEqual({ current: 2, total: 2 });
});

test('a screen that leaves is gone at once, one that crashed after a while', () => {
  const { machine, open } = createTheatre();
  const desk = open();
  const [leaving, crashing] = [open('viewer'), open('viewer')];
  machine.advance(10);
  expect(desk.room.getSnapshot().screens).toHaveLength(2);
  leaving.room.close();
  machine.advance(10);
  expect(desk.room.getSnapshot().screens.map(({ name }) => name)).toEqual(['Viewer 2']);
  crashing.window.crash();
  machine.advance(30_000);
  expect(desk.room.getSnapshot().screens).toEqual([]);
});

test('a tab that the browser calls once a minute stays connected, also to a desk that is as rarely called', () => {
  const { machine, open } = createTheatre();
  const desk = open();
  const viewer = open('viewer');
  machine.advance(10);
  viewer.window.hide();
  machine.advance(30 * 60_000);
  expect(desk.room.getSnapshot().screens.map(({ status }) => status)).toEqual(['hidden']);
  desk.window.hide();
  machine.advance(30 * 60_000);
  expect(desk.room.getSnapshot().screens.map(({ status }) => status)).toEqual(['hidden']);
  expect(viewer.room.getSnapshot().hasController).toBe(true);
});

test('a frozen screen is said to be asleep, and catches up when it wakes', () => {
  const { machine, open } = createTheatre();
  const desk = open();
  const viewer = open('viewer');
  machine.advance(10);
  viewer.window.freeze();
  machine.advance(60_000);
  expect(desk.room.getSnapshot().screens.map(({ status }) => status)).toEqual(['asleep']);
  desk.room.dispatch(play());
  machine.advance(60_000);
  viewer.window.thaw();
  viewer.window.show();
  machine.advance(1_000);
  expect(viewer.room.getSnapshot().state).toEqual(desk.room.getSnapshot().state);
  expect(viewer.figure().remaining).toBe(desk.figure().remaining);
});

test('a viewer whose controller is gone keeps counting and knows how old its information is', () => {
  const { machine, open } = createTheatre();
  const desk = open();
  const viewer = open('viewer');
  viewer.room.beat.figures.subscribe(() => undefined);
  desk.room.dispatch(play());
  machine.advance(10_000);
  expect(viewer.room.getSnapshot()).toMatchObject({ hasController: true, informedAtMs: null });
  desk.window.crash();
  const crashedAtMs = viewer.room.now();
  machine.advance(120_000);
  const { hasController, informedAtMs } = viewer.room.getSnapshot();
  expect(hasController).toBe(false);
  expect(Math.abs((informedAtMs ?? 0) - crashedAtMs)).toBeLessThan(6_000);
  expect(viewer.figure().remaining).toBe('7:50');
});

test('a screen that is identified shows its name for a moment', () => {
  const { machine, open } = createTheatre();
  const desk = open();
  const viewers = [open('viewer'), open('viewer')];
  machine.advance(10);
  desk.room.identify(desk.room.getSnapshot().screens[1]?.id ?? '');
  machine.advance(10);
  expect(viewers.map(({ room }) => room.getSnapshot().isIdentifying)).toEqual([false, true]);
  machine.advance(3_000);
  expect(viewers.map(({ room }) => room.getSnapshot().isIdentifying)).toEqual([false, false]);
});

test('an act can be undone for ten seconds, and no longer', () => {
  const { machine, open } = createTheatre();
  const { room, figure } = open();
  room.dispatch(plusMinute);
  expect(room.getSnapshot().undoable.map(({ words }) => words)).toEqual(['Timer 1 +1m, now 11:00']);
  machine.advance(9_999);
  expect(room.undo().isDone).toBe(true);
  expect(figure().remaining).toBe('10:00');

  room.dispatch(plusMinute);
  machine.advance(10_001);
  expect(room.getSnapshot().undoable).toEqual([]);
  expect(room.undo()).toEqual({ isDone: false, refusal: 'too-late' });
  expect(figure().remaining).toBe('11:00');
});

test('undoing a pause costs the timer nothing, whatever another window did meanwhile', () => {
  const { machine, open } = createTheatre();
  const desk = open();
  const booth = open();
  machine.advance(10);
  desk.room.dispatch(play());
  machine.advance(5_000);
  desk.room.dispatch(pause());
  machine.advance(2_000);
  booth.room.dispatch(plusMinute);
  machine.advance(2_000);
  desk.room.undo();
  machine.advance(1_000);
  expect(desk.figure()).toMatchObject({ remaining: '10:50', phase: 'running' });
  expect(booth.figure()).toEqual(desk.figure());
});

test('Z takes back what this window did, not what another one did', () => {
  const { machine, open } = createTheatre();
  const desk = open();
  const booth = open();
  machine.advance(10);
  desk.room.dispatch(play());
  machine.advance(10);
  booth.room.dispatch({ type: 'blackout', isOn: true });
  machine.advance(10);
  desk.room.undo();
  machine.advance(10);
  const { state } = booth.room.getSnapshot();
  expect(state.isBlackout).toBe(true);
  expect(state.timers[0]?.run.phase).toBe('idle');
});

test('a controller that follows selects for all; one that does not, for itself', () => {
  const { machine, open } = createTheatre();
  const desk = open();
  const booth = open();
  const viewer = open('viewer');
  machine.advance(10);
  desk.room.select('act-2');
  machine.advance(10);
  expect(booth.room.getSnapshot().timerId).toBe('act-2');
  booth.room.follow(false);
  booth.room.select('intermission');
  machine.advance(10);
  expect(booth.room.getSnapshot().timerId).toBe('intermission');
  expect(viewer.room.getSnapshot().timerId).toBe('act-2');
  booth.room.follow(true);
  expect(booth.room.getSnapshot().timerId).toBe('act-2');
});

test('viewers cannot change the room, and the ask page can only ask', () => {
  const { machine, open } = createTheatre();
  const desk = open();
  const viewer = open('viewer');
  const ask = open('ask');
  machine.advance(10);
  expect(viewer.room.dispatch(play())).toEqual({ isDone: false, refusal: 'not-allowed' });
  expect(ask.room.dispatch(play())).toEqual({ isDone: false, refusal: 'not-allowed' });
  const question = { type: 'ask', messageId: 'q1', text: 'When is the half?' } as const;
  expect(ask.room.dispatch(question).isDone).toBe(true);
  machine.advance(10);
  expect(desk.room.getSnapshot().state.messages).toMatchObject([
    { text: 'When is the half?', source: 'question' },
  ]);
  expect(desk.room.getSnapshot().screens.map(({ role }) => role)).toEqual(['viewer']);
});

test('two controllers that act in the same instant agree', () => {
  const { machine, open } = createTheatre();
  const desk = open();
  const booth = open();
  machine.advance(10);
  desk.room.dispatch(play());
  booth.room.dispatch(plusMinute);
  booth.room.dispatch(play());
  desk.room.dispatch({ type: 'remove-timer', timerId: 'timer-1' });
  machine.advance(10);
  expect(desk.room.getSnapshot().state).toEqual(booth.room.getSnapshot().state);
  expect(desk.room.getSnapshot().lines).toEqual(booth.room.getSnapshot().lines);
});

test('what cannot be read is set aside and said, and the room starts anew', () => {
  const { storage, open } = createTheatre();
  storage.setItem(`standby:room:${SHOW_ID}`, '{"version":1,"book":');
  const { room, figure } = open();
  expect(room.getSnapshot().storage).toBe('set-aside');
  expect(figure().remaining).toBe('10:00');
  room.dispatch(play());
  expect(storage.getItem(`standby:room:${SHOW_ID}:set-aside`)).toBe('{"version":1,"book":');
  expect(open().room.getSnapshot().storage).toBe('restored');
});

test('what a newer version stored is left alone', () => {
  const { storage, open } = createTheatre();
  const newer = '{"version":2,"scenes":[]}';
  storage.setItem(`standby:room:${SHOW_ID}`, newer);
  const { room } = open();
  room.dispatch(play());
  expect(room.getSnapshot().storage).toBe('newer');
  expect(storage.getItem(`standby:room:${SHOW_ID}`)).toBe(newer);
});
