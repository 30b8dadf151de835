import { expect, test } from 'vitest';
import { buildState, buildTimer, CURTAIN_MS, runningTimer } from '../../testing/builders';
import { apply, type Command, refusalOf } from './acts';
import { grantedRole, hasPermission, WINDOW_ROLES } from './permissions';
import { TIMERS_MAX } from '../state/room-schema';
import { sampleRoom } from '../state/room-state';
import { type Refusal } from '../rules/refusals';

const message = { id: 'm1', text: 'Half an hour', source: 'room', atMs: CURTAIN_MS } as const;
const sample = sampleRoom('hamlet');
const running = buildState({ timers: [runningTimer(), ...sample.timers.slice(1)] });
const single = buildState({ timers: [buildTimer()] });
const full = buildState({
  timers: Array.from({ length: TIMERS_MAX }, (_, index) => buildTimer({ id: `timer-${index}` })),
  selectedTimerId: 'timer-0',
});
const shown = buildState({ messages: [message], shownMessageId: 'm1' });
const flashed = buildState({ flash: { atMs: CURTAIN_MS - 1_000 } });
const long = buildState({ timers: [buildTimer({ durationMs: 86_400_000 })] });
const empty = buildState({ timers: [buildTimer({ adjustedMs: -600_000 })] });

const extra = {
  type: 'add-timer',
  timerId: 'extra',
  name: 'Extra',
  durationMs: 60_000,
  warningMs: 0,
} as const;

test.each<[string, Command, typeof sample, Refusal | undefined]>([
  ['a standing timer', { type: 'play', timerId: 'timer-1' }, sample, undefined],
  ['a running timer', { type: 'play', timerId: 'timer-1' }, running, 'already-running'],
  ['a removed timer', { type: 'play', timerId: 'gone' }, sample, 'unknown-timer'],
  ['another one beside it', { type: 'play', timerId: 'act-2' }, running, undefined],
  ['a running timer', { type: 'pause', timerId: 'timer-1' }, running, undefined],
  ['a standing timer', { type: 'pause', timerId: 'timer-1' }, sample, 'not-running'],
  ['a removed timer', { type: 'pause', timerId: 'gone' }, sample, 'unknown-timer'],
  ['a running timer', { type: 'reset', timerId: 'timer-1' }, running, undefined],
  ['a full timer', { type: 'reset', timerId: 'timer-1' }, sample, 'nothing-to-reset'],
  ['a changed timer', { type: 'reset', timerId: 'timer-1' }, empty, undefined],
  ['a removed timer', { type: 'reset', timerId: 'gone' }, sample, 'unknown-timer'],
  ['time left', { type: 'adjust', timerId: 'timer-1', byMs: -60_000 }, sample, undefined],
  ['none left', { type: 'adjust', timerId: 'timer-1', byMs: -60_000 }, empty, 'at-zero'],
  ['none left', { type: 'adjust', timerId: 'timer-1', byMs: 60_000 }, empty, undefined],
  ['a day', { type: 'adjust', timerId: 'timer-1', byMs: 60_000 }, long, 'at-limit'],
  ['time left', { type: 'adjust', timerId: 'timer-1', byMs: 0 }, sample, 'no-change'],
  ['a removed timer', { type: 'adjust', timerId: 'gone', byMs: 1 }, sample, 'unknown-timer'],
  ['another tab', { type: 'select', timerId: 'act-2' }, sample, undefined],
  ['this tab', { type: 'select', timerId: 'timer-1' }, sample, 'already-selected'],
  ['a removed timer', { type: 'select', timerId: 'gone' }, sample, 'unknown-timer'],
  ['room for it', extra, sample, undefined],
  ['no room for it', extra, full, 'too-many-timers'],
  ['the same id', { ...extra, timerId: 'act-2' }, sample, 'id-taken'],
  ['a new name', { type: 'rename-timer', timerId: 'act-2', name: 'Act 3' }, sample, undefined],
  ['the same name', { type: 'rename-timer', timerId: 'act-2', name: 'Act 2' }, sample, 'no-change'],
  ['several timers', { type: 'remove-timer', timerId: 'act-2' }, sample, undefined],
  ['one timer', { type: 'remove-timer', timerId: 'timer-1' }, single, 'last-timer'],
  ['a removed timer', { type: 'remove-timer', timerId: 'gone' }, sample, 'unknown-timer'],
  ['a new message', { type: 'send-message', messageId: 'm2', text: 'Go' }, shown, undefined],
  ['the same message', { type: 'send-message', messageId: 'm1', text: 'Go' }, shown, 'id-taken'],
  ['the same question', { type: 'ask', messageId: 'm1', text: 'Go?' }, shown, 'id-taken'],
  ['a message', { type: 'remove-message', messageId: 'm1' }, shown, undefined],
  ['no such message', { type: 'remove-message', messageId: 'm2' }, shown, 'unknown-message'],
  ['no such message', { type: 'show-message', messageId: 'm2' }, shown, 'unknown-message'],
  ['no question', { type: 'hide-question', messageId: 'm1' }, shown, 'unknown-message'],
  ['no such question', { type: 'accept-question', messageId: 'm2' }, shown, 'unknown-message'],
  ['the shown message', { type: 'show-message', messageId: 'm1' }, shown, 'already-shown'],
  ['a shown message', { type: 'clear-message' }, shown, undefined],
  ['no shown message', { type: 'clear-message' }, sample, 'nothing-shown'],
  ['no focus', { type: 'focus', isOn: true }, sample, undefined],
  ['no focus', { type: 'focus', isOn: false }, sample, 'no-change'],
  ['no flash before', { type: 'flash' }, sample, undefined],
  ['a flash a second ago', { type: 'flash' }, flashed, 'flash-cooldown'],
  ['light', { type: 'blackout', isOn: true }, sample, undefined],
  ['light', { type: 'blackout', isOn: false }, sample, 'no-change'],
  ['a clock that was set', { type: 'set-clock', offsetMs: -3_600_000 }, sample, undefined],
  ['the same correction', { type: 'set-clock', offsetMs: 12 }, sample, 'no-change'],
])('given %s, %o', (_, command, state, refusal) => {
  expect(refusalOf(state, command, CURTAIN_MS)).toBe(refusal);
  const after = apply(state, command, CURTAIN_MS);
  if (refusal) expect(after).toBe(state);
  else expect(after).not.toBe(state);
});

