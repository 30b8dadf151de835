import * as v from 'valibot';
import { expect, test } from 'vitest';
import { buildState, CURTAIN_MS } from '../../testing/builders';
import { apply, type Command, commandSchema } from './acts';
import { MESSAGES_MAX, type RoomState, roomStateSchema } from '../state/room-schema';
import { sampleRoom, viewerLayout, wallTimeOf } from '../state/room-state';

const sample = sampleRoom('hamlet');

function names({ timers }: RoomState): string[] {
  return timers.map(({ name }) => name);
}

function applyAll(commands: readonly Command[], start: RoomState = sample): RoomState {
  return commands.reduce((state, command) => apply(state, command, CURTAIN_MS), start);
}

test('the sample room satisfies its own schema', () => {
  expect(v.parse(roomStateSchema, sample)).toEqual(sample);
});

test('selecting a tab neither stops nor changes a running timer', () => {
  const running = apply(sample, { type: 'play', timerId: 'timer-1' }, CURTAIN_MS);
  const selected = apply(running, { type: 'select', timerId: 'act-2' }, CURTAIN_MS + 5_000);
  expect(selected.timers).toBe(running.timers);
  expect(selected.selectedTimerId).toBe('act-2');
});

test('several timers run at once, independently', () => {
  const both = applyAll([
    { type: 'play', timerId: 'timer-1' },
    { type: 'play', timerId: 'act-2' },
  ]);
  const held = apply(both, { type: 'pause', timerId: 'timer-1' }, CURTAIN_MS + 3_000);
  expect(held.timers.map(({ run }) => run.phase)).toEqual(['paused', 'idle', 'running']);
});

test('a reset timer is in its initial state', () => {
  const changed = applyAll([
    { type: 'play', timerId: 'timer-1' },
    { type: 'adjust', timerId: 'timer-1', byMs: 60_000 },
  ]);
  expect(apply(changed, { type: 'reset', timerId: 'timer-1' }, CURTAIN_MS + 9_000)).toEqual(sample);
});

test.each([
  ['timer-1', null, ['Intermission', 'Act 2', 'Timer 1']],
  ['act-2', 'timer-1', ['Act 2', 'Timer 1', 'Intermission']],
  ['timer-1', 'act-2', ['Intermission', 'Timer 1', 'Act 2']],
] as const)('%s moves before %s', (timerId, beforeTimerId, expected) => {
  expect(names(applyAll([{ type: 'move-timer', timerId, beforeTimerId }]))).toEqual(expected);
});

test.each([
  ['timer-1', 'timer-1', 'intermission'],
  ['act-2', 'act-2', 'intermission'],
  ['act-2', 'timer-1', 'act-2'],
])('with %s selected, removing %s selects %s', (selectedTimerId, timerId, next) => {
  const state = apply(
    buildState({ selectedTimerId }),
    { type: 'remove-timer', timerId },
    CURTAIN_MS,
  );
  expect(state.selectedTimerId).toBe(next);
  expect(v.is(roomStateSchema, state)).toBe(true);
});

test('a removed message is no longer shown', () => {
  const state = applyAll([
    { type: 'send-message', messageId: 'm1', text: 'Half an hour' },
    { type: 'show-message', messageId: 'm1' },
    { type: 'remove-message', messageId: 'm1' },
  ]);
  expect(state).toMatchObject({ messages: [], shownMessageId: null });
});

test('a hidden question is kept but not shown, and can be accepted later', () => {
  const asked: Command[] = [
    { type: 'ask', messageId: 'q1', text: 'Is there an interval?' },
    { type: 'show-message', messageId: 'q1' },
    { type: 'hide-question', messageId: 'q1' },
    // A hidden question must be accepted again before it can be shown.
    { type: 'show-message', messageId: 'q1' },
  ];
  const hidden = applyAll(asked);
  expect(hidden).toMatchObject({
    messages: [{ id: 'q1', moderation: 'hidden' }],
    shownMessageId: null,
  });
  const accepted = applyAll([
    ...asked,
    { type: 'accept-question', messageId: 'q1' },
    { type: 'show-message', messageId: 'q1' },
  ]);
  expect(accepted).toMatchObject({
    messages: [{ id: 'q1', moderation: 'accepted' }],
    shownMessageId: 'q1',
  });
});

const questions = (count: number) =>
  Array.from({ length: count }, (_, index): Command => {
    return { type: 'ask', messageId: `q${index}`, text: 'When?' };
  });

