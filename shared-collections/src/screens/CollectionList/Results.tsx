import { memo, useMemo, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { Pagination, VisuallyHidden } from 'shared-ui';
import { paginate } from '../../list';
import { useListAddress } from '../useListAddress';
import { useTurnedPage } from '../useTurnedPage';
import * as S from './CollectionList.styles';
import { NoMatch } from './ListStates';
import type { ListRules, ListView, RenderCard } from './list-rules';
import { capitalized, searchSummary } from './words';

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
  const { query, searchWith } = useListAddress(sorts);

  const sorted = useMemo(() => {
    const { compare } = sorts.find(({ value }) => value === query.sort) ?? sorts[0];
    return items.toSorted(compare);
  }, [items, sorts, query.sort]);
  const found = useMemo(() => rules.search(sorted, search), [rules, sorted, search]);

  const isSettled = search === query.search;
  const isAsItBegins = search.trim() === '' && query.page === 1 && query.sort === sorts[0].value;
  return {
    isAsItBegins,
    isSettled,
    // Another search starts at its first page, before the address says so.
    page: paginate(found, isSettled ? query.page : 1, pageSize),
    linkTo: (page: number) => <Link to={{ search: searchWith({ search, page }) }} />,
  };
}

function ResultsOf<T>(props: ResultsProps<T>) {
  const {
    rules,
    items,
    renderCard,
    hasLead = false,
    view = 'grid',
    search,
    onSearch,
    resultsRef,
  } = props;
  const { noun } = rules;
  const { page, isAsItBegins, isSettled, linkTo } = useResults(props);
  useTurnedPage(resultsRef);

  const handleClear = (): void => {
    onSearch('');
    resultsRef.current?.focus();
  };

  const words = search.trim();
  const isEmpty = items.length === 0;
  const leads = hasLead && isAsItBegins;
  const summary = words && !isEmpty ? searchSummary(page.total, items.length, words, noun) : '';
  return (
    <S.Results
      ref={resultsRef}
      tabIndex={-1}
      aria-label={`${capitalized(noun.many)}, page ${page.page} of ${page.pageCount}`}
    >
      {/* Said once the typing rests, not at each keystroke. */}
      <VisuallyHidden role="status">{isSettled ? summary : ''}</VisuallyHidden>
      {isEmpty && rules.empty}
      {!isEmpty && page.total === 0 && (
        <NoMatch rules={rules} sought={words} onClear={handleClear} />
      )}
      {page.total > 0 && (
        <>
          {summary && <S.Summary aria-hidden>{summary}</S.Summary>}
          <S.Cards
            label={capitalized(noun.many)}
            minWidth={rules.cardMinWidth}
            data-view={view}
            data-lead={leads ? '' : undefined}
          >
            {page.items.map((item, index) => renderCard(item, leads && index === 0))}
          </S.Cards>
          <Pagination page={page.page} pageCount={page.pageCount} renderLink={linkTo} />
        </>
      )}
    </S.Results>
  );
}

/** A page of the items that a search leaves over, or why there are none. */
export const Results = memo(ResultsOf) as typeof ResultsOf;
