/** Search, sorting and pages of a list, without React and without a browser. */
export { paginate, type Page } from './paginate';
export { readListQuery, writeListQuery, type ListQuery } from './list-query';
export { createSearch, fold, type Search } from './search';
export { byLatest, byOrder, byText, type Compare, type SortOption } from './sort';
