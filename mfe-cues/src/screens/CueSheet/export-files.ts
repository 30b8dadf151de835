import type { CueSheet } from '@standby/live-room/domain/state/cue-sheet';
import { sheetJson } from '../../domain/cues/sheet-json';
import { sheetCsv, sheetRows } from '../../domain/cues/sheet-table';
import { downloadCsv, downloadFile } from '@standby/table-import/write/download';

/** Downloads the sheet as a CSV file. */
export function exportCsv(title: string, { cues }: CueSheet): void {
  downloadCsv(`${title} cues.csv`, sheetCsv(cues));
}

export function exportJson(title: string, sheet: CueSheet): void {
  const file = new Blob([sheetJson(title, sheet)], { type: 'application/json' });
  downloadFile(`${title} cues.json`, file);
}

export async function exportXlsx(title: string, { cues }: CueSheet): Promise<void> {
  const { writeXlsx, XLSX_TYPE } = await import('@standby/table-import/write/xlsx');
  const file = new Blob([writeXlsx(title, sheetRows(cues))], { type: XLSX_TYPE });
  downloadFile(`${title} cues.xlsx`, file);
}
