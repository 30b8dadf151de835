import { useState, type SubmitEvent } from 'react';
import { Banner, Button, FormError, FormSection, TextField } from '@standby/shared-ui';
import { useSubmission } from '@standby/forms';
import { truncateForList } from '@standby/shared-ui/text';
import { CurrentPassword } from '../../components/AuthForm/CurrentPassword';
import * as S from '../../components/SettingsPage/SettingsPage.styles';
import { fieldErrorsOf } from '../../data/field-errors';
import type { ServerClient } from '../../data/server/client';

interface EmailFormProps {
  readonly call: ServerClient;
  readonly email: string;
}

export function EmailForm({ call, email }: EmailFormProps) {
  const [next, setNext] = useState('');
  const [password, setPassword] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  const sending = useSubmission({
    otherwise: 'Something went wrong. Press Send link in a moment.',
  });
  const refused = fieldErrorsOf(sending.failure?.error);
  const hasFieldMessage = Object.keys(refused).length > 0;

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    await sending.send(
      (signal) => call('POST /account/email', { body: { email: next, password }, signal }),
      () => {
        setSentTo(next.trim());
        setNext('');
        setPassword('');
      },
    );
  }

  return (
    <FormSection title="Email" why={`You sign in with ${truncateForList(email)}.`}>
      {sentTo !== undefined && (
        <Banner
          tone="info"
          title="Check your new mailbox"
          text={`A link is on its way to ${truncateForList(sentTo)}, unless another account has it. Open it within an hour: until then your email stays unchanged.`}
        />
      )}
      <S.Form onSubmit={handleSubmit} noValidate>
        {sending.failure && !hasFieldMessage && (
          <FormError title="The link was not sent">{sending.failure.text}</FormError>
        )}
        <TextField
          label="New email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={next}
          error={refused['email']}
          readOnly={sending.isPending}
          onChange={({ currentTarget }) => setNext(currentTarget.value)}
        />
        <CurrentPassword
          email={email}
          value={password}
          error={refused['currentPassword']}
          readOnly={sending.isPending}
          onChange={setPassword}
        />
        <S.Row>
          <Button
            type="submit"
            disabled={next.trim() === '' || password === ''}
            pending={sending.isPending}
            pendingLabel="Sending the link…"
          >
            Send link
          </Button>
        </S.Row>
      </S.Form>
    </FormSection>
  );
}
