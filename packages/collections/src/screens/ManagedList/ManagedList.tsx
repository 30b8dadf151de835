import { Fragment, useCallback, type ReactElement, type ReactNode } from 'react';
import type { Identified } from '../../port';
import { CollectionList } from '../CollectionList/CollectionList';
import type { ResultsOptions, Sorting } from '../CollectionList/list-rules';
import { Notices } from '../Notices/Notices';
import type { CollectionState } from '../useCollection';
import { useManageDialog, type OpenDialog } from '../useManageDialog';
import { useOpenOnArrival } from '../useOpenOnArrival';

/** Options for one card of the list. */
export interface CardOptions<T> {
  /** Whether the card shows the first item of a list with `hasLead`. */
  readonly isLead: boolean;
  /** Opens the dialog; undefined if the person may only read the list. */
  readonly onManage: ((item: T, trigger: HTMLElement) => void) | undefined;
}

/** Options for the rows of a table. */
export interface RowsOptions<T> extends Sorting, Pick<CardOptions<T>, 'onManage'> {}

interface ManagedListProps<T extends Identified> extends Omit<
  ResultsOptions<T>,
  'renderCard' | 'renderRows' | 'resultsRef' | 'isReadOnly'
> {
  readonly state: CollectionState<T>;
  /** Draws one card. Pass the same function at every render, and a memoised card. */
  readonly renderCard: (item: T, options: CardOptions<T>) => ReactElement;
  /** Draws a table of all items in place of cards and pages. */
  readonly renderRows?:
    | ((items: readonly T[], options: RowsOptions<T>) => ReactElement)
    | undefined;
  readonly renderDialog: (dialog: OpenDialog<T>) => ReactNode;
  /** Content between the notices and the list. */
  readonly note?: ReactNode;
}

/** Shows the list of a collection with its notices, and the dialog of one item at a time. */
export function ManagedList<T extends Identified>(props: ManagedListProps<T>) {
  const { state, renderCard, renderRows, renderDialog, note, ...options } = props;
  const { list, paged, isReadOnly, notices, dismiss, retry } = state;
  const { opening, handleManage, resultsRef } = useManageDialog<T>();
  useOpenOnArrival(list, (item) => handleManage(item, resultsRef.current));

  const onManage = isReadOnly ? undefined : handleManage;
  const renderItem = useCallback(
    (item: T, isLead: boolean) => renderCard(item, { isLead, onManage }),
    [renderCard, onManage],
  );

  const renderTable =
    renderRows &&
    ((items: readonly T[], sorting: Sorting) => renderRows(items, { ...sorting, onManage }));

  return (
    <>
      <Notices notices={notices} onDismiss={dismiss} />
      {note}
      <CollectionList
        {...options}
        list={list}
        paged={paged}
        isReadOnly={isReadOnly}
        onRetry={retry}
        renderCard={renderItem}
        renderRows={renderTable}
        resultsRef={resultsRef}
      />
      {opening && <Fragment key={opening.key}>{renderDialog(opening.dialog)}</Fragment>}
    </>
  );
}
