import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '@standby/room-engine/testing/property-runs';
import { describeLine } from '../domain/event-log/log-line-text';
import { nextRelease, withoutBlackout } from '../testing/release-formats';
import { createRoomHarness } from '../testing/room-harness';

const play = (timerId = 'timer-1') => ({ type: 'play', timerId }) as const;
const pause = (timerId = 'timer-1') => ({ type: 'pause', timerId }) as const;
const plusMinute = { type: 'adjust', timerId: 'timer-1', byMs: 60_000 } as const;

test('an act can be undone for ten seconds, and no longer', async () => {
  const { machine, open } = createRoomHarness();
  const { room, figure } = open();
  room.dispatch(plusMinute);
  expect(room.getSnapshot().undoable.map(({ line }) => describeLine(line, '24-hour'))).toEqual([
    'Timer 1 +1m, now 11:00',
  ]);
  await machine.advance(9_999);
  expect(room.undo().isDone).toBe(true);
  expect(figure().remaining).toBe('10:00');

  room.dispatch(plusMinute);
  await machine.advance(10_001);
  expect(room.getSnapshot().undoable).toEqual([]);
  expect(room.undo()).toEqual({ isDone: false, refusal: 'too-late' });
  expect(figure().remaining).toBe('11:00');
});

test('undoing a pause costs the timer nothing, even if another window acted meanwhile', async () => {
  const { machine, open } = createRoomHarness();
  const desk = open();
  const booth = open();
  await machine.advance(10);
  desk.room.dispatch(play());
  await machine.advance(5_000);
  desk.room.dispatch(pause());
  await machine.advance(2_000);
  booth.room.dispatch(plusMinute);
  await machine.advance(2_000);
  desk.room.undo();
  await machine.advance(1_000);
  expect(desk.figure()).toMatchObject({ remaining: '10:50', phase: 'running' });
  expect(booth.figure()).toEqual(desk.figure());
});

test('Z undoes the acts of this window, not the acts of another one', async () => {
  const { machine, open } = createRoomHarness();
  const desk = open();
  const booth = open();
  await machine.advance(10);
  desk.room.dispatch(play());
  await machine.advance(10);
  booth.room.dispatch({ type: 'blackout', isOn: true });
  await machine.advance(10);
  desk.room.undo();
  await machine.advance(10);
  const { state } = booth.room.getSnapshot();
  expect(state.isBlackout).toBe(true);
  expect(state.timers[0]?.run.phase).toBe('idle');
});

test('a selection changes nothing in another window; a timer that comes on air moves the windows that follow', async () => {
  const { machine, open } = createRoomHarness();
  const desk = open();
  const booth = open();
  const viewer = open('viewer');
  await machine.advance(10);
  const shown = () => [desk, booth, viewer].map(({ room }) => room.getSnapshot().timerId);
  const { revision } = desk.room.getSnapshot();
  desk.room.select('act-2');
  await machine.advance(10);
  expect(shown()).toEqual(['act-2', 'timer-1', 'timer-1']);
  // The other desk sees the timer that this one looks at.
  const seen = () =>
    booth.room.getSnapshot().screens.flatMap(({ name, selected = [] }) => [name, selected].flat());
  expect(seen()).toEqual(['Controller 1', 'act-2', 'Viewer 1']);
  expect(booth.room.getSnapshot().revision).toBe(revision);
  booth.room.select('intermission');
  const go = { type: 'go', timerId: 'act-2', isRepeat: false } as const;
  desk.room.dispatch(go);
  await machine.advance(10);
  // A selected timer stays until the person goes back to the one on air.
  expect(shown()).toEqual(['act-2', 'intermission', 'act-2']);
  expect(seen()).toEqual(['Controller 1', 'Viewer 1']);
  booth.room.select('act-2');
  desk.room.dispatch({ ...go, timerId: 'timer-1' });
  await machine.advance(10);
  expect(shown()).toEqual(['timer-1', 'timer-1', 'timer-1']);
  booth.room.follow(false);
  desk.room.dispatch(go);
  await machine.advance(10);
  expect(shown()).toEqual(['act-2', 'timer-1', 'act-2']);
  booth.room.follow(true);
  expect(shown()).toEqual(['act-2', 'act-2', 'act-2']);
});

