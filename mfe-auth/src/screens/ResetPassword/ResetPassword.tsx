import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@standby/shared-ui';
import { accountPaths, paths } from '@standby/contracts';
import { useForm } from '@standby/forms';
import { SubmitForm } from '../../components/AuthForm/SubmitForm';
import { UsernameForPasswordManagers } from '../../components/AuthForm/UsernameForPasswordManagers';
import { AuthPage } from '../../components/AuthPage/AuthPage';
import { ConnectedPage } from '../../components/ConnectedPage/ConnectedPage';
import { NewPasswordFields } from '../../components/NewPasswordFields';
import { useLinkedToken } from '../../components/useLinkedToken';
import { useServer } from '../../components/useServer';
import { linkFailureText } from '../../data/refusals';
import { readStoredEmail } from '../../data/stored-email';
import { mayBecomeSame, newPasswordSchema } from '../../domain/account-form';

const page = {
  heading: 'New password',
  description: 'Choose a new password for your Standby account.',
};

export default function ResetPassword() {
  const [isDone, setIsDone] = useState(false);
  return (
    <ConnectedPage {...page}>
      {isDone ? (
        <AuthPage
          {...page}
          heading="Password changed"
          lead="You are signed out everywhere. Sign in with your new password."
        >
          <Button as="a" href={paths.getStarted} variant="primary">
            Sign In
          </Button>
        </AuthPage>
      ) : (
        <AuthPage {...page} lead="It replaces the old one, and signs you out everywhere.">
          <PasswordForm onDone={() => setIsDone(true)} />
        </AuthPage>
      )}
    </ConnectedPage>
  );
}

function PasswordForm({ onDone }: { readonly onDone: () => void }) {
  const call = useServer();
  const token = useLinkedToken();
  const form = useForm({
    initial: { password: '', confirmPassword: '' },
    schema: newPasswordSchema,
    waitsForSubmit: mayBecomeSame,
    otherwise: 'Something went wrong. Press Change password in a moment.',
    submit: ({ password }, signal) =>
      call('POST /password/reset', { body: { token, password }, signal }),
    onSubmitted: onDone,
  });

  return (
    <SubmitForm
      form={form}
      failed="The password was not changed"
      explain={(failure) => (
        <>
          {linkFailureText(failure)}{' '}
          <Link to={accountPaths.forgotPassword}>Ask for another link</Link>
        </>
      )}
    >
      {/* The link does not name the account, but the tab that requested it has stored the email. */}
      <UsernameForPasswordManagers email={readStoredEmail() ?? ''} />
      <NewPasswordFields form={form} label="New Password" />
      <Button {...form.submitProps} variant="primary" pendingLabel="Changing the password…">
        Change password
      </Button>
    </SubmitForm>
  );
}
