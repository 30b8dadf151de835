import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@standby/contracts';
import type { Accounts, Entry } from '../data/accounts';

/** Returns a function that opens the app after signing in or creating an account. */
export function useEnterApp(accounts: Accounts) {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (how: Entry): void | Promise<void> =>
    accounts.enter ? accounts.enter(how, search) : navigate(paths.dashboard, { replace: true });
}
