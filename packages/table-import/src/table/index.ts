export {
  type Choice,
  columnChoices,
  headerChoices,
  NO_HEADER,
  tableNotices,
  unusedColumns,
} from './column-choice';
export { cutText } from './cut-text';
export { withoutFormulaGuards } from './formula-guard';
export { lossesOf, messagesOf } from './row-notes';
export {
  type Encoding,
  ENCODINGS,
  FILE_MAX_BYTES,
  type RowNote,
  type Sheet,
  type SheetRow,
  type TableFile,
} from './sheet';
export {
  columnName,
  type ColumnNames,
  findHeader,
  type Mapping,
  mappingByNames,
  shownRows,
  type Table,
  type TableChoice,
  tableOf,
  unreadText,
} from './table';
