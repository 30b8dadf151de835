import { Navigate, useLocation } from 'react-router-dom';
import { accountPaths, isPageSessionKnown, readPageSession, signInPath } from '@standby/contracts';
import { SessionUnknown } from './SessionUnknown';

/**
 * Route guard of connected mode: redirects to sign-in, which leads back to this address. A deleted account is
 * redirected to the page that restores it.
 */
export function AuthGuard() {
  const location = useLocation();
  // A page from the offline cache names no account.
  if (!isPageSessionKnown()) return <SessionUnknown />;
  return readPageSession() ? (
    <Navigate to={accountPaths.keepAccount} replace />
  ) : (
    <Navigate to={signInPath(location)} replace />
  );
}
