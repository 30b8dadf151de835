/** A page number, or a gap between two of them. */
type PageEntry = number | 'gap-before' | 'gap-after';

const NEIGHBOURS = 1;

/**
 * Returns the entries to show: the first page, the last page and those around the current one. A gap always replaces
 * two pages or more; a single page is shown instead of a gap.
 */
export function pageEntries(page: number, pageCount: number): PageEntry[] {
  const last = Math.max(pageCount, 1);
  const from = Math.max(page - NEIGHBOURS, 1);
  const to = Math.min(page + NEIGHBOURS, last);
  const start = from <= 3 ? 1 : from;
  const end = to >= last - 2 ? last : to;
  const middle = Array.from({ length: end - start + 1 }, (_, index) => start + index);
  return [
    ...(start > 1 ? ([1, 'gap-before'] as const) : []),
    ...middle,
    ...(end < last ? (['gap-after', last] as const) : []),
  ];
}