test.each([
  ['timer-1', 'timer-1', 'no-change'],
  ['timer-1', 'intermission', 'no-change'],
  ['timer-1', 'act-2', undefined],
  ['timer-1', null, undefined],
  ['act-2', null, 'no-change'],
  ['act-2', 'timer-1', undefined],
  ['gone', 'timer-1', 'unknown-timer'],
  ['act-2', 'gone', 'unknown-timer'],
] as const)('moving %s before %s is refused as %s', (timerId, beforeTimerId, refusal) => {
  const command = { type: 'move-timer', timerId, beforeTimerId } as const;
  expect(refusalOf(sample, command, CURTAIN_MS)).toBe(refusal);
});

test.each([
  ['play', ['controller']],
  ['adjust', ['controller', 'deputy']],
  ['give-call', ['controller', 'deputy']],
  ['send-desk-note', ['controller', 'deputy']],
  ['undo', ['controller', 'deputy']],
  ['blackout', ['controller']],
  ['ask', ['controller', 'ask']],
  ['answer-call', ['controller', 'deputy', 'department', 'ask']],
  ['set-clock', ['controller', 'deputy', 'department', 'viewer', 'ask']],
  ['acknowledge-cues', ['controller', 'department']],
  ['go-cues', ['controller']],
  ['add-cues', ['controller']],
] as const)('permission for %s is given to %o', (type, roles) => {
  expect(WINDOW_ROLES.filter((role) => hasPermission(role, type))).toEqual(roles);
});

test.each([
  ['controller', 'controller', 'controller'],
  ['controller', 'deputy', 'deputy'],
  ['controller', 'department', 'viewer'],
  ['controller', 'viewer', 'viewer'],
  ['deputy', 'controller', 'deputy'],
  ['department', 'controller', 'department'],
  ['department', 'deputy', 'department'],
  ['department', 'department', 'department'],
  ['department', 'viewer', 'viewer'],
  ['viewer', 'controller', 'viewer'],
  ['ask', 'controller', 'viewer'],
] as const)('a page for a %s, opened as %s, becomes a %s', (asked, allowed, granted) => {
  expect(grantedRole(asked, allowed)).toBe(granted);
});
