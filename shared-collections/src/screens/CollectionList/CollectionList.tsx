import { useDeferredValue, type ReactNode, type RefObject } from 'react';
import { SearchField, Toolbar } from 'shared-ui';
import type { Identified } from '../../port';
import type { AsyncState } from '../useCollection';
import { useListAddress } from '../useListAddress';
import { useSearchText } from '../useSearchText';
import * as S from './CollectionList.styles';
import { Failed, Loading } from './ListStates';
import { Results } from './Results';
import { SortBy } from './SortBy';
import type { ListRules, ListView, RenderCard } from './list-rules';

interface ReadyListProps<T> {
  readonly rules: ListRules<T>;
  readonly items: readonly T[];
  readonly renderCard: RenderCard<T>;
  readonly hasLead?: boolean | undefined;
  readonly view?: ListView | undefined;
  readonly tools?: ReactNode;
  readonly resultsRef: RefObject<HTMLElement | null>;
}

/** Search, sort and the cards. A keystroke renders the field; the cards follow when there is time. */
function ReadyList<T>(props: ReadyListProps<T>) {
  const { rules, items } = props;
  const { query, replace } = useListAddress(rules.sorts);
  const text = useSearchText(query.search, (search) => replace({ search }));
  const search = useDeferredValue(text.typed);

  // Does once, ahead of the first keystroke, what every search of these items needs.
  const handleFocus = (): void => void rules.search(items, 'anything');

  return (
    <>
      {items.length > 0 && (
        <Toolbar>
          <SearchField
            label={`Search ${rules.noun.many}`}
            value={text.typed}
            onChange={text.type}
            onFocus={handleFocus}
            onBlur={text.settle}
          />
          <S.Tools>
            <SortBy sorts={rules.sorts} />
            {props.tools}
          </S.Tools>
        </Toolbar>
      )}
      <Results {...props} search={search} onSearch={text.type} />
    </>
  );
}

export interface CollectionListProps<T extends Identified> {
  readonly rules: ListRules<T>;
  readonly list: AsyncState<T>;
  readonly onRetry: () => void;
  readonly renderCard: RenderCard<T>;
  /** The first item leads the list as it begins: without a search, in the first order of the sorts. */
  readonly hasLead?: boolean | undefined;
  readonly view?: ListView | undefined;
  /** Follows search and sort in the toolbar. */
  readonly tools?: ReactNode;
  /** The results, which take the focus when what had it is gone. */
  readonly resultsRef: RefObject<HTMLElement | null>;
}

/** The list of a collection with search, sort and pages, or why there is none. */
export function CollectionList<T extends Identified>(props: CollectionListProps<T>) {
  const { list, onRetry, ...rest } = props;
  const { noun, cardMinWidth, cardHeight } = rest.rules;
  switch (list.state) {
    case 'loading':
      return <Loading noun={noun} cardMinWidth={cardMinWidth} cardHeight={cardHeight} />;
    case 'failed':
      return <Failed noun={noun} message={list.message} onRetry={onRetry} />;
    case 'ready':
      return <ReadyList {...rest} items={list.items} />;
  }
}
