import { useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths, signInStep } from '@standby/contracts';
import { readStoredEmail } from '../data/stored-email';
import { SignedOutOnly } from './SignedOutOnly';

interface WithStoredEmailProps {
  readonly children: (email: string) => ReactNode;
}

/**
 * Guards the steps that continue with the email of an earlier one; without an email, the person
 * starts there.
 */
export function WithStoredEmail({ children }: WithStoredEmailProps) {
  // The email is read once, because the step removes it when it is done and must not be redirected
  // then.
  const [email] = useState(readStoredEmail);
  const { search } = useLocation();
  if (email === null) return <Navigate to={signInStep(paths.getStarted, search)} replace />;
  return <SignedOutOnly>{children(email)}</SignedOutOnly>;
}
