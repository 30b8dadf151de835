import { expect, test } from 'vitest';
import { stateOf } from '@standby/room-engine/log/event-log';
import { buildEventLog, buildState, buildTimer, CURTAIN_MS } from '../../testing/builders';
import { pendingStart } from '../event-log/pending-start';
import type { Act } from '../event-log/event';
import { apply, type Command } from '../acts/acts';

const bell = buildTimer({ id: 'bell', isOnItsOwn: true });
const base = buildState();
const room = { ...base, timers: [...base.timers, bell] };
const send = { type: 'send-message', messageId: 'm1', text: 'House open' } as const;
const bound: Command = { type: 'show-message', messageId: 'm1', until: { kind: 'next-start' } };
const untilCleared: Command = { type: 'show-message', messageId: 'm1' };
const timed: Command = {
  type: 'show-message',
  messageId: 'm1',
  until: { kind: 'after', ms: 120_000 },
};
const applyAll = (...commands: Command[]) =>
  commands.reduce((state, command) => apply(state, command, CURTAIN_MS), room);

test.each<[string, Command[], boolean]>([
  ['a start on air', [{ type: 'play', timerId: 'timer-1' }], false],
  ['a start in the sequence', [{ type: 'go', timerId: 'act-2', isRepeat: false }], false],
  ['a timer on its own', [{ type: 'play', timerId: 'bell' }], true],
  ['a pause', [{ type: 'reset', timerId: 'timer-1' }], true],
  ['a look at another timer on air', [{ type: 'select', timerId: 'act-2' }], true],
])('a message until the next start, after %s (%o), is shown: %s', (_, acts, isShown) => {
  expect(applyAll(send, bound, ...acts).shownMessageId).toBe(isShown ? 'm1' : null);
  expect(applyAll(send, untilCleared, ...acts)).toMatchObject({
    shownMessageId: 'm1',
  });
});

test('resuming a held timer does not count as a start', () => {
  const held = applyAll(
    send,
    { type: 'play', timerId: 'timer-1' },
    { type: 'pause', timerId: 'timer-1' },
    bound,
    { type: 'play', timerId: 'timer-1' },
  );
  expect(held.shownMessageId).toBe('m1');
});

test('a message of two minutes disappears at its moment, once, and not before', () => {
  const shown = buildEventLog([
    [0, send],
    [0, timed],
  ]).log;
  const expire = { type: 'expire-message', messageId: 'm1' } as const;
  expect(pendingStart(shown, CURTAIN_MS)).toEqual({ act: expire, atMs: CURTAIN_MS + 120_000 });
  expect(apply(stateOf(shown), expire, CURTAIN_MS + 119_999)).toBe(stateOf(shown));
  const { log, events } = buildEventLog([[120_000, expire]], shown);
  expect(stateOf(log)).toMatchObject({ shownMessageId: null });
  expect(stateOf(log)).not.toHaveProperty('shownMessageUntil');
  expect(pendingStart(log, CURTAIN_MS + 120_000)).toBeUndefined();
  // After the undo the message is back, and stays.
  const undo: Act = { type: 'undo', entryId: `desk:${events[0]?.seq ?? 0}` };
  const undone = buildEventLog([[121_000, undo]], log).log;
  expect(stateOf(undone).shownMessageId).toBe('m1');
  expect(pendingStart(undone, CURTAIN_MS + 130_000)).toBeUndefined();
});

test.each<[string, Command]>([
  ['cleared', { type: 'clear-message' }],
  ['removed', { type: 'remove-message', messageId: 'm1' }],
  ['shown again without an end', { type: 'show-message', messageId: 'm1' }],
  ['followed by a call', { type: 'give-call', call: 'half', messageId: 'm2', text: 'Half' }],
])('an end does not remain if the message is %s', (_, command) => {
  expect(applyAll(send, timed, command)).not.toHaveProperty('shownMessageUntil');
});
