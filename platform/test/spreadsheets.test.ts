import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sheet } from '../../packages/table-import/src/table/sheet.ts';
import { readBytes, readFixture } from '../../packages/table-import/src/testing/fixtures.ts';
import { toCsv } from '../../packages/table-import/src/write/csv.ts';
import { writeXlsx } from '../../packages/table-import/src/write/xlsx.ts';
import { ensureSpreadsheetPrograms } from './spreadsheet-programs.ts';

const programs = ensureSpreadsheetPrograms(Boolean(process.env['CI']));

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'standby-spreadsheets-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function run(command: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', cwd: folder });
  if (status !== 0) throw new Error(`${command} ended with ${status}: ${stderr}`);
  return stdout;
}

const python = (script: string): string => run(programs?.python ?? '', ['-c', script]);

/** Converts files of the folder with LibreOffice, several in one run, because a start takes seconds. */
function convert(format: string, files: readonly string[], ...options: readonly string[]): void {
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  const args = ['--headless', ...options, '--convert-to', format, '--outdir', folder];
  run(programs?.office ?? '', [profile, ...args, ...files.map((file) => join(folder, file))]);
}

async function firstSheet(bytes: Uint8Array): Promise<Sheet> {
  const [sheet] = (await readBytes(bytes, 'cues')).sheets;
  if (!sheet) throw new Error('The file has no sheet.');
  return sheet;
}

const cellsOf = ({ rows }: Sheet): (readonly string[])[] => rows.map(({ cells }) => cells);

/** Reads labels that programs mistake for formulas, dates and numbers. */
async function hardRows(): Promise<(readonly string[])[]> {
  const [sheet] = (await readFixture('labels-like-formulas.csv')).sheets;
  return sheet ? cellsOf(sheet) : [];
}

describe.skipIf(!programs)('openpyxl', () => {
  it('reads an exported workbook cell by cell', async () => {
    const rows = await hardRows();
    writeFileSync(join(folder, 'ours.xlsx'), writeXlsx('Cues', rows));
    // openpyxl leaves the decoding of characters such as `_x005F_` to its caller.
    const read = python(`
import json, openpyxl
from openpyxl.utils.escape import unescape
sheet = openpyxl.load_workbook('ours.xlsx').active
print(json.dumps([[unescape(cell.value) for cell in row] for row in sheet.iter_rows()]))`);
    expect(JSON.parse(read)).toEqual(rows);
  });

  it('writes dates, merged cells, hidden rows and columns, and formulas that the import can read', async () => {
    python(`
import datetime, openpyxl
book = openpyxl.Workbook()
sheet = book.active
for row in [['Cue', 'Scene', 'At', 'Label'], [1, '1.1', datetime.time(19, 30), '=A2'], [2, None, datetime.date(2025, 4, 3), 'b'], [3, '2', None, 'c']]:
    sheet.append(row)
sheet.merge_cells('B2:B3')
sheet.row_dimensions[4].hidden = True
sheet.column_dimensions['C'].hidden = True
book.save('theirs.xlsx')`);
    const { rows, hiddenColumns } = await firstSheet(readFileSync(join(folder, 'theirs.xlsx')));
    expect(hiddenColumns).toEqual(new Set([2]));
    expect(rows.slice(1)).toMatchObject([
      { cells: ['1', '1.1', '19:30:00', ''], unread: new Map([[3, 'no-result']]) },
      { cells: ['2', '1.1', '2025-04-03', 'b'] },
      { cells: ['3', '2', '', 'c'], isHidden: true },
    ]);
  });
});

describe.skipIf(!programs)('LibreOffice', () => {
  const sheetOf = (file: string): Promise<Sheet> => firstSheet(readFileSync(join(folder, file)));

  beforeAll(async () => {
    writeFileSync(join(folder, 'sheet.xlsx'), writeXlsx('Cues', await hardRows()));
    python(`
import openpyxl
book = openpyxl.Workbook()
sheet = book.active
for row in [['Cue', 'Price', 'Label'], [1, 9, 'a'], [2, 8, 'b']]:
    sheet.append(row)
sheet.column_dimensions['B'].hidden = True
sheet.row_dimensions[3].hidden = True
book.save('hidden.xlsx')`);
    convert('ods', ['sheet.xlsx', 'hidden.xlsx']);
  });

  it('preserves an exported workbook, as .ods and as .xlsx', async () => {
    const rows = await hardRows();
    expect(cellsOf(await sheetOf('sheet.ods'))).toEqual(rows);
    writeFileSync(join(folder, 'again.ods'), readFileSync(join(folder, 'sheet.ods')));
    convert('xlsx', ['again.ods']);
    // LibreOffice's own workbooks have no tabs within cells.
    const withoutTabs = rows.map((cells) => cells.map((text) => text.replaceAll('\t', '')));
    expect(cellsOf(await sheetOf('again.xlsx'))).toEqual(withoutTabs);
  });

  it('keeps rows and columns hidden in .ods', async () => {
    const { rows, hiddenColumns } = await sheetOf('hidden.ods');
    expect(hiddenColumns).toEqual(new Set([1]));
    expect(rows.map(({ isHidden }) => isHidden === true)).toEqual([false, false, true]);
  });

  it.each([',', ';'])('finds no formula in an exported CSV file, split at “%s”', (separator) => {
    const cells = ['LX 1', '=1+1', 'a;=40+2', 'b; @SUM(1)'];
    writeFileSync(join(folder, 'plain.csv'), `${cells.join(separator)}\n`);
    writeFileSync(join(folder, 'exported.csv'), toCsv([cells]));
    // The filter has separator, quotation mark and UTF-8 in the form of LibreOffice's text import.
    const filter = `--infilter=CSV:${separator.charCodeAt(0)},34,76`;
    convert('fods', ['plain.csv', 'exported.csv'], filter);
    const hasFormula = (file: string): boolean =>
      readFileSync(join(folder, file), 'utf8').includes('table:formula');
    expect(hasFormula('plain.fods')).toBe(true);
    expect(hasFormula('exported.fods')).toBe(false);
  });
});
