import { memo, useMemo, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { CardGrid, Pagination, VisuallyHidden } from 'shared-ui';
import { paginate } from 'shared-ui/storage';
import type { Show } from '../../../domain/show';
import { searchShows } from '../../../domain/show-card';
import { searchSummary } from '../../../domain/show-list';
import { SHOWS_PER_PAGE, showSorts } from '../../../domain/show-sorts';
import { CARD_MIN_WIDTH, ShowCard, type ShowCardProps } from '../ShowCard/ShowCard';
import { NoMatch, NoShows } from './ListStates';
import * as S from './ShowList.styles';
import { useListAddress } from './useListAddress';
import { useTurnedPage } from './useTurnedPage';

export interface ResultsProps extends Pick<ShowCardProps, 'onOpen' | 'onManage'> {
  readonly shows: readonly Show[];
  /** Takes the focus when what had it is gone. */
  readonly resultsRef: RefObject<HTMLElement | null>;
  readonly onSearch: (search: string) => void;
  /** What to look for; it may be a keystroke behind what is typed, and ahead of the address. */
  readonly search: string;
}

function useResults(shows: readonly Show[], search: string) {
  const { query, searchWith } = useListAddress();

  const sorted = useMemo(() => {
    const { compare } = showSorts.find(({ value }) => value === query.sort) ?? showSorts[0];
    return shows.toSorted(compare);
  }, [shows, query.sort]);
  const found = useMemo(() => searchShows(sorted, search), [sorted, search]);

  const isSettled = search === query.search;
  return {
    isSettled,
    // Another search starts at its first page, before the address says so.
    page: paginate(found, isSettled ? query.page : 1, SHOWS_PER_PAGE),
    linkTo: (page: number) => <Link to={{ search: searchWith({ search, page }) }} />,
  };
}

/** A page of the shows that a search leaves over, or why there are none. */
export const Results = memo(function Results(props: ResultsProps) {
  const { shows, resultsRef, onSearch, search, onOpen, onManage } = props;
  const { page, isSettled, linkTo } = useResults(shows, search);
  useTurnedPage(resultsRef);

  const handleClear = (): void => {
    onSearch('');
    resultsRef.current?.focus();
  };

  const words = search.trim();
  const isEmpty = shows.length === 0;
  const summary = words && !isEmpty ? searchSummary(page.total, shows.length, words) : '';
  return (
    <S.Results
      ref={resultsRef}
      tabIndex={-1}
      aria-label={`Shows, page ${page.page} of ${page.pageCount}`}
    >
      {/* Said once the typing rests, not at each keystroke. */}
      <VisuallyHidden role="status">{isSettled ? summary : ''}</VisuallyHidden>
      {isEmpty && <NoShows />}
      {!isEmpty && page.total === 0 && <NoMatch search={words} onClear={handleClear} />}
      {page.total > 0 && (
        <>
          {summary && <S.Summary aria-hidden>{summary}</S.Summary>}
          <CardGrid label="Shows" minWidth={CARD_MIN_WIDTH}>
            {page.items.map((show) => (
              <ShowCard key={show.id} show={show} onOpen={onOpen} onManage={onManage} />
            ))}
          </CardGrid>
          <Pagination page={page.page} pageCount={page.pageCount} renderLink={linkTo} />
        </>
      )}
    </S.Results>
  );
});
