import { useState, type SubmitEvent } from 'react';
import { Button, FormError, FormSection, useToast } from '@standby/shared-ui';
import { useSubmission } from '@standby/forms';
import { CurrentPassword } from '../../components/AuthForm/CurrentPassword';
import { NewPasswordFields, useNewPassword } from '../../components/NewPasswordFields';
import * as S from '../../components/SettingsPage/SettingsPage.styles';
import { fieldErrorsOf } from '../../data/field-errors';
import type { ServerClient } from '../../data/server/client';

interface PasswordFormProps {
  readonly call: ServerClient;
  readonly email: string;
}

export function PasswordForm({ call, email }: PasswordFormProps) {
  const toast = useToast();
  const [currentPassword, setCurrentPassword] = useState('');
  const fields = useNewPassword();
  const changing = useSubmission({
    otherwise: 'Something went wrong. Press Change password in a moment.',
  });
  const wrong = fieldErrorsOf(changing.failure?.error)['currentPassword'];

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (!fields.check()) return;
    const body = { currentPassword, password: fields.password };
    await changing.send(
      (signal) => call('PUT /account/password', { body, signal }),
      () => {
        setCurrentPassword('');
        fields.clear();
        toast.show({
          tone: 'go',
          title: 'Your password is changed',
          description: 'You are signed out everywhere but here.',
        });
      },
    );
  }

  return (
    <FormSection title="Password" why="A new one signs you out everywhere but here.">
      <S.Form method="post" onSubmit={handleSubmit}>
        {changing.failure && wrong === undefined && (
          <FormError title="The password was not changed">{changing.failure.text}</FormError>
        )}
        <CurrentPassword
          email={email}
          label="Current Password"
          name="currentPassword"
          value={currentPassword}
          error={wrong}
          readOnly={changing.isPending}
          onChange={setCurrentPassword}
        />
        <NewPasswordFields fields={fields} readOnly={changing.isPending} />
        <S.Row>
          <Button
            type="submit"
            disabled={currentPassword === '' || !fields.canSubmit}
            pending={changing.isPending}
            pendingLabel="Changing the password…"
          >
            Change password
          </Button>
        </S.Row>
      </S.Form>
    </FormSection>
  );
}
