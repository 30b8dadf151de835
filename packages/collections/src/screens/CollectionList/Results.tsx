import { memo, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { paginate } from '../../list';
import { useListAddress } from '../useListAddress';
import { useTurnedPage } from '../useTurnedPage';
import { ResultsPage } from './ResultsPage';
import type { ResultsOptions } from './list-rules';

interface ResultsProps<T> extends Omit<ResultsOptions<T>, 'tools'> {
  readonly items: readonly T[];
  /** Search text of the results; it may be a keystroke behind the field, and ahead of the address. */
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

function useResults<T>({ rules, items, search, renderRows }: ResultsProps<T>) {
  const { sorts } = rules;
  const pageSize = renderRows ? Math.max(1, items.length) : rules.pageSize;
  const { query, isAsItBegins, replace, searchWith } = useListAddress(sorts);

  const sorted = useMemo(() => {
    const { compare } = sorts.find(({ value }) => value === query.sort) ?? sorts[0];
    return items.toSorted(compare);
  }, [items, sorts, query.sort]);
  const found = useMemo(() => rules.search(sorted, search), [rules, sorted, search]);

  const isSettled = search === query.search;
  return {
    isAsItBegins: isAsItBegins(search),
    isSettled,
    // A new search starts at its first page, before the address changes.
    sorting: { sort: query.sort, onSort: (sort: string) => replace({ sort }) },
    page: paginate(found, isSettled ? query.page : 1, pageSize),
    linkTo: (page: number) => <Link to={{ search: searchWith({ search, page }) }} />,
  };
}

function ResultsOf<T>(props: ResultsProps<T>) {
  const { items, hasLead = false, ...rest } = props;
  const { isAsItBegins, ...results } = useResults(props);
  useTurnedPage(rest.resultsRef);
  return <ResultsPage {...rest} {...results} all={items.length} isLed={hasLead && isAsItBegins} />;
}

/** Shows a page of the items that match a search, or a text about an empty result. */
export const Results = memo(ResultsOf) as typeof ResultsOf;
