import { UserFacingError } from 'shared-ui/contracts';
import type { NewAccount } from '../domain/account-form';
import { createSampleAccounts } from './sample-accounts';

/** Where a person goes on after the email: sign in, or set up an account first. */
export type NextStep = 'verify' | 'create-account';

/** There is an account with this email, and its password is another. */
export class WrongPasswordError extends UserFacingError {
  override readonly name = 'WrongPasswordError';

  constructor(options?: ErrorOptions) {
    super('This is not the password of this account. Check it and try again.', options);
  }
}

/**
 * The port to the accounts; each method is one call. A call that fails rejects: with
 * what `fetch` rejects where the server could not be reached. An aborted call rejects too, and leaves
 * nothing behind where that is still possible.
 */
export interface Accounts {
  checkEmail(email: string, signal?: AbortSignal): Promise<NextStep>;
  /** Rejects with a {@link WrongPasswordError} where that is why. */
  signIn(email: string, password: string, signal?: AbortSignal): Promise<void>;
  createAccount(account: NewAccount, signal?: AbortSignal): Promise<void>;
}

export const accounts: Accounts = createSampleAccounts();
