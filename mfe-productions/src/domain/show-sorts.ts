import { type SortOption, byLatest, byOrder, byText } from '@standby/collections/list';
import { type Show, showStatuses } from './show';

/** Sort options in the order of the menu; the list begins with the first. */
export const showSorts = [
  { value: 'last-used', label: 'Last used', compare: byLatest((show) => show.lastUsed) },
  { value: 'name', label: 'Name', compare: byText((show) => show.title) },
  { value: 'created', label: 'Created date', compare: byLatest((show) => show.createdAt) },
  { value: 'status', label: 'Status', compare: byOrder(showStatuses, (show) => show.status) },
] as const satisfies readonly SortOption<Show>[];

export type ShowSort = (typeof showSorts)[number]['value'];

export const SHOWS_PER_PAGE = 12;
