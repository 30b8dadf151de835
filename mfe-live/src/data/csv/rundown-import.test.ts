import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tableOf } from '@standby/table-import';
import { readText } from '@standby/table-import/file';
import { sheetOfRows } from '@standby/table-import/testing/fixtures';
import { buildEventLog, buildTimer } from '@standby/live-room/testing/builders';
import { linesOf, stateOf } from '@standby/room-engine/log/event-log';
import { describeLine } from '@standby/live-room/domain/event-log/log-line-text';
import { TIMER_COLORS, type Timer } from '@standby/live-room/domain/state/room-schema';
import type { EventLog } from '@standby/live-room';
import { CSV_COLUMNS, rundownCsv } from '../../domain/rundown/rundown-csv';
import {
  findRundownHeader,
  guessMapping,
  type Mapping,
} from '../../domain/rundown/rundown-columns';
import { importRows, timersOf } from '../../domain/rundown/rundown-import';

const mapping: Mapping = {
  name: 0,
  duration: 1,
  color: 2,
  note: 3,
  trigger: 4,
  own: 5,
  end: null,
};
const rows = (...cells: string[][]) =>
  importRows(sheetOfRows(cells), { mapping, reading: 'minutes' });

describe('the columns', () => {
  test.each([
    ['an export', [[...CSV_COLUMNS], ['Act 1', '90']], true, [0, 1, 2, 3, 4, 5]],
    [
      'other words',
      [
        ['Duration', 'TITLE', 'Remarks'],
        ['90', 'Act 1', ''],
      ],
      true,
      [1, 0, null, 2, null, null],
    ],
    [
      'no header',
      [
        ['1', 'Act 1', '1:30:00'],
        ['2', 'Act 2', '90'],
      ],
      false,
      [1, 2, null, null, null, null],
    ],
    [
      'unknown words',
      [
        ['Was', 'Wie lang'],
        ['Akt 1', '90'],
      ],
      true,
      [0, 1, null, null, null, null],
    ],
    [
      'no durations',
      [
        ['Name', 'Note'],
        ['Act 1', 'dark'],
      ],
      true,
      [0, null, null, 1, null, null],
    ],
  ])('are found in a file with %s', (_, table, isHeaderThere, expected) => {
    const read = tableOf(sheetOfRows(table), findRundownHeader);
    expect(read.header !== null).toBe(isHeaderThere);
    const { name, duration, color, note, trigger, own } = guessMapping(read);
    expect([name, duration, color, note, trigger, own]).toEqual(expected);
  });
});

describe('a row', () => {
  test.each([
    ['90', 5_400_000],
    ['90:00', 5_400_000],
    ['1:30:00', 5_400_000],
    ['0:30', 30_000],
  ])('has the duration %s', (duration, durationMs) => {
    expect(rows(['Act 1', duration]).items[0]?.durationMs).toBe(durationMs);
  });

  test.each([
    [['', '90'], 'The name is missing.'],
    [['Act 1', '', 'Amber'], 'The duration is missing.'],
    [['Act 1', 'long'], '“long” is not a valid duration. Write 90, 90:00 or 1:30:00.'],
    [['Act 1', '0'], 'The duration is under one second.'],
    [['Act 1', '25:00:00'], 'The duration is over 24 hours.'],
  ])('%j is reported with its problem', (cells, text) => {
    expect(rows(cells)).toEqual({
      items: [],
      problems: [{ row: 1, text }],
      headings: [],
      leftOut: [],
    });
  });

  test.each([
    [['A'.repeat(45), '90'], 'The name has 45 characters; cut after 40: “AAAAA”.'],
    [
      ['Bell', '1', '', '', '', 'perhaps'],
      '“perhaps” is neither yes nor no, so the timer runs in the sequence.',
    ],
    [
      ['Act 1', '90', 'mauve'],
      '“mauve” is not a colour here, so it has none. Use Amber, Blue, Green, Red, White.',
    ],
    [['Act 1', '90', '', 'x'.repeat(203)], 'The note has 203 characters; cut after 200: “xxx”.'],
    [
      ['Act 1', '90', '', '', 'after previous'],
      'No timer comes before this one, so it starts by hand.',
    ],
    [
      ['Act 1', '90', '', '', '25:00'],
      '“25:00” is not a start, so it starts by hand. Write manual, after previous or a time such as 19:30.',
    ],
  ])('%j is imported, with a notice of its losses', (cells, notice) => {
    expect(rows(cells)).toMatchObject({ items: [{ row: 1, notices: [notice] }], problems: [] });
  });

  test('has all its errors in one message, with the row number of a spreadsheet', () => {
    const table = [['Name', 'Duration'], ['Act 1', '90'], [''], ['', 'x'], ['Act 2', '30']];
    const { items, problems } = importRows(tableOf(sheetOfRows(table), findRundownHeader), {
      mapping,
      reading: 'minutes',
    });
    expect(items.map(({ row, name }) => [row, name])).toEqual([
      [2, 'Act 1'],
      [5, 'Act 2'],
    ]);
    expect(problems).toEqual([
      {
        row: 4,
        text: 'The name is missing. “x” is not a valid duration. Write 90, 90:00 or 1:30:00.',
      },
    ]);
  });

  test('is an error if it is not CSV', () => {
    const row = { number: 1, cells: ['Act 1', '90'], problem: 'A quotation mark is not closed.' };
    expect(importRows({ rows: [row] }, { mapping, reading: 'minutes' }).problems).toEqual([
      { row: 1, text: 'A quotation mark is not closed.' },
    ]);
  });
});

