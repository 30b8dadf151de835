export {
  type Choice,
  columnChoices,
  headerChoices,
  NO_HEADER,
  tableNotices,
  unusedColumns,
} from './column-choice';
export { type CutText, cutText } from './cut-text';
export { guardFormulas, withoutFormulaGuards } from './formula-guard';
export { lossesOf, messagesOf, type RowMessage } from './row-notes';
export {
  type Encoding,
  ENCODINGS,
  FILE_MAX_BYTES,
  isFilled,
  type RowNote,
  ROWS_MAX,
  type Sheet,
  type SheetRow,
  type TableFile,
} from './sheet';
export {
  columnName,
  type ColumnNames,
  fieldsOf,
  findHeader,
  type Mapping,
  mappingByNames,
  shownRows,
  type Table,
  type TableChoice,
  tableOf,
  unreadText,
} from './table';
