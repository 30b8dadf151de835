import { expect, test } from 'vitest';
import { buildEventLog } from '../../testing/builders';
import { digestOf } from '../event-log/digest';
import { currentFormat } from '../event-log/document-format';
import { serializeLog } from '../event-log/serialized-log';
import { createMessageEncoder, decodeMessage, PROTOCOL_VERSION } from './protocol';

const { log, events } = buildEventLog([[0, { type: 'play', timerId: 'timer-1' }]]);
const known = digestOf(log);
const encode = createMessageEncoder('desk', 'hamlet');

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
  presence: encode.presence(presence),
  entries: encode.events(events),
  want: encode.want('booth', known),
  book: encode.log(serializeLog(log)),
  identify: encode.identify('booth'),
  leave: encode.leave(),
};

test.each(Object.entries(messages))('a %s arrives as it was sent', (kind, message) => {
  const received = decodeMessage(structuredClone(message), 'hamlet');
  expect(received).toMatchObject({ from: 'desk', body: { kind } });
});

test('what a window knows survives the journey', () => {
  const received = decodeMessage(structuredClone(messages.presence), 'hamlet');
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
      body: { kind: 'entries', entries: [{ ...events[0], role: 'viewer' }] },
    },
  ],
  [
    'another room’s log',
    createMessageEncoder('desk', 'hamlet').log({
      ...serializeLog(log),
      base: {
        ...serializeLog(log).base,
        state: { ...log.checkpoint.state, showId: 'macbeth' },
      },
    }),
  ],
])('%s is not received', (_, data) => {
  expect(decodeMessage(data, 'hamlet')).toBeUndefined();
});

test('ids that are names of an object’s own parts are only ids', () => {
  const [event] = events;
  const data = encode.events(event ? [{ ...event, by: 'constructor' }] : []);
  expect(decodeMessage(data, 'hamlet')?.body).toMatchObject({ events: [{ by: 'constructor' }] });
});
