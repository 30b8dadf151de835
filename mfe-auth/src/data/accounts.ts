import { UserFacingError } from '@standby/contracts';
import type { NewAccount } from '../domain/account-form';

/** Where a person goes on after the email: sign in, or set up an account first. */
export type NextStep = 'verify' | 'create-account';

/** There is an account with this email, and its password is another. */
export class WrongPasswordError extends UserFacingError {
  override readonly name = 'WrongPasswordError';

  constructor(options?: ErrorOptions) {
    super('This is not the password of this account. Check it and try again.', options);
  }
}

/** Accounts are by invitation only. */
export class InvitationNeededError extends UserFacingError {
  override readonly name = 'InvitationNeededError';

  constructor() {
    super(
      'There is no account with this email. Ask an owner or an admin of your organization to invite you, and open the link that you get.',
    );
  }
}

/** How a person got into the app. */
export type Entry = 'signed-in' | 'created';

/**
 * The port to the accounts; each method is one call. A failed call rejects with the error of `fetch` when the server
 * cannot be reached. An aborted call rejects too, and leaves nothing behind where that is still possible.
 */
export interface Accounts {
  checkEmail(email: string, signal?: AbortSignal): Promise<NextStep>;
  /** Rejects with a {@link WrongPasswordError} where that is why. */
  signIn(email: string, password: string, signal?: AbortSignal): Promise<void>;
  createAccount(account: NewAccount, signal?: AbortSignal): Promise<void>;
  /**
   * Loads the page that comes next, which names who is signed in; sample mode goes on in the same page.
   *
   * @param search the query of the step, which may say where the person wanted to go
   */
  enter?(how: Entry, search: string): void | Promise<void>;
}
