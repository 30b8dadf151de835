import type { ListFacts } from '@standby/contracts';
import type * as v from 'valibot';
import type { Identified } from './collection';

/** Id and date that a list gives to a new item. */
export interface Stamp {
  readonly id: string;
  /** ISO instant. */
  readonly at: string;
}

/** Facts and rules of one list, the same in a browser of sample mode, in a page of connected mode and on the server. */
export interface ListDefinition<T extends Identified, New extends object> extends ListFacts {
  readonly schema: v.GenericSchema<unknown, T>;
  /** Maximum number of items; undefined without a limit. */
  readonly limit?: number;
  readonly make: (content: New, stamp: Stamp) => T;
  /** Returns the item with the change applied and with its old id. If it throws, nothing is changed. */
  readonly change: (item: T, change: Partial<New>, at: string) => T;
}
