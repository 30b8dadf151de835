import { Link } from 'react-router-dom';
import { SearchField, Toolbar } from '@standby/shared-ui';
import * as S from '../screens/CollectionList/CollectionList.styles';
import { Failed, Loading } from '../screens/CollectionList/ListStates';
import { ResultsPage } from '../screens/CollectionList/ResultsPage';
import { SortBy } from '../screens/CollectionList/SortBy';
import type { PagedResultsProps } from '../screens/CollectionList/list-rules';
import { useListAddress } from '../screens/useListAddress';
import { useSearchText } from '../screens/useSearchText';
import { useTurnedPage } from '../screens/useTurnedPage';
import { usePage } from './usePage';

/** A list that is too long to be loaded whole: searched, sorted and cut into pages by the server. */
export function PagedResults<T>(props: PagedResultsProps<T>) {
  const { rules, paged, renderCard, hasLead = false, view = 'grid', resultsRef } = props;
  const { noun, sorts, pageSize, cardMinWidth, cardHeight } = rules;
  const { query, entry, isAsItBegins, replace, searchWith } = useListAddress(sorts);
  const text = useSearchText(query.search, entry, (search) => replace({ search }));
  const { page, search, isSettled, failure, retry } = usePage(paged, { ...query, pageSize });
  useTurnedPage(resultsRef, isSettled);

  return (
    <>
      <Toolbar>
        <SearchField
          label={`Search ${noun.many}`}
          value={text.typed}
          onChange={text.type}
          onBlur={text.settle}
        />
        <S.Tools>
          <SortBy sorts={sorts} />
          {props.tools}
        </S.Tools>
      </Toolbar>
      {failure !== undefined && <Failed noun={noun} message={failure} onRetry={retry} />}
      {failure === undefined && !page && (
        <Loading noun={noun} cardMinWidth={cardMinWidth} cardHeight={cardHeight} />
      )}
      {failure === undefined && page && (
        <ResultsPage
          rules={rules}
          page={page}
          all={paged.total ?? page.total}
          search={search}
          isSettled={isSettled}
          isBusy={!isSettled}
          renderCard={renderCard}
          isLed={hasLead && isSettled && isAsItBegins(query.search)}
          view={view}
          linkTo={(number) => <Link to={{ search: searchWith({ page: number }) }} />}
          onSearch={text.type}
          resultsRef={resultsRef}
        />
      )}
    </>
  );
}
