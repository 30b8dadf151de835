import { ServerError } from '@standby/api-client';
import { accountPaths, paths, returnPath } from '@standby/contracts';
import { keepDraftsOf } from '@standby/forms';
import { InvitationNeededError, WrongPasswordError, type Accounts } from '../accounts';
import { readInvitation, removeInvitation } from '../invitation';
import { openServer } from './client';

const hasCode = (error: unknown, code: string): error is ServerError =>
  error instanceof ServerError && error.code === code;

/** Creates the accounts of connected mode. */
export function createServerAccounts(call = openServer()): Accounts {
  return {
    async checkEmail(email, signal) {
      const { exists, canCreate } = await call('POST /accounts/check', {
        body: { email },
        ...(signal && { signal }),
      });
      if (exists) return 'verify';
      if (!canCreate && readInvitation() === null) throw new InvitationNeededError();
      return 'create-account';
    },

    async signIn(email, password, signal) {
      try {
        const { account } = await call('POST /session', {
          body: { email, password },
          ...(signal && { signal }),
        });
        if (account) keepDraftsOf(account.id);
      } catch (error) {
        if (hasCode(error, 'wrong-password')) throw new WrongPasswordError({ cause: error });
        throw error;
      }
    },

    async createAccount(account, signal) {
      const invitation = readInvitation();
      try {
        const session = await call('POST /accounts', {
          body: { ...account, ...(invitation !== null && { invitation }) },
          ...(signal && { signal }),
        });
        if (session.account) keepDraftsOf(session.account.id);
      } catch (error) {
        // Without the invalid invitation, the next attempt creates an account with its own
        // organization.
        if (hasCode(error, 'invitation-gone')) removeInvitation();
        throw error;
      }
    },

    enter(how, search) {
      const isInvited = readInvitation() !== null;
      if (how === 'created') removeInvitation();
      if (how === 'signed-in') window.location.assign(returnPath(search));
      else if (isInvited) window.location.assign(paths.dashboard);
      else window.location.assign(accountPaths.welcome);
    },
  };
}
