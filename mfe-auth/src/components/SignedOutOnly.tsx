import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { readPageSession, returnPath } from '@standby/contracts';

/** A signed-in person skips the steps of signing in, and goes on to the address in `returnTo`. */
export function SignedOutOnly({ children }: { readonly children: ReactNode }) {
  const { search } = useLocation();
  return readPageSession() ? <Navigate to={returnPath(search)} replace /> : children;
}
