import { toCsv } from '@standby/table-import/write/csv';
import { writeXlsx, XLSX_TYPE } from '@standby/table-import/write/xlsx';
import { peopleRows } from '../../domain/people-file';
import type { Person } from '../../domain/person';

/** Byte order mark; without it, some spreadsheets read UTF-8 as their own code page. */
const BYTE_ORDER_MARK = '\uFEFF';

function download(fileName: string, parts: BlobPart[], type: string): void {
  const address = URL.createObjectURL(new Blob(parts, { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // By the next task the download has begun and no longer needs the address.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

const fileName = (title: string, ending: string): string => `${title} company.${ending}`;

/** Downloads the company as a CSV file, which *Import* reads again. */
export const exportCsv = (title: string, people: readonly Person[]): void =>
  download(
    fileName(title, 'csv'),
    [BYTE_ORDER_MARK, toCsv(peopleRows(people))],
    'text/csv;charset=utf-8',
  );

/** Downloads the company as a workbook, which *Import* reads again. */
export const exportXlsx = (title: string, people: readonly Person[]): void =>
  download(fileName(title, 'xlsx'), [writeXlsx(title, peopleRows(people))], XLSX_TYPE);
