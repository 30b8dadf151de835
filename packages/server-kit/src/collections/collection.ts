import type { Role } from '@standby/contracts';
import type { FieldErrors } from '../http/api-error.ts';
import type { TransactionQueries } from '../database/tables.ts';
import type { SealDefinition } from './seals.ts';
import type { WriteContext } from './write-context.ts';
import type { CollectionContract } from '@standby/api-client/collections';

/** A member who reads a collection. */
export interface Reader {
  readonly transaction: TransactionQueries;
  readonly organizationId: string;
  readonly accountId: string;
  readonly role: Role;
}

/** What a member sees of items. */
export interface View<T> {
  of(item: T): T;
}

/** What a new item gets from the server. */
export interface Stamp {
  readonly id: string;
  /** ISO instant. */
  readonly at: string;
}

/**
 * A feature's collection: its contract, its rules and where it is stored. Its rules are methods, so that collections of whichever items
 * can be treated alike.
 */
export interface CollectionDefinition<
  Name extends string,
  T extends { readonly id: string },
  New extends object,
> {
  readonly contract: CollectionContract<Name, T, New>;
  readonly table: string;
  /** How many the organization's plan has room for; left out, any number. */
  readonly limit?: number;
  make(content: New, stamp: Stamp): T;
  /** The item with the change applied. Its id stays. */
  change(item: T, change: Partial<New>, at: string): T;
  /**
   * Returns what a member sees of each item, where that is not all of it. A role that may write sees all: it is sent back
   * what it wrote.
   */
  visibleTo?(reader: Reader): Promise<View<T>>;
  /** What else a creation changes, in the same transaction. */
  afterCreate?(item: T, context: WriteContext): Promise<void>;
  /** What else an update changes, in the same transaction. */
  afterUpdate?(before: T, after: T, context: WriteContext): Promise<void>;
  /** What else a removal changes, in the same transaction. */
  afterRemove?(item: T, context: WriteContext): Promise<void>;
  /** An item that comes from elsewhere, such as a file, as it is stored here. */
  adopt?(item: T): T;
  /** What the form would say about it, beside its fields. */
  problemsOf?(item: T): FieldErrors;
  /** Returns words for a person where items name other items wrongly, and undefined otherwise. */
  referenceProblem?(items: readonly T[], context: WriteContext): Promise<string | undefined>;
  /** Seal of items that are sent; left out where none are. */
  readonly seal?: SealDefinition<T>;
  /** Further columns of its row, which lists are sorted and searched by. */
  columnsOf?(item: T): Readonly<Record<string, unknown>>;
}

/** A collection of whichever items, for what treats all of them alike. */
export type AnyCollection = CollectionDefinition<string, { readonly id: string }, object>;
