import { useState } from 'react';
import { Link } from 'react-router-dom';
import * as v from 'valibot';
import { Banner, Button, TextField } from '@standby/shared-ui';
import { paths } from '@standby/contracts';
import { useForm } from '@standby/forms';
import { requiredText } from '@standby/forms/validation';
import { truncateForList } from '@standby/shared-ui/text';
import { SubmitForm } from '../../components/AuthForm/SubmitForm';
import { AuthPage } from '../../components/AuthPage/AuthPage';
import { ConnectedPage } from '../../components/ConnectedPage/ConnectedPage';
import { useServer } from '../../components/useServer';
import { readStoredEmail } from '../../data/stored-email';

const page = {
  heading: 'Forgot password',
  description: 'Choose a new password for Standby by a link that is mailed to you.',
};

const schema = v.object({ email: requiredText });

export default function ForgotPassword() {
  return (
    <ConnectedPage {...page}>
      <MailForm />
    </ConnectedPage>
  );
}

function MailForm() {
  const call = useServer();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({
    initial: { email: readStoredEmail() ?? '' },
    schema,
    otherwise: 'Something went wrong. Press Send link in a moment.',
    async submit(body, signal) {
      await call('POST /password/forgot', { body, signal });
      return body.email;
    },
    onSubmitted: setSentTo,
  });

  return (
    <AuthPage {...page} lead="A link to choose a new one is mailed to you." canChangeEmail>
      {sentTo !== undefined && (
        <Banner
          tone="info"
          title="Look at your mail"
          text={`If there is an account with ${truncateForList(sentTo)}, a link is on its way. It works once, within an hour. If no mail comes, look in your spam folder, or ask the administrator of your Standby server.`}
        />
      )}
      <SubmitForm form={form} failed="The link was not sent">
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...form.fieldProps('email')}
        />
        <Button {...form.submitProps} variant="primary" pendingLabel="Sending the link…">
          {sentTo === undefined ? 'Send link' : 'Send again'}
        </Button>
        <Link to={paths.verify}>Back to signing in</Link>
      </SubmitForm>
    </AuthPage>
  );
}
