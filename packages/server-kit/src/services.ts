import type { Database } from './database/database.ts';
import type { Mailer } from './mail/mailer.ts';
import type { TransactionQueries } from './database/tables.ts';
import type { Limits } from './plugins/limits.ts';
import type { Metrics } from './plugins/metrics.ts';

/** What the features' plugins are given. */
export interface Services {
  readonly database: Database;
  readonly limits: Limits;
  readonly mailer: Mailer;
  /** Where links in mails and invitations lead; never taken from a request. */
  readonly publicOrigin: string;
  readonly now: () => Date;
  /** Takes work that no request waits for: what fails is logged, and a stop waits for its end. */
  readonly inBackground: (work: Promise<unknown>) => void;
  readonly metrics: Metrics;
  readonly isHttps: boolean;
  /** An item of another feature's collection, as far as one feature needs it of another; undefined where there is none. */
  readonly findItem: (
    transaction: TransactionQueries,
    item: { readonly organizationId: string; readonly collection: string; readonly id: string },
  ) => Promise<object | undefined>;
  /** Logs what went wrong outside of a request. */
  readonly report: (error: unknown, what: string) => void;
}
