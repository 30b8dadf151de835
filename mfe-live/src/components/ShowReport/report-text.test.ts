import { describe, expect, it } from 'vitest';
import type { TimerReport } from '@standby/live-room/domain/report/show-report';
import { CURTAIN_MS } from '@standby/live-room/testing/builders';
import { adjustmentsText, holdsText, overrunText, reportFileName, timeText } from './report-text';

function buildReport(overrides: Partial<TimerReport> = {}): TimerReport {
  return {
    timerId: 'timer-1',
    name: 'Timer 1',
    runs: [],
    upAtMs: CURTAIN_MS,
    downAtMs: null,
    runningMs: 0,
    holds: 0,
    heldMs: 0,
    adjustments: 0,
    adjustedMs: 0,
    overrunMs: 0,
    ...overrides,
  };
}

describe('reportFileName', () => {
  it.each([
    ['Hamlet', 'hamlet-2025-01-15.csv'],
    ["A Midsummer Night's Dream", 'a-midsummer-nights-dream-2025-01-15.csv'],
    ['Οἰδίπους Τύραννος · Oedipus Rex', 'οἰδίπους-τύραννος-oedipus-rex-2025-01-15.csv'],
    ['../../etc: "x"', 'etc-x-2025-01-15.csv'],
    ['!!!', 'show-2025-01-15.csv'],
    ['x'.repeat(200), `${'x'.repeat(60)}-2025-01-15.csv`],
  ])('names the report of %j', (title, name) => {
    expect(reportFileName(title, CURTAIN_MS, 'UTC')).toBe(name);
  });

  it('has the date of the machine’s own evening', () => {
    expect(reportFileName('Hamlet', CURTAIN_MS, 'Asia/Tokyo')).toBe('hamlet-2025-01-16.csv');
  });
});

describe('the cells of the report', () => {
  it('tell a moment to the second, or that there is none', () => {
    expect(timeText(CURTAIN_MS, '24-hour', 'running', 'UTC')).toBe('19:30:00');
    expect(timeText(CURTAIN_MS, '12-hour', 'running', 'UTC')).toBe('7:30:00 PM');
    expect(timeText(null, '24-hour', 'running')).toBe('running');
  });

  it('count holds and how long they were', () => {
    expect(holdsText(buildReport())).toBe('–');
    expect(holdsText(buildReport({ holds: 2, heldMs: 90_000 }))).toBe('2, 0:01:30');
  });

  it.each([
    [0, 0, '–'],
    [3, 60_000, '3, +1m'],
    [2, 0, '2, ±0'],
    [1, -60_000, '1, −1m'],
    [1, -29_700, '1, −0:30'],
  ])('say what %i presses came to', (adjustments, adjustedMs, text) => {
    expect(adjustmentsText(buildReport({ adjustments, adjustedMs }))).toBe(text);
  });

  it('have an overrun from its first full second on', () => {
    expect(overrunText(buildReport({ overrunMs: 999 }))).toBe('–');
    expect(overrunText(buildReport({ overrunMs: 61_000 }))).toBe('0:01:01');
  });
});
