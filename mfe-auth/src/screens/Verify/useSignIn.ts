import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from 'shared-ui/contracts';
import { useSubmission } from '../../components/useSubmission';
import { removeDraft } from '../../data/account-draft';
import type { Accounts } from '../../data/accounts';
import { removeStoredEmail } from '../../data/stored-email';

/** The password while it is typed, and the call that signs in with it. */
export function useSignIn(accounts: Accounts, email: string) {
  const navigate = useNavigate();
  const signIn = useSubmission();
  const [password, setPassword] = useState('');

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    await signIn.run(
      (signal) => accounts.signIn(email, password, signal),
      () => {
        removeStoredEmail();
        removeDraft();
        return navigate(paths.dashboard, { replace: true });
      },
    );
  }

  return { password, setPassword, signIn, handleSubmit };
}
