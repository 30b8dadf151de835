import type { TransactionQueries } from '../database/tables.ts';

/** Author, organization and transaction of a write in progress. */
export interface WriteContext {
  readonly transaction: TransactionQueries;
  readonly organizationId: string;
  /** Account that writes; null if no person does, such as for the samples. */
  readonly accountId: string | null;
  readonly revision: number;
  readonly now: Date;
}
