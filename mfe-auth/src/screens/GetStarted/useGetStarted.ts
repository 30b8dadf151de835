import { useState, type ChangeEvent, type SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSubmission } from '@standby/forms';
import { paths, signInStep } from '@standby/contracts';
import type { Accounts } from '../../data/accounts';
import { readInvitedEmail } from '../../data/storage';
import { fieldErrorsOf } from '../../data/field-errors';
import { storeEmail } from '../../data/stored-email';

/** Maximum length of an email that can receive mail (RFC 5321, 4.5.3.1.3). */
const EMAIL_MAX = 254;

const MALFORMED = 'Enter an email address like name@example.com';
const TOO_LONG = `An email address can have at most ${EMAIL_MAX} characters`;

/**
 * Returns the error of an email. The browser validates emails itself, but takes half a minute for a
 * long text.
 */
function errorIn({ value, validity }: HTMLInputElement): string | undefined {
  if (value.length > EMAIL_MAX) return TOO_LONG;
  return validity.typeMismatch ? MALFORMED : undefined;
}

/** Returns the state of the email field, and the check that decides about the next step. */
export function useGetStarted(accounts: Accounts) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const check = useSubmission({
    otherwise: 'Something went wrong. Press Continue again in a moment.',
    leavesScreen: true,
  });
  const [email, setEmail] = useState(() => readInvitedEmail() ?? '');
  const [error, setError] = useState<string>();
  const [sent, setSent] = useState('');

  function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    setEmail(currentTarget.value);
    // The error appears on submit, and disappears as soon as it no longer holds.
    if (error !== undefined) setError(errorIn(currentTarget));
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem('email');
    const wrong = input instanceof HTMLInputElement ? errorIn(input) : undefined;
    setError(wrong);
    if (wrong !== undefined && input instanceof HTMLInputElement) input.focus();
    if (wrong !== undefined || email === '') return;
    setSent(email);
    await check.send(
      (signal) => accounts.checkEmail(email, signal),
      (nextStep) => {
        storeEmail(email);
        return navigate(
          signInStep(nextStep === 'verify' ? paths.verify : paths.createAccount, search),
        );
      },
    );
  }

  // The refusal stays beside the field until the email changes; other refusals are shown above the
  // form.
  const refused = email === sent ? fieldErrorsOf(check.failure?.error)['email'] : undefined;
  const failure = refused === undefined ? check.failure : undefined;

  return { email, error: error ?? refused, check, failure, handleChange, handleSubmit };
}
