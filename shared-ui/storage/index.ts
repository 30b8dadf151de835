export { createBrowserCollection } from './browser-collection';
export type { BrowserCollectionOptions, BrowserEnvironment, Stamp } from './browser-collection';
export { changesBetween } from './changes';
export type { Collection, Identified, Removed } from './collection';
export { CollectionError, limitMessage } from './errors';
export type { FailureReason, Noun } from './errors';
export { fieldErrors } from './field-errors';
export type { FieldErrors } from './field-errors';
export { idSchema } from './ids';
export { instantSchema } from './instant';
export {
  byLatest,
  byOrder,
  byText,
  createSearch,
  fold,
  paginate,
  readListQuery,
  writeListQuery,
} from './list';
export type { Compare, ListQuery, Page, Search, SortOption } from './list';
export type { Notice, NoticeKind } from './notices';
export { quoted, shortened } from './shortened';
export type { KeyValueStorage } from './store';
