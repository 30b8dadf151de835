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

/** Search, sort and the cards. A keystroke renders the field; the cards follow when there is time. */
function ReadyList<T>(props: ReadyListProps<T>) {
  const { rules, items } = props;
  const { query, entry, replace } = useListAddress(rules.sorts);
  const text = useSearchText(query.search, entry, (search) => replace({ search }));
  const search = useDeferredValue(text.typed);

  // Does once, ahead of the first keystroke, what every search of these items needs.
  const handleFocus = (): void => void rules.search(items, 'anything');

  return (
    <>
      {items.length > 0 && (
        <ListToolbar rules={rules} text={text} tools={props.tools} onSearchFocus={handleFocus} />
      )}
      <Results {...props} search={search} onSearch={text.type} />
    </>
  );
}

/** Its code is loaded where a list is that long, which in sample mode none is. */
const PagedResults = lazyScreen(async () => ({
  default: (await import('../../paged/PagedResults')).PagedResults,
})) as unknown as <T>(props: PagedResultsProps<T>) => ReactNode;

interface CollectionListProps<T extends Identified> extends ResultsOptions<T> {
  readonly list: ListState<T>;
  readonly paged?: PagedList<T> | undefined;
  readonly onRetry: () => void;
}

/** The list of a collection with search, sort and pages, or why there is none. */
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
