import type { ReactElement, ReactNode, RefObject } from 'react';
import type { Search } from '../../list';
import type { Noun } from '../../port';
import type { PagedList } from '../useCollection';
import type { Sorts } from '../useListAddress';

/** What a list is of and how one looks through it. One object for the life of the app. */
export interface ListRules<T> {
  readonly noun: Noun;
  readonly sorts: Sorts<T>;
  readonly search: Search<T>;
  readonly pageSize: number;
  /** What one can search for: “a name, a place”. */
  readonly searchHint: string;
  /** Narrowest that a card gets before the row takes fewer, as a CSS length. */
  readonly cardMinWidth: string;
  /** About how high a card is, as a CSS length, while the list is loading. */
  readonly cardHeight: string;
  /** Shown while there is no item. */
  readonly empty: {
    readonly icon: ReactNode;
    readonly text: string;
    /** For a person who may only look. */
    readonly readOnlyText: string;
    readonly create: { readonly to: string; readonly label: string };
  };
}

/**
 * Draws one item. The same function from render to render, and a memoised card: a keystroke in the
 * search then renders only the cards that come.
 *
 * @param isLead the first item of a list with `hasLead`
 */
export type RenderCard<T> = (item: T, isLead: boolean) => ReactElement;

/** Cards in as many columns as fit, or one row for each item. */
export type ListView = 'grid' | 'list';

/** How the results of a list are shown. */
export interface ResultsOptions<T> {
  readonly rules: ListRules<T>;
  readonly renderCard: RenderCard<T>;
  /** The first item leads the list as it begins: without a search, in the first order of the sorts. */
  readonly hasLead?: boolean | undefined;
  readonly view?: ListView | undefined;
  /** The person may only look. */
  readonly isReadOnly?: boolean | undefined;
  /** Follows search and sort in the toolbar. */
  readonly tools?: ReactNode;
  /** The results, which take the focus when what had it is gone. */
  readonly resultsRef: RefObject<HTMLElement | null>;
}

export interface PagedResultsProps<T> extends ResultsOptions<T> {
  readonly paged: PagedList<T>;
}
