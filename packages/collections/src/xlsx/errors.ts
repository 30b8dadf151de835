/** A file that is no workbook, or more than is read. Its message is for a person. */
export class XlsxError extends Error {
  override readonly name = 'XlsxError';
}
