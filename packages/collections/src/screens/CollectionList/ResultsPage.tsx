import type { ComponentProps } from 'react';
import { Muted, Pagination, VisuallyHidden } from '@standby/shared-ui';
import type { Page } from '../../list';
import * as S from './CollectionList.styles';
import { Empty, NoMatch } from './ListStates';
import type { ResultsOptions, Sorting } from './list-rules';
import { capitalized, searchSummary } from './words';

interface ResultsPageProps<T> extends Omit<ResultsOptions<T>, 'tools' | 'hasLead'> {
  readonly page: Page<T>;
  /** Number of items without the search. */
  readonly all: number;
  readonly search: string;
  /** Whether the page is the one in the address. */
  readonly isSettled: boolean;
  readonly isBusy?: boolean | undefined;
  /** Whether the first card leads the list. */
  readonly isLed: boolean;
  /** Order of the rows; a list with pages from the server has cards alone. */
  readonly sorting?: Sorting | undefined;
  readonly linkTo: ComponentProps<typeof Pagination>['renderLink'];
  readonly onSearch: (search: string) => void;
}

/** Shows a page of cards, or a text about an empty page. */
export function ResultsPage<T>(props: ResultsPageProps<T>) {
  const { rules, page, all, renderCard, renderRows, sorting, isLed, resultsRef, onSearch } = props;
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
      aria-label={
        renderRows
          ? capitalized(noun.many)
          : `${capitalized(noun.many)}, page ${page.page} of ${page.pageCount}`
      }
      aria-busy={props.isBusy || undefined}
    >
      {/* Screen readers announce the summary once the typing rests, not at each keystroke. */}
      <VisuallyHidden role="status">{props.isSettled ? summary : ''}</VisuallyHidden>
      {isEmpty && <Empty rules={rules} isReadOnly={props.isReadOnly ?? false} />}
      {!isEmpty && page.total === 0 && (
        <NoMatch rules={rules} sought={words} onClear={handleClear} />
      )}
      {page.total > 0 && (
        <>
          {summary && <Muted aria-hidden>{summary}</Muted>}
          {renderRows && sorting ? (
            renderRows(page.items, sorting)
          ) : (
            <>
              <S.Cards
                label={capitalized(noun.many)}
                minWidth={rules.cardMinWidth}
                data-view={props.view ?? 'grid'}
                data-lead={isLed ? '' : undefined}
              >
                {page.items.map((item, index) => renderCard(item, isLed && index === 0))}
              </S.Cards>
              <Pagination page={page.page} pageCount={page.pageCount} renderLink={props.linkTo} />
            </>
          )}
        </>
      )}
    </S.Results>
  );
}