test('no selection of any window ever changes the room, or what another window shows', async () => {
  const timerId = fc.constantFrom('timer-1', 'intermission', 'act-2', 'gone');
  const look = fc.record({ window: fc.nat(2), timerId, arms: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(look, { maxLength: 12 }), async (looks) => {
      const { machine, open } = createRoomHarness();
      const windows = [open(), open(), open('viewer')].map(({ room }) => room);
      await machine.advance(10);
      windows[0]?.dispatch(play());
      await machine.advance(10);
      const before = windows.map((room) => room.getSnapshot());
      const selected = before.map((snapshot) => snapshot.timerId);
      for (const { window, timerId: id, arms } of looks) {
        windows[window]?.select(id);
        windows[window]?.arm(arms);
        selected[window] = id === 'gone' ? 'timer-1' : id;
        await machine.advance(10);
        const after = windows.map((room) => room.getSnapshot());
        expect(after.map(({ state }) => state)).toEqual(before.map(({ state }) => state));
        expect(after.map(({ revision }) => revision)).toEqual(
          before.map(({ revision }) => revision),
        );
        expect(after.map((snapshot) => snapshot.timerId)).toEqual(selected);
      }
    }),
    { numRuns: propertyRuns(30) },
  );
});

test('a selection stays armed until another is chosen, it comes on air or it is removed', async () => {
  const { machine, open } = createRoomHarness();
  const desk = open();
  const booth = open();
  await machine.advance(10);
  const armed = () => desk.room.getSnapshot().isArmed;
  const arm = (timerId: string) => {
    desk.room.select(timerId);
    desk.room.arm(true);
    return armed();
  };
  expect(arm('timer-1')).toBe(false);
  expect(arm('act-2')).toBe(true);
  desk.room.select('intermission');
  expect(armed()).toBe(false);
  expect(arm('act-2')).toBe(true);
  booth.room.dispatch({ type: 'go', timerId: 'intermission', isRepeat: false });
  await machine.advance(10);
  expect([armed(), desk.room.getSnapshot().timerId]).toEqual([true, 'act-2']);
  booth.room.dispatch({ type: 'remove-timer', timerId: 'act-2' });
  await machine.advance(10);
  expect([armed(), desk.room.getSnapshot().timerId]).toEqual([false, 'intermission']);
});

test('viewers cannot change the room, and the ask page can only ask', async () => {
  const { machine, open } = createRoomHarness();
  const desk = open();
  const viewer = open('viewer');
  const ask = open('ask');
  await machine.advance(10);
  expect(viewer.room.dispatch(play())).toEqual({ isDone: false, refusal: 'not-allowed' });
  expect(ask.room.dispatch(play())).toEqual({ isDone: false, refusal: 'not-allowed' });
  const question = { type: 'ask', messageId: 'q1', text: 'When is the half?' } as const;
  expect(ask.room.dispatch(question).isDone).toBe(true);
  await machine.advance(600);
  expect(desk.room.getSnapshot().state.messages).toMatchObject([
    { text: 'When is the half?', source: 'question' },
  ]);
  expect(desk.room.getSnapshot().screens.map(({ role }) => role)).toEqual(['viewer']);
});

test('two controllers that act in the same instant agree', async () => {
  const { machine, open } = createRoomHarness();
  const desk = open();
  const booth = open();
  await machine.advance(10);
  desk.room.dispatch(play());
  booth.room.dispatch(plusMinute);
  booth.room.dispatch(play());
  desk.room.dispatch({ type: 'remove-timer', timerId: 'timer-1' });
  await machine.advance(10);
  expect(desk.room.getSnapshot().state).toEqual(booth.room.getSnapshot().state);
  expect(desk.room.getSnapshot().lines).toEqual(booth.room.getSnapshot().lines);
});

test('windows of two releases agree on everything that both know', async () => {
  const { machine, open } = createRoomHarness();
  const older = open('controller', withoutBlackout);
  const newer = open('controller', nextRelease);
  await machine.advance(10);
  newer.room.dispatch({ type: 'blackout', isOn: true });
  older.room.dispatch(play());
  newer.room.dispatch(plusMinute);
  await machine.advance(5_000);
  older.room.undo();
  await machine.advance(10);
  const { isBlackout, ...shown } = newer.room.getSnapshot().state;
  expect(isBlackout).toBe(true);
  expect(older.room.getSnapshot().state).toEqual({ ...shown, isBlackout: false });
  expect(older.figure()).toMatchObject({ remaining: '11:00', phase: 'idle' });
});
