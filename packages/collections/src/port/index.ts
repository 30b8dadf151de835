/** The port to a list of items, with its rules for ids, dates and errors, without React and without a browser. */
export { changesBetween, conflictingFields } from './changes';
export type {
  Collection,
  CollectionOfMany,
  Identified,
  ManyAtOnce,
  Notice,
  NoticeKind,
  Removed,
} from './collection';
export { CollectionError, conflictMessage, EditConflict, limitMessage } from './errors';
export type { FailureReason, Noun } from './errors';
export { idSchema, newId } from './ids';
export { instantSchema } from './instant';
export type { ListDefinition, Stamp } from './list';
export type { PagedState, PageQuery, Pages, ReadPage } from './pages';
