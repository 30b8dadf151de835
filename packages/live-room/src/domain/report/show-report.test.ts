import { expect, test } from 'vitest';
import { linesOf, stateOf } from '@standby/room-engine/log/event-log';
import { buildEventLog, compactedWhole, CURTAIN_MS } from '../../testing/builders';
import type { Act } from '../event-log/event';
import { describeLine } from '../event-log/log-line-text';
import { reportCsv } from './report-csv';
import { showReport } from './show-report';

const MINUTE = 60_000;
const of = (type: 'play' | 'pause' | 'reset' | 'remove-timer', timerId = 'timer-1') =>
  ({ type, timerId }) as const;
const adjust = (byMs: number) => ({ type: 'adjust', timerId: 'timer-1', byMs }) as const;

function reportOf(acts: readonly (readonly [number, Act])[], nowMs: number) {
  const { log } = buildEventLog(acts);
  return showReport(linesOf(log), stateOf(log), CURTAIN_MS + nowMs);
}

test('an evening without a start has an empty report', () => {
  expect(reportOf([[0, { type: 'select', timerId: 'act-2' }]], MINUTE)).toEqual({
    timers: [],
    messages: [],
    upAtMs: null,
    downAtMs: null,
    totalMs: 0,
    runningMs: 0,
  });
});

test('a timer ends when the next one goes on air, which does not count as a hold', () => {
  const { timers } = reportOf(
    [
      [0, of('play')],
      [4 * MINUTE, { type: 'go', timerId: 'act-2', isRepeat: false }],
      [9 * MINUTE, { type: 'end', timerId: 'act-2' }],
    ],
    10 * MINUTE,
  );
  const at = (minutes: number) => CURTAIN_MS + minutes * MINUTE;
  expect(timers).toMatchObject([
    { name: 'Timer 1', runs: [{ upAtMs: at(0), downAtMs: at(4) }], holds: 0 },
    { name: 'Act 2', runs: [{ upAtMs: at(4), downAtMs: at(9) }], holds: 0 },
  ]);
});

test('a show with holds, minutes, an overrun and messages', () => {
  const report = reportOf(
    [
      [0, of('play')],
      [2 * MINUTE, of('pause')],
      [5 * MINUTE, of('play')],
      [6 * MINUTE, adjust(-MINUTE)],
      // At minute 5, 7 of 9 minutes remain, until minute 12; another minute is given 30 s later.
      [12.5 * MINUTE, adjust(MINUTE)],
      [12.5 * MINUTE, { type: 'send-message', messageId: 'm1', text: 'Places' }],
      [13 * MINUTE, { type: 'ask', messageId: 'q1', text: 'When?' }],
      [13.75 * MINUTE, of('pause')],
      [20 * MINUTE, of('play', 'act-2')],
      [40 * MINUTE, of('pause', 'act-2')],
    ],
    60 * MINUTE,
  );
  expect(report).toMatchObject({
    upAtMs: CURTAIN_MS,
    downAtMs: CURTAIN_MS + 40 * MINUTE,
    totalMs: 40 * MINUTE,
    runningMs: (2 + 8.75 + 20) * MINUTE,
    messages: [
      { text: 'Places', isQuestion: false },
      { text: 'When?', isQuestion: true },
    ],
  });
  expect(report.timers).toHaveLength(2);
  expect(report.timers[0]).toMatchObject({
    name: 'Timer 1',
    upAtMs: CURTAIN_MS,
    downAtMs: CURTAIN_MS + 13.75 * MINUTE,
    runningMs: 10.75 * MINUTE,
    holds: 1,
    heldMs: 3 * MINUTE,
    adjustments: 2,
    overrunMs: 45_000,
  });
});

test('timers that run at once count only once in the running time', () => {
  const report = reportOf(
    [
      [0, of('play')],
      [MINUTE, of('play', 'act-2')],
      [4 * MINUTE, of('pause')],
      [6 * MINUTE, of('pause', 'act-2')],
    ],
    60 * MINUTE,
  );
  expect(report).toMatchObject({ runningMs: 6 * MINUTE, totalMs: 6 * MINUTE });
});

test('a running timer has no down time, and counts up to now', () => {
  const report = reportOf([[0, of('play')]], 11 * MINUTE);
  expect(report).toMatchObject({ downAtMs: null, runningMs: 11 * MINUTE, totalMs: 11 * MINUTE });
  expect(report.timers[0]).toMatchObject({ downAtMs: null, overrunMs: MINUTE });
});

test('a reset does not count as a hold, and a removed timer keeps its name and its overrun', () => {
  const report = reportOf(
    [
      [0, of('play')],
      [MINUTE, of('reset')],
      [2 * MINUTE, of('play')],
      [13 * MINUTE, of('remove-timer')],
    ],
    60 * MINUTE,
  );
  expect(report.timers[0]).toMatchObject({
    name: 'Timer 1',
    holds: 0,
    runningMs: 12 * MINUTE,
    overrunMs: MINUTE,
    downAtMs: CURTAIN_MS + 13 * MINUTE,
  });
});

