import { expect, test } from 'vitest';
import { linesOf } from '@standby/room-engine/log/event-log';
import { buildEventLog } from '../../testing/builders';
import { describeLine } from './log-line-text';

const OVERRIDE = '\u202E';

test('a name with an unclosed text direction does not affect the sentence around it', () => {
  const { log } = buildEventLog([
    [0, { type: 'rename-timer', timerId: 'timer-1', name: `${OVERRIDE}trap` }],
    [1, { type: 'play', timerId: 'timer-1' }],
    [2, { type: 'send-message', messageId: 'm', text: `${OVERRIDE}mot` }],
    [3, { type: 'rename-timer', timerId: 'timer-1', name: 'מלך ליר' }],
    [4, { type: 'undo', entryId: 'desk:2' }],
  ]);
  expect(linesOf(log).map((line) => describeLine(line, '24-hour'))).toEqual([
    'Timer 1 renamed trap',
    'trap started at 10:00',
    'Message: mot',
    'trap renamed \u2068מלך ליר\u2069',
    'Undone: trap started at 10:00',
  ]);
});

test('a time of day in a line uses the clock of its reader', () => {
  const armedForMs = new Date(2025, 0, 15, 19, 30).getTime();
  const { log } = buildEventLog([
    [-60_000, { type: 'arm-timer', timerId: 'timer-1', armedForMs }],
    [-59_000, { type: 'undo', entryId: 'desk:1' }],
  ]);
  const said = (clock: '24-hour' | '12-hour') =>
    linesOf(log).map((line) => describeLine(line, clock));
  expect(said('24-hour')).toEqual([
    'Timer 1 starts automatically at 19:30',
    'Undone: Timer 1 starts automatically',
  ]);
  expect(said('12-hour')).toEqual([
    'Timer 1 starts automatically at 7:30 PM',
    'Undone: Timer 1 starts automatically',
  ]);
});

test('an undone minute is described without the figure of that moment', () => {
  const { log } = buildEventLog([
    [0, { type: 'play', timerId: 'timer-1' }],
    [1_000, { type: 'adjust', timerId: 'timer-1', byMs: 60_000 }],
    [3_000, { type: 'undo', entryId: 'desk:2' }],
  ]);
  expect(linesOf(log).map((line) => describeLine(line, '24-hour'))).toEqual([
    'Timer 1 started at 10:00',
    'Timer 1 +1m, now 10:59',
    'Undone: Timer 1 +1m',
  ]);
});

test('an undone message is described whole, even if it ends like a figure', () => {
  const { log } = buildEventLog([
    [0, { type: 'send-message', messageId: 'm', text: 'Places, now please' }],
    [1, { type: 'undo', entryId: 'desk:1' }],
  ]);
  const [, undone] = linesOf(log);
  expect(undone && describeLine(undone, '24-hour')).toBe('Undone: Message: Places, now please');
});

test('the log itself keeps texts as they were written', () => {
  const { log } = buildEventLog([
    [0, { type: 'rename-timer', timerId: 'timer-1', name: `${OVERRIDE}trap` }],
    [1, { type: 'undo', entryId: 'desk:1' }],
  ]);
  expect(linesOf(log).at(-1)?.text).toBe(`Timer 1 renamed ${OVERRIDE}trap`);
});
