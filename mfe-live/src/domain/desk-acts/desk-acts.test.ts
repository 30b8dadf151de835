import { ask, sendMessage } from '@standby/live-room/testing/desk-acts';
import { createRoomHarness } from '@standby/live-room/testing/room-harness';
import { timerMoveAct } from '@standby/live-room/domain/timer/timer-form';
import { expect, test } from 'vitest';
import { sendingAct } from './message-acts';
import { rundownAct } from './rundown-act';
import { minuteAct, toggleAct } from './shown-timer-acts';
import { newTimerAct, timerChangeAct } from './timer-acts';

function setUp() {
  const harness = createRoomHarness();
  const opened = harness.open();
  return { ...harness, ...opened };
}

test('Space starts and pauses the timer on air until the selection is armed', async () => {
  const { figure, machine, room } = setUp();
  const toggle = () => room.dispatch(toggleAct(room.getSnapshot()));
  toggle();
  expect(figure().phase).toBe('running');
  await machine.advance(3_000);
  toggle();
  expect(figure()).toMatchObject({ phase: 'paused', remaining: '9:57' });
  const phases = () => [figure('timer-1').phase, figure('act-2').phase];
  room.select('act-2');
  toggle();
  expect(phases()).toEqual(['running', 'idle']);
  room.arm(true);
  toggle();
  expect(phases()).toEqual(['ended', 'running']);
  room.select(room.getSnapshot().state.selectedTimerId);
  toggle();
  expect(phases()).toEqual(['ended', 'paused']);
  room.dispatch({ type: 'reset', timerId: room.getSnapshot().timerId });
  expect(figure().phase).toBe('idle');
  room.undo();
  room.dispatch({ type: 'go', timerId: 'timer-1', isRepeat: true });
  expect(phases()).toEqual(['running', 'ended']);
  room.dispatch({ type: 'end', timerId: 'timer-1' });
  expect(phases()).toEqual(['ended', 'ended']);
  expect(room.getSnapshot().timerId).toBe('intermission');
});

test('minutes are given and taken, down to zero', async () => {
  const { room, figure } = setUp();
  room.dispatch(minuteAct(room.getSnapshot(), 1));
  expect(figure().remaining).toBe('11:00');
  for (let minute = 0; minute < 11; minute += 1) room.dispatch(minuteAct(room.getSnapshot(), -1));
  expect(figure().remaining).toBe('0:00');
  expect(room.dispatch(minuteAct(room.getSnapshot(), -1))).toEqual({
    isDone: false,
    refusal: 'at-zero',
  });
});

test('timers are added, renamed, set, moved and removed, and removing is undone', async () => {
  const { room } = setUp();
  const names = () => room.getSnapshot().state.timers.map(({ name }) => name);
  room.dispatch(
    newTimerAct(room.newId(), {
      name: 'Act 3',
      durationMs: 60_000,
      warningMs: 10_000,
      startsNext: false,
      isOnItsOwn: true,
    }),
  );
  const id = room.getSnapshot().state.timers[3]?.id ?? '';
  expect(room.getSnapshot().state.timers[3]).toMatchObject({ isOnItsOwn: true });
  room.dispatch(
    timerChangeAct(id, { name: 'Finale', setting: { durationMs: 120_000, warningMs: 10_000 } }),
  );
  room.dispatch(timerMoveAct(room.getSnapshot().state, id, -1));
  expect(names()).toEqual(['Timer 1', 'Intermission', 'Finale', 'Act 2']);
  expect(room.dispatch(timerMoveAct(room.getSnapshot().state, 'timer-1', -1))).toEqual({
    isDone: false,
    refusal: 'no-change',
  });
  room.dispatch({ type: 'remove-timer', timerId: 'timer-1' });
  expect(names()).toEqual(['Intermission', 'Finale', 'Act 2']);
  room.undo();
  expect(names()).toEqual(['Timer 1', 'Intermission', 'Finale', 'Act 2']);
});

test('messages are trimmed, sent, shown, cleared and removed', async () => {
  const { room } = setUp();
  const state = () => room.getSnapshot().state;
  expect(sendMessage(room, '   ')).toEqual({ isDone: false, refusal: 'empty' });
  expect(sendMessage(room, 'x'.repeat(281))).toEqual({ isDone: false, refusal: 'too-long' });
  sendMessage(room, '  Half an hour ');
  ask(room, 'When?');
  expect(state().messages.map(({ text, source }) => [text, source])).toEqual([
    ['Half an hour', 'room'],
    ['When?', 'question'],
  ]);
  const id = state().messages[0]?.id ?? '';
  room.dispatch({ type: 'show-message', messageId: id });
  room.dispatch({ type: 'focus', isOn: true });
  expect(state()).toMatchObject({ shownMessageId: id, isFocused: true });
  room.dispatch({ type: 'clear-message' });
  expect(state().shownMessageId).toBeNull();
  expect(room.dispatch({ type: 'focus', isOn: false }).isDone).toBe(true);
  room.dispatch({ type: 'remove-message', messageId: id });
  expect(state().messages).toHaveLength(1);
});

test('viewers go dark, flash, and take their settings', async () => {
  const { room } = setUp();
  room.dispatch({ type: 'blackout', isOn: true });
  expect(room.dispatch({ type: 'flash' }).isDone).toBe(true);
  expect(room.dispatch({ type: 'flash' })).toEqual({ isDone: false, refusal: 'flash-cooldown' });
  const { viewer } = room.getSnapshot().state;
  room.dispatch({ type: 'customize', viewer: { ...viewer, theme: 'light', isMirrored: true } });
  room.dispatch({ type: 'begin-report' });
  expect(room.getSnapshot().state).toMatchObject({
    isBlackout: true,
    viewer: { theme: 'light', isMirrored: true },
  });
});

test('one Save is one act: undone as a whole, and refused as a whole', () => {
  const { room } = setUp();
  const before = room.getSnapshot().state;
  const setting = { color: null, note: 'Stand by', armedForMs: null } as const;
  const saved = room.dispatch(
    rundownAct(room.getSnapshot().state, 'act-2', {
      ...setting,
      trigger: { kind: 'after-previous' },
    }),
  );
  expect(saved.isDone).toBe(true);
  expect(room.getSnapshot().revision).toBe(1);
  expect(room.getSnapshot().state).not.toEqual(before);
  expect(room.undo().isDone).toBe(true);
  expect(room.getSnapshot().state).toEqual(before);

  // The moment has passed, so the note is not saved either.
  const late = { ...setting, armedForMs: 1, trigger: { kind: 'time', minuteOfDay: 0 } } as const;
  expect(room.dispatch(rundownAct(room.getSnapshot().state, 'act-2', late))).toEqual({
    isDone: false,
    refusal: 'not-ahead',
  });
  expect(room.getSnapshot().state).toEqual(before);

  room.dispatch(
    sendingAct('Places, please', { messageId: room.newId(), screenIds: null, until: undefined }),
  );
  expect(room.getSnapshot().revision).toBe(3);
  room.undo();
  expect(room.getSnapshot().state).toMatchObject({ messages: [], shownMessageId: null });
});
