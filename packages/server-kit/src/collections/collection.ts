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

/** A member's view of items. */
export interface View<T> {
  of(item: T): T;
}

/** Id and date that the server gives to a new item. */
interface Stamp {
  readonly id: string;
  /** ISO instant. */
  readonly at: string;
}

/**
 * A feature's collection: its contract, its rules and its table. The rules are methods, so that code can treat
 * collections of any items alike.
 */
export interface CollectionDefinition<
  Name extends string,
  T extends { readonly id: string },
  New extends object,
> {
  readonly contract: CollectionContract<Name, T, New>;
  readonly table: string;
  /** Maximum number of items in the organization's plan; undefined without a limit. */
  readonly limit?: number;
  make(content: New, stamp: Stamp): T;
  /** Returns the item with the change applied and with its old id. */
  change(item: T, change: Partial<New>, at: string): T;
  /**
   * Returns a member's view of the items, if some roles do not see all of them. A role that may write sees all, because
   * it receives the items that it wrote.
   */
  visibleTo?(reader: Reader): Promise<View<T>>;
  /** Makes further changes after a creation, in the same transaction. */
  afterCreate?(item: T, context: WriteContext): Promise<void>;
  /** Makes further changes after an update, in the same transaction. */
  afterUpdate?(before: T, after: T, context: WriteContext): Promise<void>;
  /** Makes further changes after a removal, in the same transaction. */
  afterRemove?(item: T, context: WriteContext): Promise<void>;
  /** Converts an item from elsewhere, such as a file, into the form that is stored here. */
  adopt?(item: T): T;
  /** Returns the messages that the form would show beside the item's fields. */
  problemsOf?(item: T): FieldErrors;
  /** Returns a message for a person if items refer to other items wrongly, and undefined otherwise. */
  referenceProblem?(items: readonly T[], context: WriteContext): Promise<string | undefined>;
  /** Seal of items that are sent; undefined if the collection's items are never sent. */
  readonly seal?: SealDefinition<T>;
  /** Returns further columns of the row, for sorting and searching lists. */
  columnsOf?(item: T): Readonly<Record<string, unknown>>;
}

/** A collection of any items, for code that treats all collections alike. */
export type AnyCollection = CollectionDefinition<string, { readonly id: string }, object>;
