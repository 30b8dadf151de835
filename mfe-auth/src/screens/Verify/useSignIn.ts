import { useState, type SubmitEvent } from 'react';
import { useSubmission } from '@standby/forms';
import { useEnterApp } from '../../components/useEnterApp';
import { removeDraft } from '../../data/account-draft';
import { WrongPasswordError, type Accounts } from '../../data/accounts';
import { removeStoredEmail } from '../../data/stored-email';

/** Returns the state of the password field, and the call that signs in. */
export function useSignIn(accounts: Accounts, email: string) {
  const enterApp = useEnterApp(accounts);
  const signIn = useSubmission({
    otherwise: 'Something went wrong. Press Sign In again in a moment.',
    leavesScreen: true,
  });
  const [password, setPassword] = useState('');
  const [sent, setSent] = useState('');
  const isRefused = signIn.failure?.error instanceof WrongPasswordError;

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem('password');
    setSent(password);
    await signIn.send(
      async (signal) => {
        try {
          await accounts.signIn(email, password, signal);
        } catch (error) {
          const isWrong = error instanceof WrongPasswordError && !signal.aborted;
          if (isWrong && input instanceof HTMLElement) input.focus();
          throw error;
        }
      },
      () => {
        removeStoredEmail();
        removeDraft();
        return enterApp('signed-in');
      },
    );
  }

  return {
    password,
    setPassword,
    /** Error beside the field until the password changes. */
    passwordError: isRefused && password === sent ? signIn.failure?.text : undefined,
    signIn,
    /** Failure other than a wrong password. */
    failure: isRefused ? undefined : signIn.failure,
    handleSubmit,
  };
}
