import { readApiBase } from '@standby/contracts';
import type { Accounts } from './accounts';
import { createSampleAccounts } from './sample-accounts';

/** Its code is loaded by the first call. */
function serverAccounts(): Accounts {
  const load = async (): Promise<Accounts> => {
    const { createServerAccounts } = await import('./server/server-accounts');
    return createServerAccounts();
  };
  return {
    checkEmail: async (...details) => (await load()).checkEmail(...details),
    signIn: async (...details) => (await load()).signIn(...details),
    createAccount: async (...details) => (await load()).createAccount(...details),
    enter: async (...details) => (await load()).enter?.(...details),
  };
}

/** The server's accounts in connected mode, and the samples otherwise. */
export const accounts: Accounts =
  readApiBase() === undefined ? createSampleAccounts() : serverAccounts();
