import type { ReactElement, ReactNode, RefObject } from 'react';
import type { Search } from '../../list';
import type { Noun } from '../../port';
import type { PagedList } from '../useCollection';
import type { Sorts } from '../useListAddress';

/** Noun, sorts, search and layout of a list; one object for the life of the app. */
export interface ListRules<T> {
  readonly noun: Noun;
  readonly sorts: Sorts<T>;
  readonly search: Search<T>;
  readonly pageSize: number;
  /** Kinds of search text, such as “a name, a place”. */
  readonly searchHint: string;
  /** Minimum width of a card before a row has fewer cards, as a CSS length. */
  readonly cardMinWidth: string;
  /** Approximate height of a card while the list loads, as a CSS length. */
  readonly cardHeight: string;
  /** Contents of an empty list. */
  readonly empty: {
    readonly icon: ReactNode;
    readonly text: string;
    /** Text for a person who may only read the list. */
    readonly readOnlyText: string;
    readonly create: { readonly to: string; readonly label: string };
  };
}

/**
 * Draws one item. Pass the same function at every render, and a memoised card: a keystroke in the
 * search then renders only new cards.
 *
 * @param isLead the first item of a list with `hasLead`
 */
type RenderCard<T> = (item: T, isLead: boolean) => ReactElement;

/** The layout of a list: cards in as many columns as fit, or one row for each item. */
export type ListView = 'grid' | 'list';

/** Order of the rows of a table. */
export interface Sorting {
  /** Value of the current sort. */
  readonly sort: string;
  readonly onSort: (sort: string) => void;
}

/** Draws all items that match the search as one table, without pages. */
type RenderRows<T> = (items: readonly T[], sorting: Sorting) => ReactElement;

/** Options for the results of a list. */
export interface ResultsOptions<T> {
  readonly rules: ListRules<T>;
  readonly renderCard: RenderCard<T>;
  /** Draws a table in place of cards and pages. Its columns sort it, so the menu of sorts is absent. */
  readonly renderRows?: RenderRows<T> | undefined;
  /** Whether the first item leads the initial list, which has no search and the first of the sorts. */
  readonly hasLead?: boolean | undefined;
  readonly view?: ListView | undefined;
  /** Whether the person may only read the list. */
  readonly isReadOnly?: boolean | undefined;
  /** Further controls after search and sort in the toolbar. */
  readonly tools?: ReactNode;
  /** The results, which take the focus when the focused element is gone. */
  readonly resultsRef: RefObject<HTMLElement | null>;
}

export interface PagedResultsProps<T> extends ResultsOptions<T> {
  readonly paged: PagedList<T>;
}