test('the oldest messages are removed when their source has too many, but never the shown one', () => {
  const many = Array.from({ length: MESSAGES_MAX.room + 2 }, (_, index): Command => {
    return { type: 'send-message', messageId: `m${index}`, text: 'Half an hour' };
  });
  const state = applyAll([
    ...many.slice(0, 1),
    { type: 'show-message', messageId: 'm0' },
    ...many.slice(1),
  ]);
  expect(state.messages).toHaveLength(MESSAGES_MAX.room);
  expect(state.messages.slice(0, 2).map(({ id }) => id)).toEqual(['m0', 'm3']);
});

test('questions never displace the desk’s messages, and accepted questions only if no others are left', () => {
  const state = applyAll([
    { type: 'send-message', messageId: 'm1', text: 'Half an hour' },
    ...questions(MESSAGES_MAX.question),
    { type: 'accept-question', messageId: 'q0' },
    { type: 'hide-question', messageId: 'q1' },
    { type: 'ask', messageId: 'one-more', text: 'Where?' },
    { type: 'ask', messageId: 'and-one-more', text: 'Why?' },
  ]);
  const ids = state.messages.map(({ id }) => id);
  expect(ids).toHaveLength(MESSAGES_MAX.question + 1);
  expect(ids.slice(0, 3)).toEqual(['m1', 'q0', 'q3']);
  expect(ids.slice(-2)).toEqual(['one-more', 'and-one-more']);
});

test('the oldest question is removed if all were accepted', () => {
  const state = applyAll([
    ...questions(MESSAGES_MAX.question),
    ...questions(MESSAGES_MAX.question).map((_, index): Command => ({
      type: 'accept-question',
      messageId: `q${index}`,
    })),
    { type: 'ask', messageId: 'one-more', text: 'Where?' },
  ]);
  expect(state.messages.at(0)?.id).toBe('q1');
  expect(state.messages.at(-1)?.id).toBe('one-more');
});

test.each<[string, readonly Command[]]>([
  ['figure', []],
  ['figure', [{ type: 'focus', isOn: true }]],
  ['message', [{ type: 'show-message', messageId: 'm1' }]],
  [
    'focus',
    [
      { type: 'focus', isOn: true },
      { type: 'show-message', messageId: 'm1' },
    ],
  ],
  [
    'blackout',
    [
      { type: 'show-message', messageId: 'm1' },
      { type: 'blackout', isOn: true },
    ],
  ],
])('viewers show the %s after %o', (layout, commands) => {
  const first = { type: 'send-message', messageId: 'm1', text: 'Half an hour' } as const;
  expect(viewerLayout(applyAll([first, ...commands]))).toBe(layout);
});

test('a viewer set to show no messages shows none', () => {
  const state = applyAll([
    { type: 'send-message', messageId: 'm1', text: 'Half an hour' },
    { type: 'show-message', messageId: 'm1' },
    {
      type: 'customize',
      viewer: { ...sample.viewer, parts: { ...sample.viewer.parts, message: false } },
    },
  ]);
  expect(viewerLayout(state)).toBe('figure');
});

test('a release without the ring customizes the other parts, and leaves the ring as it is', () => {
  const { ring: _, ...parts } = sample.viewer.parts;
  const without = { ...sample.viewer, parts: { ...sample.viewer.parts, ring: false } };
  const state = applyAll([
    { type: 'customize', viewer: without },
    { type: 'customize', viewer: { ...sample.viewer, parts: { ...parts, name: false } } },
  ]);
  expect(state.viewer.parts).toEqual({ ...without.parts, name: false });
});

test('a corrected clock changes the time of day of a moment', () => {
  const state = applyAll([{ type: 'set-clock', offsetMs: -3_600_000 }]);
  expect(wallTimeOf(state, CURTAIN_MS)).toBe(CURTAIN_MS + 3_600_000);
});

test.each<[string, unknown]>([
  ['an empty message', { type: 'send-message', messageId: 'm1', text: '' }],
  ['a message with blanks around', { type: 'send-message', messageId: 'm1', text: ' Go ' }],
  ['a message that is too long', { type: 'ask', messageId: 'm1', text: 'x'.repeat(281) }],
  ['an id with markup', { type: 'play', timerId: '<b>' }],
  ['a part of a millisecond', { type: 'adjust', timerId: 'timer-1', byMs: 0.5 }],
  [
    'a timer without a duration',
    { type: 'add-timer', timerId: 'a', name: 'A', durationMs: 0, warningMs: 0 },
  ],
  ['an unknown act', { type: 'explode' }],
])('%s is not a valid command', (_, command) => {
  expect(v.is(commandSchema, command)).toBe(false);
});
