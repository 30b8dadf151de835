import { expect, test } from 'vitest';
import { buildState, CURTAIN_MS } from '../../testing/builders';
import { type Command, refusalOf } from '../acts/acts';
import { MESSAGE_MAX } from '../state/room-schema';
import { messageLength, panelMessages, parseMessage } from './messages';

test.each([
  ['  Half an hour \n', { isSendable: true, text: 'Half an hour' }],
  ['', { isSendable: false, reason: 'empty' }],
  ['   \t\n', { isSendable: false, reason: 'empty' }],
  ['x'.repeat(MESSAGE_MAX), { isSendable: true, text: 'x'.repeat(MESSAGE_MAX) }],
  [` ${'x'.repeat(MESSAGE_MAX)} `, { isSendable: true, text: 'x'.repeat(MESSAGE_MAX) }],
  ['x'.repeat(MESSAGE_MAX + 1), { isSendable: false, reason: 'too-long' }],
  // A visible character counts as one.
  ['🎭'.repeat(MESSAGE_MAX), { isSendable: true, text: '🎭'.repeat(MESSAGE_MAX) }],
])('an input is parsed', (input, result) => {
  expect(parseMessage(input)).toEqual(result);
});

test('an emoji is one character', () => {
  expect(messageLength('🎭')).toBe(1);
});

test('the panel tells author, time, the message on the viewers, and decisions', () => {
  const state = buildState({
    messages: [
      { id: 'm1', text: 'Half an hour', source: 'room', atMs: CURTAIN_MS },
      {
        id: 'q1',
        text: 'When is the break?',
        source: 'question',
        atMs: CURTAIN_MS + 60_000,
        moderation: 'accepted',
      },
    ],
    shownMessageId: 'm1',
    shownMessageUntil: { kind: 'moment', atMs: CURTAIN_MS + 120_000 },
  });
  expect(panelMessages(state, '24-hour', {}, 'UTC')).toEqual([
    {
      id: 'm1',
      text: 'Half an hour',
      user: 'You',
      timestamp: '19:30',
      isQuestion: false,
      isDeskNote: false,
      moderation: null,
      toScreens: null,
      to: null,
      isShown: true,
      shownUntil: '19:32',
    },
    {
      id: 'q1',
      text: 'When is the break?',
      user: 'Audience',
      timestamp: '19:31',
      isQuestion: true,
      isDeskNote: false,
      moderation: 'accepted',
      toScreens: null,
      to: null,
      isShown: false,
      shownUntil: null,
    },
  ]);
});

test('viewers cannot show a note between desks', () => {
  const state = buildState({
    messages: [{ id: 'n1', text: 'House is late', source: 'desk', atMs: CURTAIN_MS }],
  });
  expect(panelMessages(state, '24-hour', { authorOf: () => 'Deputy 1' }, 'UTC')).toMatchObject([
    { user: 'Deputy 1', isDeskNote: true, isQuestion: false },
  ]);
  const acts: Command[] = [
    { type: 'show-message', messageId: 'n1' },
    { type: 'message-screens', screenIds: ['s1'], messageId: 'n1' },
  ];
  for (const act of acts) expect(refusalOf(state, act, CURTAIN_MS)).toBe('unknown-message');
});

test('a message for some screens names them, and its end there', () => {
  const message = { text: 'Places', source: 'room', atMs: CURTAIN_MS } as const;
  const state = buildState({
    messages: [
      { id: 'm1', ...message, to: ['left', 'booth', 'foyer'] },
      { id: 'm2', ...message, to: ['left'] },
    ],
    screens: [
      { id: 'left', name: 'Stage left', messageId: 'm1', messageUntil: { kind: 'next-start' } },
      { id: 'booth', name: 'Booth', messageId: 'm2' },
    ],
  });
  const screenOf = (id: string) => (id === 'foyer' ? 'Viewer 3' : undefined);
  expect(panelMessages(state, '24-hour', { screenOf }, 'UTC')).toMatchObject([
    { to: 'Stage left, Booth, Viewer 3', shownUntil: 'the next start', isShown: false },
    { to: 'Stage left', shownUntil: null },
  ]);
});
