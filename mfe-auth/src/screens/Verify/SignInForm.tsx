import * as v from 'valibot';
import { Button } from '@standby/shared-ui';
import { useForm } from '@standby/forms';
import { CurrentPassword } from '../../components/AuthForm/CurrentPassword';
import { SubmitForm } from '../../components/AuthForm/SubmitForm';
import { useEnterApp } from '../../components/useEnterApp';
import { removeDraft } from '../../data/account-draft';
import type { Accounts } from '../../data/accounts';
import { removeStoredEmail } from '../../data/stored-email';
import { currentPassword } from '../../domain/current-password';
import { ForgotPasswordLink } from './ForgotPasswordLink';

interface SignInFormProps {
  readonly accounts: Accounts;
  readonly email: string;
}

const schema = v.object({ password: currentPassword });

export function SignInForm({ accounts, email }: SignInFormProps) {
  const enterApp = useEnterApp(accounts);
  const form = useForm({
    initial: { password: '' },
    schema,
    otherwise: 'Something went wrong. Press Sign In again in a moment.',
    leavesScreen: true,
    submit: ({ password }, signal) => accounts.signIn(email, password, signal),
    onSubmitted() {
      removeStoredEmail();
      removeDraft();
      return enterApp('signed-in');
    },
  });
  return (
    <SubmitForm form={form} failed="Signing in did not work">
      <CurrentPassword email={email} {...form.fieldProps('password')} />
      <ForgotPasswordLink />
      <Button {...form.submitProps} variant="primary" pendingLabel="Signing in…">
        Sign In
      </Button>
    </SubmitForm>
  );
}
