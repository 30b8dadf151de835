import { useDeferredValue } from 'react';
import { SearchField, Toolbar } from 'shared-ui';
import { prepareSearch } from '../../../domain/show-card';
import { Results, type ResultsProps } from './Results';
import { SortBy } from './SortBy';
import { useListAddress } from './useListAddress';
import { useSearchText } from './useSearchText';

type ShowListProps = Omit<ResultsProps, 'search' | 'onSearch'>;

/** Search, sort and the cards. A keystroke renders the field; the cards follow when there is time. */
export function ShowList(props: ShowListProps) {
  const { query, replace } = useListAddress();
  const text = useSearchText(query.search, (search) => replace({ search }));
  const search = useDeferredValue(text.typed);
  return (
    <>
      {props.shows.length > 0 && (
        <Toolbar>
          <SearchField
            label="Search shows"
            value={text.typed}
            onChange={text.type}
            onFocus={() => prepareSearch(props.shows)}
            onBlur={text.settle}
          />
          <SortBy />
        </Toolbar>
      )}
      <Results {...props} search={search} onSearch={text.type} />
    </>
  );
}
