import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import {
  ACCOUNT_KEY,
  accountPaths,
  isPageSessionKnown,
  readPageSession,
  signInAgainPath,
  signInPath,
} from '@standby/contracts';
import { openBrowserStorage } from '@standby/storage';
import { SessionUnknown } from './SessionUnknown';

/**
 * Route guard of connected mode. Redirects to sign-in, which leads back to this address, and says
 * so if a session of this browser has ended. Redirects a deleted account to the page that restores
 * it.
 */
export function AuthGuard() {
  const location = useLocation();
  // A person who signs out leaves no account behind.
  const [hasEnded] = useState(() => openBrowserStorage().read(ACCOUNT_KEY) !== null);
  // A page from the offline cache names no account.
  if (!isPageSessionKnown()) return <SessionUnknown />;
  return readPageSession() ? (
    <Navigate to={accountPaths.keepAccount} replace />
  ) : (
    <Navigate to={hasEnded ? signInAgainPath(location) : signInPath(location)} replace />
  );
}
