import type { Accounts } from './accounts';
import { createdAccounts, type CreatedAccounts } from './created-accounts';
import { wait } from './wait';

const CHECK_EMAIL_MILLIS = 1000;
const SIGN_IN_MILLIS = 1000;
const CREATE_ACCOUNT_MILLIS = 1500;

interface SampleOptions {
  /**
   * Returns a number from 0 to below 1, like `Math.random`; the lower half means that the account
   * exists.
   */
  readonly random?: () => number;
  readonly created?: CreatedAccounts;
}

/**
 * Creates a fake of the accounts server. Every call takes as long as a real one would, any password
 * signs in, and a random number decides whether an unknown email has an account.
 */
export function createSampleAccounts({
  random = Math.random,
  created = createdAccounts,
}: SampleOptions = {}): Accounts {
  return {
    async checkEmail(email, signal) {
      await wait(CHECK_EMAIL_MILLIS, signal);
      return created.has(email) || random() < 0.5 ? 'verify' : 'create-account';
    },
    async signIn(_email, _password, signal) {
      await wait(SIGN_IN_MILLIS, signal);
    },
    async createAccount({ email }, signal) {
      await wait(CREATE_ACCOUNT_MILLIS, signal);
      created.add(email);
    },
  };
}
