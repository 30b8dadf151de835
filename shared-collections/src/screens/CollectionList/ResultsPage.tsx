import type { ComponentProps, RefObject } from 'react';
import { Pagination, VisuallyHidden } from '@standby/shared-ui';
import type { Page } from '../../list';
import * as S from './CollectionList.styles';
import { NoMatch } from './ListStates';
import type { ListRules, ListView, RenderCard } from './list-rules';
import { capitalized, searchSummary } from './words';

export interface ResultsPageProps<T> {
  readonly rules: ListRules<T>;
  readonly page: Page<T>;
  /** How many items there are without the search. */
  readonly all: number;
  /** What was searched for. */
  readonly search: string;
  /** Whether the page is what the address asks for. */
  readonly isSettled: boolean;
  readonly isBusy?: boolean | undefined;
  readonly renderCard: RenderCard<T>;
  /** The first card leads. */
  readonly isLed: boolean;
  readonly view: ListView;
  readonly linkTo: NonNullable<ComponentProps<typeof Pagination>['renderLink']>;
  readonly onSearch: (search: string) => void;
  readonly resultsRef: RefObject<HTMLElement | null>;
}

/** A page of cards, or why there is none. */
export function ResultsPage<T>(props: ResultsPageProps<T>) {
  const { rules, page, all, renderCard, isLed, resultsRef, onSearch } = props;
  const { noun } = rules;
  const words = props.search.trim();
  const isEmpty = all === 0;
  const summary = words && !isEmpty ? searchSummary(page.total, all, words, noun) : '';

  const handleClear = (): void => {
    onSearch('');
    resultsRef.current?.focus();
  };

  return (
    <S.Results
      ref={resultsRef}
      tabIndex={-1}
      aria-label={`${capitalized(noun.many)}, page ${page.page} of ${page.pageCount}`}
      aria-busy={props.isBusy || undefined}
    >
      {/* Said once the typing rests, not at each keystroke. */}
      <VisuallyHidden role="status">{props.isSettled ? summary : ''}</VisuallyHidden>
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
            data-view={props.view}
            data-lead={isLed ? '' : undefined}
          >
            {page.items.map((item, index) => renderCard(item, isLed && index === 0))}
          </S.Cards>
          <Pagination page={page.page} pageCount={page.pageCount} renderLink={props.linkTo} />
        </>
      )}
    </S.Results>
  );
}