test('undone acts are left out', () => {
  const acts = [
    [0, of('play')],
    [MINUTE, of('pause')],
    [MINUTE + 5_000, { type: 'undo', entryId: 'desk:2' }],
  ] as const;
  expect(reportOf(acts, 3 * MINUTE).timers[0]).toMatchObject({
    holds: 0,
    downAtMs: null,
    runningMs: 3 * MINUTE,
  });
});

test('a new report begins with the running timers', () => {
  const begun = [
    [0, of('play')],
    [0, of('play', 'act-2')],
    [5 * MINUTE, { type: 'begin-report' }],
  ] as const;
  const report = reportOf([...begun, [7 * MINUTE, of('pause')]], 9 * MINUTE);
  expect(report.timers).toMatchObject([
    { name: 'Timer 1', upAtMs: CURTAIN_MS + 5 * MINUTE, runningMs: 2 * MINUTE },
    { name: 'Act 2', upAtMs: CURTAIN_MS + 5 * MINUTE, runningMs: 4 * MINUTE, overrunMs: 0 },
  ]);
  expect(reportOf(begun, 31 * MINUTE).timers[1]).toMatchObject({ overrunMs: MINUTE });
});

test('a compaction does not change the report', () => {
  const { log } = buildEventLog([
    [0, of('play')],
    [MINUTE, of('pause')],
    [2 * MINUTE, of('play')],
    [20 * MINUTE, of('pause')],
  ]);
  const compacted = compactedWhole(log);
  const nowMs = CURTAIN_MS + 30 * MINUTE;
  expect(showReport(linesOf(compacted), stateOf(compacted), nowMs)).toEqual(
    showReport(linesOf(log), stateOf(log), nowMs),
  );
});

test('the spreadsheet contains the show, its timers and its messages', () => {
  const { log } = buildEventLog([
    [0, of('play')],
    [0, adjust(-MINUTE)],
    [10 * MINUTE, of('pause')],
    [10 * MINUTE, { type: 'ask', messageId: 'q1', text: '=When, "exactly"?' }],
  ]);
  const report = showReport(linesOf(log), stateOf(log), CURTAIN_MS + 11 * MINUTE);
  expect(reportCsv(report, stateOf(log), 'Hamlet', 'UTC').split('\r\n')).toEqual([
    'Kind,Name,Up,Down,Running,Total,Holds,Held,Adjustments,Adjusted by (s),Overrun,Text',
    'Show,Hamlet,2025-01-15 19:30:00,2025-01-15 19:40:00,0:10:00,0:10:00,,,,,,',
    'Timer,Timer 1,2025-01-15 19:30:00,2025-01-15 19:40:00,0:10:00,,0,0:00:00,1,-60,0:01:00,',
    'Question,,2025-01-15 19:40:00,,,,,,,,,"\'=When, ""exactly""?"',
    '',
  ]);
});

test.each<[Act, string]>([
  [of('play'), 'Timer 1 started at 10:00'],
  [adjust(MINUTE), 'Timer 1 +1m, now 11:00'],
  [adjust(-MINUTE), 'Timer 1 −1m, now 9:00'],
  [adjust(30_000), 'Timer 1 +0:30, now 10:30'],
  [{ type: 'select', timerId: 'act-2' }, 'Act 2 put live'],
  [{ type: 'go', timerId: 'act-2', isRepeat: false }, 'Act 2 started at 30:00'],
  [{ type: 'set-on-its-own', timerId: 'act-2', isOn: true }, 'Act 2 runs on its own'],
  [{ type: 'rename-timer', timerId: 'timer-1', name: 'Act 1' }, 'Timer 1 renamed Act 1'],
  [of('remove-timer'), 'Timer 1 removed'],
  [{ type: 'send-message', messageId: 'm1', text: 'Places' }, 'Message: Places'],
  [{ type: 'ask', messageId: 'm1', text: 'When?' }, 'Question: When?'],
  [{ type: 'blackout', isOn: true }, 'Blackout'],
  [{ type: 'flash' }, 'Flash'],
])('the log describes %o as: %s', (act, text) => {
  const { log } = buildEventLog([[0, act]]);
  expect(linesOf(log).map((line) => describeLine(line, '24-hour'))).toEqual([text]);
});

test('the log tells where a timer was paused, how an overrun was adjusted, and which act was undone', () => {
  const { log } = buildEventLog([
    [0, of('play')],
    [10.5 * MINUTE, of('pause')],
    [10.6 * MINUTE, adjust(MINUTE)],
    [10.7 * MINUTE, { type: 'undo', entryId: 'desk:3' }],
  ]);
  expect(linesOf(log).map((line) => [describeLine(line, '24-hour'), line.isUndone])).toEqual([
    ['Timer 1 started at 10:00', false],
    ['Timer 1 paused at 0:30 over', false],
    ['Timer 1 +1m, now 1:00', true],
    ['Undone: Timer 1 +1m', false],
  ]);
});
