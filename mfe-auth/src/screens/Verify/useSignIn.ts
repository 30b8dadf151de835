import { useState, type SubmitEvent } from 'react';
import { useSubmission } from '@standby/forms';
import { useEnterApp } from '../../components/useEnterApp';
import { removeDraft } from '../../data/account-draft';
import { WrongPasswordError, type Accounts } from '../../data/accounts';
import { removeStoredEmail } from '../../data/stored-email';

/** The password while it is typed, and the call that signs in with it. */
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
    /** Beside the field until another password is typed. */
    passwordError: isRefused && password === sent ? signIn.failure?.text : undefined,
    signIn,
    /** A failure other than a wrong password. */
    failure: isRefused ? undefined : signIn.failure,
    handleSubmit,
  };
}
