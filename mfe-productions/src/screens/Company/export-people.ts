import { toCsv } from '@standby/table-import/write/csv';
import { downloadCsv, downloadFile } from '@standby/table-import/write/download';
import { writeXlsx, XLSX_TYPE } from '@standby/table-import/write/xlsx';
import { peopleRows } from '../../domain/people-file';
import type { Person } from '../../domain/person';

const fileName = (title: string, ending: string): string => `${title} company.${ending}`;

/** Downloads the company as a CSV file, which *Import* reads again. */
export const exportCsv = (title: string, people: readonly Person[]): void =>
  downloadCsv(fileName(title, 'csv'), toCsv(peopleRows(people)));

/** Downloads the company as a workbook, which *Import* reads again. */
export function exportXlsx(title: string, people: readonly Person[]): void {
  const file = new Blob([writeXlsx(title, peopleRows(people))], { type: XLSX_TYPE });
  downloadFile(fileName(title, 'xlsx'), file);
}
