/** Marks the file as UTF-8. Some spreadsheets would otherwise use their own code page. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Hands a table to the browser as a file. */
export function downloadCsv(fileName: string, csv: string): void {
  downloadFile(fileName, new Blob([BYTE_ORDER_MARK, csv], { type: 'text/csv;charset=utf-8' }));
}

export function downloadFile(fileName: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // By the next task the download has begun and no longer needs the address.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
