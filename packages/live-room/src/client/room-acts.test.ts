import { expect, test } from 'vitest';
import { createRoomHarness } from '../testing/room-harness';
import { actsOf } from './room-acts';

function setUp() {
  const harness = createRoomHarness();
  const opened = harness.open();
  return { ...harness, ...opened, acts: actsOf(opened.room) };
}

test('Space starts and pauses the timer on air until the selection is armed', async () => {
  const { acts, figure, machine, room } = setUp();
  acts.toggle();
  expect(figure().phase).toBe('running');
  await machine.advance(3_000);
  acts.toggle();
  expect(figure()).toMatchObject({ phase: 'paused', remaining: '9:57' });
  const phases = () => [figure('timer-1').phase, figure('act-2').phase];
  room.select('act-2');
  acts.toggle();
  expect(phases()).toEqual(['running', 'idle']);
  room.arm(true);
  acts.toggle();
  expect(phases()).toEqual(['ended', 'running']);
  acts.selectOnAir();
  acts.toggle();
  expect(phases()).toEqual(['ended', 'paused']);
  acts.reset();
  expect(figure().phase).toBe('idle');
  room.undo();
  acts.repeat('timer-1');
  expect(phases()).toEqual(['running', 'ended']);
  acts.end('timer-1');
  expect(phases()).toEqual(['ended', 'ended']);
  expect(room.getSnapshot().timerId).toBe('intermission');
});

test('minutes are given and taken, down to zero', async () => {
  const { acts, figure } = setUp();
  acts.addMinute();
  expect(figure().remaining).toBe('11:00');
  for (let minute = 0; minute < 11; minute += 1) acts.takeMinute();
  expect(figure().remaining).toBe('0:00');
  expect(acts.takeMinute()).toEqual({ isDone: false, refusal: 'at-zero' });
});

test('selecting the previous and the next tab wraps around', async () => {
  const { acts, room } = setUp();
  acts.selectPrevious();
  expect(room.getSnapshot().timerId).toBe('act-2');
  acts.selectNext();
  expect(room.getSnapshot().timerId).toBe('timer-1');
});

test('timers are added, renamed, set, moved and removed, and removing is undone', async () => {
  const { acts, room } = setUp();
  const names = () => room.getSnapshot().state.timers.map(({ name }) => name);
  acts.addTimer({
    name: 'Act 3',
    durationMs: 60_000,
    warningMs: 10_000,
    startsNext: false,
    isOnItsOwn: true,
  });
  const id = room.getSnapshot().state.timers[3]?.id ?? '';
  expect(room.getSnapshot().state.timers[3]).toMatchObject({ isOnItsOwn: true });
  acts.editTimer(id, { name: 'Finale', setting: { durationMs: 120_000, warningMs: 10_000 } });
  acts.moveTimer(id, -1);
  expect(names()).toEqual(['Timer 1', 'Intermission', 'Finale', 'Act 2']);
  expect(acts.moveTimer('timer-1', -1)).toEqual({ isDone: false, refusal: 'no-change' });
  acts.removeTimer('timer-1');
  expect(names()).toEqual(['Intermission', 'Finale', 'Act 2']);
  room.undo();
  expect(names()).toEqual(['Timer 1', 'Intermission', 'Finale', 'Act 2']);
});

test('messages are trimmed, sent, shown, cleared and removed', async () => {
  const { acts, room } = setUp();
  const state = () => room.getSnapshot().state;
  expect(acts.sendMessage('   ')).toEqual({ isDone: false, refusal: 'empty' });
  expect(acts.sendMessage('x'.repeat(281))).toEqual({ isDone: false, refusal: 'too-long' });
  acts.sendMessage('  Half an hour ');
  acts.ask('When?');
  expect(state().messages.map(({ text, source }) => [text, source])).toEqual([
    ['Half an hour', 'room'],
    ['When?', 'question'],
  ]);
  const id = state().messages[0]?.id ?? '';
  expect(acts.setFocus(true)).toEqual({ isDone: false, refusal: 'nothing-shown' });
  acts.showMessage(id);
  acts.setFocus(true);
  expect(state()).toMatchObject({ shownMessageId: id, isFocused: true });
  acts.clearMessage();
  expect(state().shownMessageId).toBeNull();
  expect(acts.setFocus(false).isDone).toBe(true);
  acts.removeMessage(id);
  expect(state().messages).toHaveLength(1);
});

test('viewers go dark, flash, and take their settings', async () => {
  const { acts, room } = setUp();
  acts.setBlackout(true);
  expect(acts.flash().isDone).toBe(true);
  expect(acts.flash()).toEqual({ isDone: false, refusal: 'flash-cooldown' });
  const { viewer } = room.getSnapshot().state;
  acts.customize({ ...viewer, theme: 'light', isMirrored: true });
  acts.beginReport();
  expect(room.getSnapshot().state).toMatchObject({
    isBlackout: true,
    viewer: { theme: 'light', isMirrored: true },
  });
});

test('one Save is one act: undone as a whole, and refused as a whole', () => {
  const { acts, room } = setUp();
  const before = room.getSnapshot().state;
  const setting = { color: null, note: 'Stand by', armedForMs: null } as const;
  const saved = acts.setRundown('act-2', { ...setting, trigger: { kind: 'after-previous' } });
  expect(saved.isDone).toBe(true);
  expect(room.getSnapshot().revision).toBe(1);
  expect(room.getSnapshot().state).not.toEqual(before);
  expect(room.undo().isDone).toBe(true);
  expect(room.getSnapshot().state).toEqual(before);

  // The moment has passed, so the note is not saved either.
  const late = { ...setting, armedForMs: 1, trigger: { kind: 'time', minuteOfDay: 0 } } as const;
  expect(acts.setRundown('act-2', late)).toEqual({ isDone: false, refusal: 'not-ahead' });
  expect(room.getSnapshot().state).toEqual(before);

  acts.sendAndShow('Places, please');
  expect(room.getSnapshot().revision).toBe(3);
  room.undo();
  expect(room.getSnapshot().state).toMatchObject({ messages: [], shownMessageId: null });
});
