import { Link } from 'react-router-dom';
import { Failed, Loading } from '../ListStates';
import { ListToolbar } from '../ListToolbar';
import { ResultsPage } from '../ResultsPage';
import type { PagedResultsProps } from '../list-rules';
import { useListAddress } from '../../useListAddress';
import { useSearchText } from '../../useSearchText';
import { useTurnedPage } from '../../useTurnedPage';
import { usePage } from './usePage';

/** A list that is too long to be loaded whole: searched, sorted and cut into pages by the server. */
export function PagedResults<T>(props: PagedResultsProps<T>) {
  const { paged, hasLead = false, tools, ...rest } = props;
  const { rules, resultsRef } = rest;
  const { noun, sorts, pageSize, cardMinWidth, cardHeight } = rules;
  const { query, entry, isAsItBegins, replace, searchWith } = useListAddress(sorts);
  const text = useSearchText(query.search, entry, (search) => replace({ search }));
  const { page, search, isSettled, failure, retry } = usePage(paged, { ...query, pageSize });
  useTurnedPage(resultsRef, isSettled);

  return (
    <>
      <ListToolbar rules={rules} text={text} tools={tools} />
      {failure !== undefined && <Failed noun={noun} message={failure} onRetry={retry} />}
      {failure === undefined && !page && (
        <Loading noun={noun} cardMinWidth={cardMinWidth} cardHeight={cardHeight} />
      )}
      {failure === undefined && page && (
        <ResultsPage
          {...rest}
          page={page}
          all={paged.total ?? page.total}
          search={search}
          isSettled={isSettled}
          isBusy={!isSettled}
          isLed={hasLead && isSettled && isAsItBegins(query.search)}
          linkTo={(number) => <Link to={{ search: searchWith({ page: number }) }} />}
          onSearch={text.type}
        />
      )}
    </>
  );
}
