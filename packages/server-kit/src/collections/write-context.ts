import type { TransactionQueries } from '../database/tables.ts';

/** A write that is under way: whose it is, and in which transaction. */
export interface WriteContext {
  readonly transaction: TransactionQueries;
  readonly organizationId: string;
  /** Null where no person writes, such as for the samples. */
  readonly accountId: string | null;
  readonly revision: number;
  readonly now: Date;
}
