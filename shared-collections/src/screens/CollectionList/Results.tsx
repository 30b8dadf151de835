import { memo, useMemo, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { paginate } from '../../list';
import { useListAddress } from '../useListAddress';
import { useTurnedPage } from '../useTurnedPage';
import { ResultsPage } from './ResultsPage';
import type { ListRules, ListView, RenderCard } from './list-rules';

export interface ResultsProps<T> {
  readonly rules: ListRules<T>;
  readonly items: readonly T[];
  readonly renderCard: RenderCard<T>;
  readonly hasLead?: boolean | undefined;
  readonly view?: ListView | undefined;
  /** What to look for; it may be a keystroke behind what is typed, and ahead of the address. */
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** Takes the focus when what had it is gone. */
  readonly resultsRef: RefObject<HTMLElement | null>;
}

function useResults<T>({ rules, items, search }: ResultsProps<T>) {
  const { sorts, pageSize } = rules;
  const { query, isAsItBegins, searchWith } = useListAddress(sorts);

  const sorted = useMemo(() => {
    const { compare } = sorts.find(({ value }) => value === query.sort) ?? sorts[0];
    return items.toSorted(compare);
  }, [items, sorts, query.sort]);
  const found = useMemo(() => rules.search(sorted, search), [rules, sorted, search]);

  const isSettled = search === query.search;
  return {
    isAsItBegins: isAsItBegins(search),
    isSettled,
    // Another search starts at its first page, before the address says so.
    page: paginate(found, isSettled ? query.page : 1, pageSize),
    linkTo: (page: number) => <Link to={{ search: searchWith({ search, page }) }} />,
  };
}

function ResultsOf<T>(props: ResultsProps<T>) {
  const { items, hasLead = false, view = 'grid', resultsRef } = props;
  const { isAsItBegins, ...results } = useResults(props);
  useTurnedPage(resultsRef);
  return (
    <ResultsPage
      {...results}
      rules={props.rules}
      all={items.length}
      search={props.search}
      renderCard={props.renderCard}
      isLed={hasLead && isAsItBegins}
      view={view}
      onSearch={props.onSearch}
      resultsRef={resultsRef}
    />
  );
}

/** A page of the items that a search leaves over, or why there are none. */
export const Results = memo(ResultsOf) as typeof ResultsOf;
