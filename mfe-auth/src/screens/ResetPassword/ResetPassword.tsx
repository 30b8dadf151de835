import { useState, type SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { Button, FormError } from '@standby/shared-ui';
import { accountPaths, paths } from '@standby/contracts';
import { useSubmission } from '@standby/forms';
import { Form } from '../../components/AuthForm/AuthForm.styles';
import { UsernameForPasswordManagers } from '../../components/AuthForm/UsernameForPasswordManagers';
import { AuthPage } from '../../components/AuthPage/AuthPage';
import { ConnectedPage } from '../../components/ConnectedPage/ConnectedPage';
import { NewPasswordFields, useNewPassword } from '../../components/NewPasswordFields';
import { useLinkedToken } from '../../components/useLinkedToken';
import { useServer } from '../../components/useServer';
import { linkFailureText } from '../../data/field-errors';
import { readStoredEmail } from '../../data/stored-email';

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
  const fields = useNewPassword();
  const changing = useSubmission({
    otherwise: 'Something went wrong. Press Change password in a moment.',
  });

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (!fields.check()) return;
    const body = { token, password: fields.password };
    await changing.send((signal) => call('POST /password/reset', { body, signal }), onDone);
  }

  return (
    <Form method="post" onSubmit={handleSubmit}>
      {changing.failure && (
        <FormError title="The password was not changed">
          {linkFailureText(changing.failure)}{' '}
          <Link to={accountPaths.forgotPassword}>Ask for another link</Link>
        </FormError>
      )}
      {/* The link does not name the account, but the tab that requested it has stored the email. */}
      <UsernameForPasswordManagers email={readStoredEmail() ?? ''} />
      <NewPasswordFields fields={fields} readOnly={changing.isPending} />
      <Button
        type="submit"
        variant="primary"
        disabled={!fields.canSubmit}
        pending={changing.isPending}
        pendingLabel="Changing the password…"
      >
        Change password
      </Button>
    </Form>
  );
}
