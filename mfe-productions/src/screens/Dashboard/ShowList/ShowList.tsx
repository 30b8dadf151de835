import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import { CardGrid, Pagination, SearchField, Select, Toolbar, VisuallyHidden } from 'shared-ui';
import type { Show } from '../../../domain/show';
import { searchSummary } from '../../../domain/show-list';
import { showSorts } from '../../../domain/show-sorts';
import { CARD_MIN_WIDTH, ShowCard, type ShowCardProps } from '../ShowCard/ShowCard';
import { NoMatch, NoShows } from './ListStates';
import * as S from './ShowList.styles';
import { useShowList } from './useShowList';
import { useTurnedPage } from './useTurnedPage';

interface ShowListProps extends Pick<ShowCardProps, 'onOpen' | 'onManage'> {
  readonly shows: readonly Show[];
  /** The results, which take the focus when what had it is gone. */
  readonly resultsRef: RefObject<HTMLElement | null>;
}

type ShownList = ReturnType<typeof useShowList>;

function Tools({ list }: { list: ShownList }) {
  const { text, sort, handleSort } = list;
  return (
    <Toolbar>
      <SearchField
        label="Search shows"
        value={text.typed}
        onChange={text.type}
        onBlur={text.settle}
      />
      <Select label="Sort by" labelInside options={showSorts} value={sort} onChange={handleSort} />
    </Toolbar>
  );
}

type CardsProps = Pick<ShowListProps, 'onOpen' | 'onManage'> & { readonly list: ShownList };

function Cards({ list, onOpen, onManage }: CardsProps) {
  const { page, addressOf } = list;
  return (
    <>
      <CardGrid label="Shows" minWidth={CARD_MIN_WIDTH}>
        {page.items.map((show) => (
          <ShowCard key={show.id} show={show} onOpen={onOpen} onManage={onManage} />
        ))}
      </CardGrid>
      <Pagination
        page={page.page}
        pageCount={page.pageCount}
        renderLink={(number) => <Link to={addressOf(number)} />}
      />
    </>
  );
}

/** Search, sort and the cards of a page, or why there are none. */
export function ShowList({ shows, resultsRef, onOpen, onManage }: ShowListProps) {
  const list = useShowList(shows);
  const { text, search, page, isSettled } = list;
  useTurnedPage(resultsRef);

  const handleClear = (): void => {
    text.type('');
    resultsRef.current?.focus();
  };

  const isEmpty = shows.length === 0;
  const summary = search && !isEmpty ? searchSummary(page.total, shows.length, search) : '';
  return (
    <>
      {!isEmpty && <Tools list={list} />}
      <S.Results
        ref={resultsRef}
        tabIndex={-1}
        aria-label={`Shows, page ${page.page} of ${page.pageCount}`}
      >
        {/* Said once the typing rests, not at each keystroke. */}
        <VisuallyHidden role="status">{isSettled ? summary : ''}</VisuallyHidden>
        {isEmpty && <NoShows />}
        {!isEmpty && page.total === 0 && <NoMatch search={search} onClear={handleClear} />}
        {page.total > 0 && summary && <S.Summary aria-hidden>{summary}</S.Summary>}
        {page.total > 0 && <Cards list={list} onOpen={onOpen} onManage={onManage} />}
      </S.Results>
    </>
  );
}
