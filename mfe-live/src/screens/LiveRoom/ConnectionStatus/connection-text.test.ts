import { expect, it } from 'vitest';
import { clockErrorText, connectionText } from './connection-text';

const sinceMs = new Date(2026, 10, 22, 19, 42, 10).getTime();
const live = { phase: 'live', sinceMs, unsent: 0, isSending: false } as const;

it.each([
  { connection: live, tone: 'go', word: 'Live', detail: null },
  { connection: { ...live, unsent: 1 }, tone: 'go', word: 'Live' },
  {
    connection: { ...live, unsent: 1, isSending: true },
    tone: 'standby',
    word: 'Sending',
    detail: '1 act',
  },
  {
    connection: { ...live, unsent: 12, isSending: true },
    tone: 'standby',
    word: 'Sending',
    detail: '12 acts',
  },
  {
    connection: { ...live, phase: 'behind' as const },
    tone: 'stop',
    word: 'Not up to date',
    detail: 'since 19:42',
  },
  {
    connection: { ...live, phase: 'behind' as const, unsent: 1, isSending: true },
    tone: 'stop',
    word: 'Not up to date',
    detail: 'since 19:42, 1 act not acknowledged',
  },
  {
    connection: { ...live, phase: 'connecting' as const },
    tone: 'standby',
    word: 'Connecting',
    detail: null,
  },
  {
    connection: { ...live, phase: 'connecting' as const, unsent: 1 },
    tone: 'standby',
    word: 'Connecting',
    detail: '1 act not sent yet',
  },
  {
    connection: { ...live, phase: 'away' as const, unsent: 2 },
    tone: 'stop',
    word: 'Offline',
    detail: 'since 19:42, 2 acts not sent yet',
  },
  {
    connection: { ...live, phase: 'away' as const },
    tone: 'stop',
    word: 'Offline',
    detail: 'since 19:42',
  },
])('$connection.phase, $connection.unsent not sent: $word', ({ connection, ...said }) => {
  expect(connectionText(connection, '24-hour')).toMatchObject(said);
});

it('explains what happens to acts that are not stored', () => {
  const sentence = (unsent: number) =>
    connectionText({ ...live, phase: 'away', unsent }, '24-hour').sentence;
  expect(sentence(0)).toContain('Since 19:42:10 there is no connection to the server.');
  expect(sentence(0)).toContain('Everything done here is saved.');
  expect(sentence(1)).toContain(
    '1 act of this desk is saved in this browser and will be sent when',
  );
  expect(sentence(2)).toContain(
    '2 acts of this desk are saved in this browser and will be sent when',
  );
});

it.each([
  [null, 'Not measured since this page opened. Using the last known value.'],
  [0.61, 'Accurate to 0.7 ms, measured against the server.'],
  [12.2, 'Accurate to 13 ms, measured against the server.'],
])('describes a clock error of %s ms: %s', (errorMs, text) => {
  expect(clockErrorText(errorMs)).toBe(text);
});
