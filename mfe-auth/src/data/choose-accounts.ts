import { byMode } from '@standby/contracts';
import type { Accounts } from './accounts';
import { createSampleAccounts } from './sample-accounts';

/** Returns the server's accounts, whose module loads with the first call. */
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

/** Accounts of the server in connected mode, and sample accounts otherwise. */
export const accounts = byMode<() => Accounts>(createSampleAccounts, serverAccounts)();
