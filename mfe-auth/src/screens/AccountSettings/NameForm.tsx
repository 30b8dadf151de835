import { useState, type SubmitEvent } from 'react';
import { Button, FieldRow, FormError, FormSection, TextField, useToast } from '@standby/shared-ui';
import { useSubmission } from '@standby/forms';
import * as S from '../../components/SettingsPage/SettingsPage.styles';
import { fieldErrorsOf } from '../../data/field-errors';
import type { ServerClient } from '../../data/server/client';

interface Account {
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
}

interface NameFormProps {
  readonly call: ServerClient;
  readonly account: Account;
}

export function NameForm({ call, account }: NameFormProps) {
  const toast = useToast();
  const [form, setForm] = useState<Account>({
    firstName: account.firstName,
    lastName: account.lastName,
    phoneNumber: account.phoneNumber,
  });
  const saving = useSubmission({ otherwise: 'Something went wrong. Press Save in a moment.' });
  const refused = fieldErrorsOf(saving.failure?.error);
  const canSave = form.firstName.trim() !== '' && form.lastName.trim() !== '';

  const field = (name: keyof Account) => ({
    name,
    value: form[name],
    error: refused[name],
    readOnly: saving.isPending,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setForm((before) => ({ ...before, [name]: currentTarget.value })),
  });

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    await saving.send(
      (signal) => call('PATCH /account', { body: form, signal }),
      () => void toast.show({ tone: 'go', title: 'Your name is saved' }),
    );
  }

  return (
    <FormSection title="You" why="Your name is what the members of your organizations see.">
      <S.Form onSubmit={handleSubmit}>
        {saving.failure && (
          <FormError title="Your name was not saved">{saving.failure.text}</FormError>
        )}
        <FieldRow>
          <TextField
            label="First Name"
            autoComplete="given-name"
            required
            {...field('firstName')}
          />
          <TextField label="Last Name" autoComplete="family-name" required {...field('lastName')} />
        </FieldRow>
        <TextField
          label="Phone Number"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          optional
          {...field('phoneNumber')}
        />
        <S.Row>
          <Button
            type="submit"
            disabled={!canSave}
            pending={saving.isPending}
            pendingLabel="Saving your name…"
          >
            Save
          </Button>
        </S.Row>
      </S.Form>
    </FormSection>
  );
}
