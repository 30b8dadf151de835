import { expect, test } from 'vitest';
import { writeBook } from './book';
import { digestOf } from './exchange';
import { currentFormat } from './format';
import { composer, PROTOCOL_VERSION, receive } from './protocol';
import { write } from './testing/builders';

const { journal, entries } = write([[0, { type: 'play', timerId: 'timer-1' }]]);
const known = digestOf(journal);
const compose = composer('desk', 'hamlet');

const presence = {
  role: 'viewer',
  number: 1,
  joinedAtMs: 0,
  visibility: 'visible',
  known,
  shown: null,
  asks: { all: true },
} as const;

const messages = {
  presence: compose.presence(presence),
  entries: compose.entries(entries),
  want: compose.want('booth', known),
  book: compose.book(writeBook(journal)),
  identify: compose.identify('booth'),
  leave: compose.leave(),
};

test.each(Object.entries(messages))('a %s arrives as it was sent', (kind, message) => {
  const received = receive(structuredClone(message), 'hamlet');
  expect(received).toMatchObject({ from: 'desk', body: { kind } });
});

test('what a window knows survives the journey', () => {
  const received = receive(structuredClone(messages.presence), 'hamlet');
  expect(received?.body).toEqual({
    kind: 'presence',
    version: currentFormat.version,
    ...presence,
  });
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['text', 'play'],
  ['something else', { type: 'webpackOk' }],
  ['another version', { ...messages.leave, version: PROTOCOL_VERSION + 1 }],
  ['another room', { ...messages.leave, room: 'macbeth' }],
  ['a strange sender', { ...messages.leave, from: '<img>' }],
  ['an unknown kind', { ...messages.leave, body: { kind: 'explode' } }],
  ['a part of a message', { ...messages.entries, body: { kind: 'entries' } }],
  [
    'a viewer that plays',
    {
      ...messages.entries,
      body: { kind: 'entries', entries: [{ ...entries[0], role: 'viewer' }] },
    },
  ],
  [
    'another room’s book',
    composer('desk', 'hamlet').book({
      ...writeBook(journal),
      base: {
        ...writeBook(journal).base,
        state: { ...journal.base.state, showId: 'macbeth' },
      },
    }),
  ],
])('%s is not received', (_, data) => {
  expect(receive(data, 'hamlet')).toBeUndefined();
});

test('ids that are names of an object’s own parts are only ids', () => {
  const [entry] = entries;
  const data = compose.entries(entry ? [{ ...entry, by: 'constructor' }] : []);
  expect(receive(data, 'hamlet')?.body).toMatchObject({ entries: [{ by: 'constructor' }] });
});
