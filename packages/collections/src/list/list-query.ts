/** The search, order and page that the person chose. */
export interface ListQuery<Sort extends string = string> {
  readonly search: string;
  readonly sort: Sort;
  readonly page: number;
}

/** Reads the query from a URL; missing and invalid parts take their initial values. */
export function readListQuery<Sort extends string>(
  params: URLSearchParams,
  sorts: readonly [{ readonly value: Sort }, ...{ readonly value: Sort }[]],
): ListQuery<Sort> {
  const asked = sorts.find(({ value }) => value === params.get('sort'));
  const page = Number(params.get('page'));
  return {
    search: params.get('search') ?? '',
    sort: (asked ?? sorts[0]).value,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** Writes the query into a URL's parameters. It omits the initial state and keeps other parameters. */
export function writeListQuery<Sort extends string>(
  params: URLSearchParams,
  query: ListQuery<Sort>,
  sorts: readonly [{ readonly value: Sort }, ...{ readonly value: Sort }[]],
): URLSearchParams {
  const written = new URLSearchParams(params);
  const set = (name: string, value: string, initial: string): void => {
    if (value === initial) written.delete(name);
    else written.set(name, value);
  };
  set('search', query.search, '');
  set('sort', query.sort, sorts[0].value);
  set('page', String(query.page), '1');
  return written;
}
