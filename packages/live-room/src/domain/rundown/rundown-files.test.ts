import { tableOf } from '@standby/table-import';
import { readFixture, sheetOfRows } from '@standby/table-import/testing/fixtures';
import { describe, expect, test } from 'vitest';
import { findRundownHeader, guessMapping } from './rundown-columns';
import { type ImportOptions, importRows } from './rundown-import';

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

  test('are read as hours and minutes where a person says so', async () => {
    const { items } = await importFixture('rundown-durations.csv', { reading: 'hours' });
    expect(items.find(({ name }) => name === 'Song')?.durationMs).toBe(3.5 * 3_600_000);
    expect(items.find(({ name }) => name === 'Quote')?.durationMs).toBe(1_105_000);
  });

  test('have headings, which are not timers, or notes of those below', async () => {
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
  ])('have starts, not durations, in a column of times %s', (_, times) => {
    const rows = times.map((time, place) => [time, `item ${place}`]);
    const table = tableOf(sheetOfRows([['Time', 'What'], ...rows]), findRundownHeader);
    expect(guessMapping(table)).toMatchObject({ trigger: 0, duration: null });
  });

  test('have a start and an end, neither of which is a duration', () => {
    const rows = [
      ['Title', 'Start', 'End'],
      ['Doors', '19:00', '19:30'],
    ];
    const table = tableOf(sheetOfRows(rows), findRundownHeader);
    expect(guessMapping(table)).toMatchObject({ trigger: 1, duration: null });
  });

  test('have a time that is the start beside a length', async () => {
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
});
