export interface Page<T> {
  readonly items: readonly T[];
  /** Number of the page, from 1; an empty list also has page 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly total: number;
}

/** Returns one page of a list. A number beyond either end gives the page at that end. */
export function paginate<T>(items: readonly T[], wanted: number, pageSize: number): Page<T> {
  const pageCount = Math.max(1, Math.ceil(items.length / pageSize));
  const page = Math.min(Math.max(1, Math.trunc(wanted) || 1), pageCount);
  return {
    items: items.slice((page - 1) * pageSize, page * pageSize),
    page,
    pageCount,
    total: items.length,
  };
}
