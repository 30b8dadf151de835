import type { NewAccount } from '../domain/account-form';
import { createSampleAccounts } from './sample-accounts';

/** Where a person goes on after the email: sign in, or set up an account first. */
export type NextStep = 'verify' | 'create-account';

/**
 * What the screens ask of whoever keeps the accounts; each is one call. A call that fails rejects.
 * An aborted call rejects too, and leaves nothing behind where that is still possible.
 */
export interface Accounts {
  checkEmail(email: string, signal?: AbortSignal): Promise<NextStep>;
  signIn(email: string, password: string, signal?: AbortSignal): Promise<void>;
  createAccount(account: NewAccount, signal?: AbortSignal): Promise<void>;
}

export const accounts: Accounts = createSampleAccounts();
