import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { readPageSession, returnPath } from '@standby/shared-ui/contracts';

/** The steps of signing in are not for somebody who is: they go on where they wanted to. */
export function SignedOutOnly({ children }: { readonly children: ReactNode }) {
  const { search } = useLocation();
  return readPageSession() ? <Navigate to={returnPath(search)} replace /> : children;
}
