import { tableOf } from '@standby/table-import';
import { readBytes, readFixture, sheetOfRows } from '@standby/table-import/testing/fixtures';
import { writeXlsx } from '@standby/table-import/write/xlsx';
import { describe, expect, test } from 'vitest';
import { readClock } from './clock-text';
import { findRundownHeader, guessMapping } from './rundown-columns';
import { type ImportOptions, importRows } from './rundown-import';
import { guessReadingOf } from './rundown-lengths';

async function importFixture(name: string, options: Partial<ImportOptions> = {}) {
  const [sheet = sheetOfRows([])] = (await readFixture(name, 'timers')).sheets;
  const table = tableOf(sheet, findRundownHeader);
  return importRows(table, { mapping: guessMapping(table), reading: 'minutes', ...options });
}

describe('rundowns of other tools', () => {
  test('have durations in many forms', async () => {
    const { items, problems } = await importFixture('rundown-durations.csv');
    expect(
      Object.fromEntries(items.map(({ name, durationMs }) => [name, durationMs / 1_000])),
    ).toEqual({
      Opening: 3_600,
      Song: 210,
      'Long one': 5_400,
      Five: 300,
      Seconds: 90,
      Spoken: 210,
      Decimal: 150,
      Excel: 210,
      AM: 1_800,
      Quote: 1_105,
    });
    expect(problems).toEqual([{ row: 9, text: 'The duration is under one second.' }]);
  });

  test('are read as hours and minutes if a person chooses this', async () => {
    const { items } = await importFixture('rundown-durations.csv', { reading: 'hours' });
    expect(items.find(({ name }) => name === 'Song')?.durationMs).toBe(3.5 * 3_600_000);
    expect(items.find(({ name }) => name === 'Quote')?.durationMs).toBe(1_105_000);
  });

  test('may have headings, which become neither timers nor, unless chosen, notes', async () => {
    const { items, problems, headings } = await importFixture('rundown-sections.csv');
    expect(items.map(({ name }) => name)).toEqual(['Opening', 'Song', 'Finale']);
    expect(items[0]?.trigger).toEqual({ kind: 'time', minuteOfDay: 1_170 });
    expect(headings.map(({ row, text }) => `${row} ${text}`)).toEqual(['2 ACT ONE', '5 ACT TWO']);
    expect(problems).toEqual([]);
    const noted = await importFixture('rundown-sections.csv', { notesHeadings: true });
    expect(noted.items.map(({ setting }) => setting.note)).toEqual([
      'ACT ONE',
      'ACT ONE',
      'ACT TWO',
    ]);
  });

  test.each([
    ['in halves of the day', ['7:00 PM', '7:30 PM', '8:25 PM']],
    ['with one digit', ['9:00', '10:30', '13:00']],
    ['over midnight', ['23:00', '23:45', '00:15']],
  ])('may have starts instead of durations in a column of times %s', (_, times) => {
    const rows = times.map((time, place) => [time, `item ${place}`]);
    const table = tableOf(sheetOfRows([['Time', 'What'], ...rows]), findRundownHeader);
    expect(guessMapping(table)).toMatchObject({ trigger: 0, duration: null });
  });

  test('may have a start and an end, neither of which is a duration', () => {
    const rows = [
      ['Title', 'Start', 'End'],
      ['Doors', '19:00', '19:30'],
    ];
    const table = tableOf(sheetOfRows(rows), findRundownHeader);
    expect(guessMapping(table)).toMatchObject({ trigger: 1, duration: null });
  });

  test('may have a time, which is the start beside a length', async () => {
    const { items } = await importFixture('rundown-start-times.csv');
    expect(
      items.map(({ name, durationMs, trigger }) => [name, durationMs / 60_000, trigger]),
    ).toEqual([
      ['Doors', 30, { kind: 'time', minuteOfDay: 1_140 }],
      ['Act 1', 55, { kind: 'time', minuteOfDay: 1_170 }],
      ['Interval', 20, { kind: 'time', minuteOfDay: 1_225 }],
      ['Act 2', 50, { kind: 'time', minuteOfDay: 1_245 }],
    ]);
  });

  test('may stand in a workbook', async () => {
    const bytes = writeXlsx('Rundown', [
      ['Hamlet'],
      ['Title', 'Time', 'Length'],
      ['Doors', '19:00', '30:00'],
    ]);
    const [sheet = sheetOfRows([])] = (await readBytes(bytes, 'timers')).sheets;
    const table = tableOf(sheet, findRundownHeader);
    const { items } = importRows(table, { mapping: guessMapping(table), reading: 'minutes' });
    expect(items).toMatchObject([
      { name: 'Doors', durationMs: 1_800_000, trigger: { kind: 'time', minuteOfDay: 1_140 } },
    ]);
  });

  const readRows = (...rows: string[][]) => {
    const table = tableOf(sheetOfRows(rows), findRundownHeader);
    const mapping = guessMapping(table);
    return importRows(table, { mapping, reading: guessReadingOf(table, mapping) });
  };
  const lengthsOf = ({ items }: ReturnType<typeof importRows>) =>
    items.map(({ name, durationMs }) => [name, durationMs / 60_000]);

  test('with only starts get lengths until the next start, even over midnight', () => {
    const result = readRows(
      ['Time', 'Title'],
      ['22:30', 'Act 2'],
      ['', 'PARTY'],
      ['23:45', 'Speeches'],
      ['00:15', 'Dance'],
      ['01:00', 'End'],
    );
    expect(lengthsOf(result)).toEqual([
      ['Act 2', 75],
      ['Speeches', 30],
      ['Dance', 45],
    ]);
    expect(result.headings.map(({ text }) => text)).toEqual(['PARTY']);
    expect(result.problems).toEqual([
      { row: 6, text: 'The length is unknown: there is no end, and no start in a row below.' },
    ]);
  });

  test('with starts and ends get the lengths between them', () => {
    const result = readRows(
      ['Title', 'Start', 'End'],
      ['Doors', '7:00 PM', '7:25 PM'],
      ['Act 1', '7:30 PM', '8:25 PM'],
    );
    expect(lengthsOf(result)).toEqual([
      ['Doors', 25],
      ['Act 1', 55],
    ]);
    expect(result.items[1]?.trigger).toEqual({ kind: 'time', minuteOfDay: 1_170 });
    expect(result.problems).toEqual([]);
  });

  test('with a missing duration use the time until the next start, with a notice', () => {
    const { items } = readRows(
      ['Title', 'Start', 'Duration'],
      ['Doors', '19:00', ''],
      ['Act 1', '19:30', '55:00'],
    );
    expect(items.map(({ durationMs, notices }) => [durationMs / 60_000, notices])).toEqual([
      [30, ['The duration is missing: it is the time until the start below.']],
      [55, []],
    ]);
  });

  test('are read as hours and minutes if their starts imply this', () => {
    const rows = (first: string, second: string) =>
      readRows(
        ['Title', 'Start', 'Length'],
        ['Doors', '19:00', first],
        ['Act 1', '19:30', second],
        ['Interval', '20:35', '0:20'],
      );
    expect(lengthsOf(rows('0:30', '1:05'))).toEqual([
      ['Doors', 30],
      ['Act 1', 65],
      ['Interval', 20],
    ]);
    expect(lengthsOf(rows('30:00', '65:00'))).toEqual([
      ['Doors', 30],
      ['Act 1', 65],
      ['Interval', 1 / 3],
    ]);
  });

  test('are read without rows that sum the others', () => {
    const result = readRows(['Title', 'Duration'], ['Opening', '10:00'], ['Total time', '10:00']);
    expect(lengthsOf(result)).toEqual([['Opening', 10]]);
    expect(result.leftOut).toEqual([{ row: 3, text: '“Total time” is a total row, not a timer.' }]);
  });

  test.each([
    [['Titel', 'Dauer', 'Beginn', 'Bemerkung']],
    [['Titre', 'Durée', 'Début', 'Remarques']],
    [['Título', 'Duración', 'Inicio', 'Notas']],
    [['Item Title', 'Planned Duration', 'Time Start', 'Notes']],
    [['title', 'duration', 'timeStart', 'note']],
  ])('may name their columns differently: %j', (header) => {
    const { items } = readRows(header, ['Doors', '30 min', '19:00', 'x']);
    expect(items).toMatchObject([
      {
        name: 'Doors',
        durationMs: 1_800_000,
        trigger: { kind: 'time', minuteOfDay: 1_140 },
        setting: { note: 'x' },
      },
    ]);
  });
});

test.each([
  ['19:30', 1_170],
  ['7:30 PM', 1_170],
  ['7:30pm', 1_170],
  ['19h30', 1_170],
  ['19.30 Uhr', 1_170],
  ['19h', 1_140],
  ['19:30:00', 1_170],
  ['2025-03-01 19:30', 1_170],
  ['2025-03-01T19:30:00', 1_170],
  ['01/03/2025 7:30 PM', 1_170],
  ['19:30:15', undefined],
  ['25:00', undefined],
  ['soon', undefined],
])('the start %s is read as minute %s of the day', (text, minute) => {
  expect(readClock(text)).toBe(minute);
});
