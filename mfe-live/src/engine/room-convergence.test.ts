import { expect, test } from 'vitest';
import { nextRelease, withoutBlackout } from '../testing/release-formats';
import { createRoomHarness } from '../testing/room-harness';

const play = (timerId = 'timer-1') => ({ type: 'play', timerId }) as const;
const pause = (timerId = 'timer-1') => ({ type: 'pause', timerId }) as const;
const plusMinute = { type: 'adjust', timerId: 'timer-1', byMs: 60_000 } as const;

test('an act can be undone for ten seconds, and no longer', () => {
  const { machine, open } = createRoomHarness();
  const { room, figure } = open();
  room.dispatch(plusMinute);
  expect(room.getSnapshot().undoable.map(({ text }) => text)).toEqual(['Timer 1 +1m, now 11:00']);
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
  const { machine, open } = createRoomHarness();
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
  const { machine, open } = createRoomHarness();
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
  const { machine, open } = createRoomHarness();
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
  const { machine, open } = createRoomHarness();
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
  const { machine, open } = createRoomHarness();
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

test('windows of two releases agree on everything that both know', () => {
  const { machine, open } = createRoomHarness();
  const older = open('controller', withoutBlackout);
  const newer = open('controller', nextRelease);
  machine.advance(10);
  newer.room.dispatch({ type: 'blackout', isOn: true });
  older.room.dispatch(play());
  newer.room.dispatch(plusMinute);
  machine.advance(5_000);
  older.room.undo();
  machine.advance(10);
  const { isBlackout, ...shown } = newer.room.getSnapshot().state;
  expect(isBlackout).toBe(true);
  expect(older.room.getSnapshot().state).toEqual({ ...shown, isBlackout: false });
  expect(older.figure()).toMatchObject({ remaining: '11:00', phase: 'idle' });
});
