import type { ChangeEvent } from 'react';
import { Button, FormError, PasswordField, TextField } from 'shared-ui';
import { Form } from '../../components/AuthForm/AuthForm.styles';
import { LegalNote } from '../../components/AuthForm/LegalNote';
import { UsernameForPasswordManagers } from '../../components/AuthForm/UsernameForPasswordManagers';
import type { Accounts } from '../../data/accounts';
import type { AccountField } from '../../domain/account-form';
import { useCreateAccount } from './useCreateAccount';

interface CreateAccountFormProps {
  readonly accounts: Accounts;
  readonly email: string;
}

export function CreateAccountForm({ accounts, email }: CreateAccountFormProps) {
  const { form, errors, canSubmit, creation, change, handleSubmit } = useCreateAccount(
    accounts,
    email,
  );

  const control = (field: AccountField) => ({
    name: field,
    value: form[field],
    error: errors[field],
    readOnly: creation.isPending,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      change(field, currentTarget.value),
  });

  return (
    <Form method="post" onSubmit={handleSubmit}>
      {creation.failure && (
        <FormError title="Your account could not be created">{creation.failure.text}</FormError>
      )}
      <UsernameForPasswordManagers email={email} />
      <TextField
        label="First Name"
        autoComplete="given-name"
        autoCapitalize="words"
        required
        {...control('firstName')}
      />
      <TextField
        label="Last Name"
        autoComplete="family-name"
        autoCapitalize="words"
        required
        {...control('lastName')}
      />
      <TextField
        label="Phone Number"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        optional
        {...control('phoneNumber')}
      />
      <PasswordField
        label="Password"
        hint="At least 8 characters, with a lowercase letter, an uppercase letter and a number."
        autoComplete="new-password"
        required
        {...control('password')}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        required
        {...control('confirmPassword')}
      />
      <LegalNote act="creating an account" />
      <Button
        type="submit"
        variant="primary"
        disabled={!canSubmit}
        pending={creation.isPending}
        pendingLabel="Creating your account…"
      >
        Create Account
      </Button>
    </Form>
  );
}
