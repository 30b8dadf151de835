import { expect, test } from 'vitest';
import { buildEventLog } from '../../testing/builders';
import { linesOf } from './event-log';
import { describeLine } from './log-line-text';

const OVERRIDE = '\u202E';

test('a name with a direction that it does not end turns nothing of the sentence around it', () => {
  const { log } = buildEventLog([
    [0, { type: 'rename-timer', timerId: 'timer-1', name: `${OVERRIDE}trap` }],
    [1, { type: 'play', timerId: 'timer-1' }],
    [2, { type: 'send-message', messageId: 'm', text: `${OVERRIDE}mot` }],
    [3, { type: 'rename-timer', timerId: 'timer-1', name: 'מלך ליר' }],
    [4, { type: 'undo', entryId: 'desk:2' }],
  ]);
  expect(linesOf(log).map(describeLine)).toEqual([
    'Timer 1 renamed trap',
    'trap started at 10:00',
    'Message: mot',
    'trap renamed \u2068מלך ליר\u2069',
    'Undone: trap started at 10:00',
  ]);
});

test('the log itself keeps what was written', () => {
  const { log } = buildEventLog([
    [0, { type: 'rename-timer', timerId: 'timer-1', name: `${OVERRIDE}trap` }],
    [1, { type: 'undo', entryId: 'desk:1' }],
  ]);
  expect(linesOf(log).at(-1)?.text).toBe(`Timer 1 renamed ${OVERRIDE}trap`);
});
