import { UserFacingError } from '@standby/contracts';
import type { NewAccount } from '../domain/account-form';

/** Next step after the email: sign in, or set up an account first. */
type NextStep = 'verify' | 'create-account';

/** Thrown if an account with this email has another password. */
export class WrongPasswordError extends UserFacingError {
  override readonly name = 'WrongPasswordError';
  /** Message for the field of the password. */
  readonly fields = { password: this.message };

  constructor(options?: ErrorOptions) {
    super('This is not the password of this account. Check it and try again.', options);
  }
}

/** Thrown if accounts are by invitation only. */
export class InvitationNeededError extends UserFacingError {
  override readonly name = 'InvitationNeededError';

  constructor() {
    super(
      'There is no account with this email. Ask an owner or an admin of your organization to invite you, and open the link that you get.',
    );
  }
}

/** Way in which a person entered the app. */
export type Entry = 'signed-in' | 'created';

/**
 * Port to the accounts; each method is one call. A failed call rejects with the error of `fetch` if
 * the server cannot be reached. An aborted call also rejects, and leaves nothing behind if that is
 * still possible.
 */
export interface Accounts {
  checkEmail(email: string, signal?: AbortSignal): Promise<NextStep>;
  /** Signs in. Rejects with a {@link WrongPasswordError} if the password is wrong. */
  signIn(email: string, password: string, signal?: AbortSignal): Promise<void>;
  createAccount(account: NewAccount, signal?: AbortSignal): Promise<void>;
  /**
   * Loads the next page, which names the signed-in person; sample mode continues in the same page.
   *
   * @param search the query of the step, which may contain the person's destination
   */
  enter?(how: Entry, search: string): void | Promise<void>;
}
