import { useDeferredValue, type ReactNode } from 'react';
import { LazyBoundary, lazyScreen } from '@standby/shared-ui';
import type { Identified } from '../../port';
import type { ListState, PagedList } from '../useCollection';
import { useListAddress } from '../useListAddress';
import { useSearchText } from '../useSearchText';
import { Failed, Loading } from './ListStates';
import { ListToolbar } from './ListToolbar';
import { Results } from './Results';
import type { PagedResultsProps, ResultsOptions } from './list-rules';

interface ReadyListProps<T> extends ResultsOptions<T> {
  readonly items: readonly T[];
}

/** Shows search, sort and the cards. A keystroke renders the field at once, and the cards at a lower priority. */
function ReadyList<T>(props: ReadyListProps<T>) {
  const { rules, items } = props;
  const { query, entry, replace } = useListAddress(rules.sorts);
  const text = useSearchText(query.search, entry, (search) => replace({ search }));
  const search = useDeferredValue(text.typed);

  // A first search fills the cache of folded texts before the first keystroke.
  const handleFocus = (): void => void rules.search(items, 'anything');

  return (
    <>
      {items.length > 0 && (
        <ListToolbar
          rules={rules}
          text={text}
          tools={props.tools}
          hasSort={!props.renderRows}
          onSearchFocus={handleFocus}
        />
      )}
      <Results {...props} search={search} onSearch={text.type} />
    </>
  );
}

/** The code for long lists, which loads on demand; sample mode has no such list. */
const PagedResults = lazyScreen(
  () => import('./paged/PagedResults'),
  'PagedResults',
) as unknown as <T>(props: PagedResultsProps<T>) => ReactNode;

interface CollectionListProps<T extends Identified> extends ResultsOptions<T> {
  readonly list: ListState<T>;
  readonly paged?: PagedList<T> | undefined;
  readonly onRetry: () => void;
}

/** Shows the list of a collection with search, sort and pages, or the reason for its absence. */
export function CollectionList<T extends Identified>(props: CollectionListProps<T>) {
  const { list, paged, onRetry, ...rest } = props;
  const { noun, cardMinWidth, cardHeight } = rest.rules;
  const loading = <Loading noun={noun} cardMinWidth={cardMinWidth} cardHeight={cardHeight} />;
  if (paged) {
    return (
      <LazyBoundary fallback={loading}>
        <PagedResults {...rest} paged={paged} />
      </LazyBoundary>
    );
  }
  switch (list.state) {
    case 'loading':
      return loading;
    case 'failed':
      return <Failed noun={noun} message={list.message} onRetry={onRetry} />;
    case 'ready':
      return <ReadyList {...rest} items={list.items} />;
  }
}
