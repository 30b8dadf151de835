import { Navigate, useLocation } from 'react-router-dom';
import {
  accountPaths,
  isPageSessionKnown,
  readPageSession,
  signInPath,
} from '@standby/shared-ui/contracts';
import { SessionUnknown } from './SessionUnknown';

/**
 * Leads to sign-in, from where people come back to where they wanted to go. Who has deleted their account
 * first takes that back.
 */
export function SessionGate() {
  const location = useLocation();
  // The page was kept for the time without a network, so it names nobody.
  if (!isPageSessionKnown()) return <SessionUnknown />;
  return readPageSession() ? (
    <Navigate to={accountPaths.keepAccount} replace />
  ) : (
    <Navigate to={signInPath(location)} replace />
  );
}
