import { useState, type SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { Banner, Button, FormError, TextField } from '@standby/shared-ui';
import { paths } from '@standby/contracts';
import { useSubmission } from '@standby/forms';
import { truncateForList } from '@standby/shared-ui/text';
import { Form } from '../../components/AuthForm/AuthForm.styles';
import { AuthPage } from '../../components/AuthPage/AuthPage';
import { ConnectedPage } from '../../components/ConnectedPage/ConnectedPage';
import { useServer } from '../../components/useServer';
import { fieldErrorsOf } from '../../data/field-errors';
import { readStoredEmail } from '../../data/stored-email';

const page = {
  heading: 'Forgot password',
  description: 'Choose a new password for Standby by a link that is mailed to you.',
};

export default function ForgotPassword() {
  return (
    <ConnectedPage {...page}>
      <MailForm />
    </ConnectedPage>
  );
}

function MailForm() {
  const call = useServer();
  const [email, setEmail] = useState(() => readStoredEmail() ?? '');
  const [sentTo, setSentTo] = useState<string>();
  const mailing = useSubmission({
    otherwise: 'Something went wrong. Press Send link in a moment.',
  });
  const emailError = fieldErrorsOf(mailing.failure?.error)['email'];

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (email.trim() === '') return;
    await mailing.send(
      (signal) => call('POST /password/forgot', { body: { email }, signal }),
      () => setSentTo(email.trim()),
    );
  }

  return (
    <AuthPage {...page} lead="A link to choose a new one is mailed to you." canChangeEmail>
      {sentTo !== undefined && (
        <Banner
          tone="info"
          title="Look at your mail"
          text={`If there is an account with ${truncateForList(sentTo)}, a link is on its way. It works once, within an hour. If no mail comes, look in your spam folder, or ask the administrator of your Standby server.`}
        />
      )}
      <Form method="post" onSubmit={handleSubmit} noValidate>
        {mailing.failure && emailError === undefined && (
          <FormError title="The link was not sent">{mailing.failure.text}</FormError>
        )}
        <TextField
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={email}
          readOnly={mailing.isPending}
          error={emailError}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
        <Button
          type="submit"
          variant="primary"
          disabled={email.trim() === ''}
          pending={mailing.isPending}
          pendingLabel="Sending the link…"
        >
          {sentTo === undefined ? 'Send link' : 'Send again'}
        </Button>
        <Link to={paths.verify}>Back to signing in</Link>
      </Form>
    </AuthPage>
  );
}
