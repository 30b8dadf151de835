export { ColumnFields, HiddenFields } from './ColumnFields';
export { RowNotes, TableNotices } from './RowNotes';
export { Group as ColumnGroup } from './screens.styles';
export { TableFileFields } from './TableFileFields';
export { useTableFile } from './useTableFile';
