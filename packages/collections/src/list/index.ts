/** How a list is searched, sorted and cut into pages. No React and no browser. */
export { paginate, type Page } from './paginate';
export { readListQuery, writeListQuery, type ListQuery } from './list-query';
export { createSearch, fold, type Search } from './search';
export { byLatest, byOrder, byText, type Compare, type SortOption } from './sort';
