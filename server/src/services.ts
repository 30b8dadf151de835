import type { Auth } from './accounts/auth.ts';
import type { Database } from './database/database.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Limits } from './plugins/limits.ts';

/** What the areas' plugins are given. */
export interface Services {
  readonly database: Database;
  readonly auth: Auth;
  readonly limits: Limits;
  readonly mailer: Mailer;
  readonly signup: 'open' | 'invite';
  /** Where links in mails and invitations lead; never taken from a request. */
  readonly publicOrigin: string;
  readonly now: () => Date;
  /** Takes work that no request waits for: what fails is logged, and a stop waits for its end. */
  readonly inBackground: (work: Promise<unknown>) => void;
}