test('an import restores the timers of an export', () => {
  const text = (maxLength: number) =>
    fc
      .string({ minLength: 1, maxLength, unit: 'grapheme-ascii' })
      .map((value) => value.trim())
      .filter((value) => value !== '');
  const timer = fc.record({
    name: text(40),
    durationMs: fc.integer({ min: 1, max: 86_399 }).map((seconds) => seconds * 1_000),
    color: fc.option(fc.constantFrom(...TIMER_COLORS), { nil: undefined }),
    note: fc.option(text(200), { nil: undefined }),
    startsNext: fc.boolean(),
    startsAtMinute: fc.option(fc.nat(1_439), { nil: undefined }),
    isOnItsOwn: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(timer, { minLength: 1, maxLength: 24 }), (settings) => {
      const timers = settings.map((setting, place): Timer => {
        const { color, note, startsAtMinute, isOnItsOwn } = setting;
        const before = settings.slice(0, place).findLast((other) => !other.isOnItsOwn);
        const isChained = !isOnItsOwn && before?.startsNext === true;
        const isLast = isOnItsOwn || settings.slice(place + 1).every((other) => other.isOnItsOwn);
        return buildTimer({
          id: `t${place}`,
          name: setting.name,
          durationMs: setting.durationMs,
          warningMs: Math.min(60_000, setting.durationMs),
          ...(color && { color }),
          ...(note !== undefined && { note }),
          ...(setting.startsNext && !isLast && { startsNext: true }),
          ...(isOnItsOwn && { isOnItsOwn }),
          // The file has no time of day for a timer that starts automatically.
          ...(startsAtMinute !== undefined && !isChained && { startsAtMinute }),
        });
      });
      const [sheet = sheetOfRows([])] = readText(rundownCsv(timers), 'timers').sheets;
      const table = tableOf(sheet, findRundownHeader);
      expect(table.header?.cells).toEqual(CSV_COLUMNS);
      const { items, problems } = importRows(table, {
        mapping: guessMapping(table),
        reading: 'minutes',
      });
      expect(problems).toEqual([]);
      let ids = -1;
      const imported = timersOf(items, () => `t${(ids += 1)}`);
      expect(imported.map((one) => buildTimer(one))).toEqual(timers);
    }),
  );
});

describe('an import in the log', () => {
  const { items } = rows(['Overture', '5', 'A'], ['Act 1', '90', '', 'Strobe', 'after previous']);
  const timers = timersOf(
    items,
    (() => {
      let ids = 0;
      return () => `new-${(ids += 1)}`;
    })(),
  );
  const namesOf = (log: EventLog) => stateOf(log).timers.map(({ name }) => name);

  test('adds its timers in one act', () => {
    const { log } = buildEventLog([[0, { type: 'import-timers', timers, isReplacing: false }]]);
    expect(namesOf(log)).toEqual(['Timer 1', 'Intermission', 'Act 2', 'Overture', 'Act 1']);
    expect(stateOf(log).timers[3]).toMatchObject({ color: 'amber', startsNext: true });
    expect(linesOf(log).map((line) => describeLine(line, '24-hour'))).toEqual([
      'Rundown imported, 2 timers',
    ]);
    const undone = buildEventLog([[1_000, { type: 'undo', entryId: 'desk:1' }]], log);
    expect(namesOf(undone.log)).toEqual(['Timer 1', 'Intermission', 'Act 2']);
  });

  test('replaces all timers but the running one', () => {
    const { log } = buildEventLog([
      [0, { type: 'play', timerId: 'act-2' }],
      [0, { type: 'import-timers', timers, isReplacing: true }],
    ]);
    expect(namesOf(log)).toEqual(['Act 2', 'Overture', 'Act 1']);
    expect(stateOf(log).selectedTimerId).toBe('act-2');
  });

  test('is refused a second time, and if there would be too many timers', () => {
    const many = Array.from({ length: 22 }, (_, place) => buildNew(`many-${place}`));
    const { log } = buildEventLog([
      [0, { type: 'import-timers', timers: many, isReplacing: false }],
      [0, { type: 'import-timers', timers, isReplacing: false }],
      [0, { type: 'import-timers', timers, isReplacing: false }],
    ]);
    expect(log.steps.map(({ outcome }) => outcome)).toEqual([
      'too-many-timers',
      'done',
      'id-taken',
    ]);
  });
});

function buildNew(id: string) {
  return { id, name: id, durationMs: 60_000, warningMs: 0 };
}
