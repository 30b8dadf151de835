import type { ReactElement, ReactNode, RefObject } from 'react';
import { Link } from 'react-router-dom';
import { CardGrid, Pagination, SearchField, Select, Toolbar, VisuallyHidden } from 'shared-ui';
import type { Identified, Noun } from 'shared-ui/storage';
import type { Reading } from '../useCollection';
import { useListView, type ListRules, type ListView } from '../useListView';
import { useTurnedPage } from '../useTurnedPage';
import * as S from './CollectionList.styles';
import { Failed, Loading, NoMatch } from './ListStates';
import { capitalized, searchSummary } from './words';

interface ListProps<T> {
  readonly noun: Noun;
  /** How the list is searched, sorted and paged. One object for the life of the screen. */
  readonly rules: ListRules<T>;
  /** One item. Memoise the card: a keystroke in the search then renders only those that come. */
  readonly renderCard: (item: T) => ReactElement;
  /** Narrowest that a card gets before the row takes fewer, as a CSS length. */
  readonly cardMinWidth: string;
  /** Stands there while there is not one item: why, and the next step. */
  readonly empty: ReactNode;
  /** What one can search for: “a name, a place”. */
  readonly searchHint: string;
  /** The results, which take the focus when what had it is gone. */
  readonly resultsRef: RefObject<HTMLElement | null>;
}

export interface CollectionListProps<T extends Identified> extends ListProps<T> {
  readonly reading: Reading<T>;
  readonly onRetry: () => void;
  /** About how high a card is, as a CSS length, while the list is on its way. */
  readonly cardHeight: string;
}

interface PartProps<T> extends ListProps<T> {
  readonly view: ListView<T>;
}

function Tools<T>({ noun, rules, view }: PartProps<T>) {
  return (
    <Toolbar>
      <SearchField
        label={`Search ${noun.many}`}
        value={view.text.typed}
        onChange={view.text.type}
        onBlur={view.text.settle}
      />
      <Select
        label="Sort by"
        labelInside
        options={rules.sorts}
        value={view.sort}
        onChange={view.handleSort}
      />
    </Toolbar>
  );
}

function Cards<T extends Identified>({ noun, view, renderCard, cardMinWidth }: PartProps<T>) {
  const { items, page, pageCount } = view.page;
  return (
    <>
      <CardGrid label={capitalized(noun.many)} minWidth={cardMinWidth}>
        {items.map(renderCard)}
      </CardGrid>
      <Pagination
        page={page}
        pageCount={pageCount}
        renderLink={(number) => <Link to={view.addressOf(number)} />}
      />
    </>
  );
}

function ReadyList<T extends Identified>(props: ListProps<T> & { readonly items: readonly T[] }) {
  const { items, noun, rules, empty, searchHint, resultsRef } = props;
  const view = useListView(items, rules);
  const { text, sought, page, isSettled } = view;
  useTurnedPage(resultsRef);

  const handleClear = (): void => {
    text.type('');
    resultsRef.current?.focus();
  };

  const isEmpty = items.length === 0;
  const summary = sought && !isEmpty ? searchSummary(page.total, items.length, sought, noun) : '';
  return (
    <>
      {!isEmpty && <Tools {...props} view={view} />}
      <S.Results
        ref={resultsRef}
        tabIndex={-1}
        aria-label={`${capitalized(noun.many)}, page ${page.page} of ${page.pageCount}`}
      >
        {/* Said once the typing rests, not at each keystroke. */}
        <VisuallyHidden role="status">{isSettled ? summary : ''}</VisuallyHidden>
        {isEmpty && empty}
        {!isEmpty && page.total === 0 && (
          <NoMatch noun={noun} sought={sought} searchHint={searchHint} onClear={handleClear} />
        )}
        {page.total > 0 && summary && <S.Summary aria-hidden>{summary}</S.Summary>}
        {page.total > 0 && <Cards {...props} view={view} />}
      </S.Results>
    </>
  );
}

/** The list of a collection with search, sort and pages, or why there is none. */
export function CollectionList<T extends Identified>(props: CollectionListProps<T>) {
  const { reading, onRetry, cardHeight, ...list } = props;
  switch (reading.state) {
    case 'loading':
      return <Loading {...list} cardHeight={cardHeight} />;
    case 'failed':
      return <Failed {...list} message={reading.message} onRetry={onRetry} />;
    case 'ready':
      return <ReadyList {...list} items={reading.items} />;
  }
}
