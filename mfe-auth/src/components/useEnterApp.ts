import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@standby/shared-ui/contracts';
import type { Accounts, Entry } from '../data/accounts';

/** Goes on into the app, as somebody who has just signed in or created an account. */
export function useEnterApp(accounts: Accounts) {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (how: Entry): void | Promise<void> =>
    accounts.enter ? accounts.enter(how, search) : navigate(paths.dashboard, { replace: true });
}
