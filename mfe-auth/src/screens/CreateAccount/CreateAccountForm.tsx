import type { ChangeEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Button, FormError, PasswordField, TextField } from '@standby/shared-ui';
import { paths, signInStep } from '@standby/contracts';
import { MissingFields } from '@standby/forms';
import { Form } from '../../components/AuthForm/AuthForm.styles';
import { LegalNote } from '../../components/AuthForm/LegalNote';
import { UsernameForPasswordManagers } from '../../components/AuthForm/UsernameForPasswordManagers';
import { NewPasswordField } from '../../components/PasswordRules/NewPasswordField';
import type { Accounts } from '../../data/accounts';
import { codeOf } from '../../data/field-errors';
import type { AccountField } from '../../domain/account-form';
import { useCreateAccount } from './useCreateAccount';

const labels: Readonly<Record<AccountField, string>> = {
  firstName: 'First Name',
  lastName: 'Last Name',
  phoneNumber: 'Phone Number',
  password: 'Password',
  confirmPassword: 'Confirm Password',
};

interface CreateAccountFormProps {
  readonly accounts: Accounts;
  readonly email: string;
}

export function CreateAccountForm({ accounts, email }: CreateAccountFormProps) {
  const { form, errors, canSubmit, problems, creation, change, handleSubmit } = useCreateAccount(
    accounts,
    email,
  );

  const { search } = useLocation();

  const control = (field: AccountField) => ({
    name: field,
    label: labels[field],
    value: form[field],
    error: errors[field],
    readOnly: creation.isPending,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      change(field, currentTarget.value),
  });

  return (
    <Form method="post" onSubmit={handleSubmit}>
      {creation.failure && (
        <FormError title="Your account could not be created">
          {creation.failure.text}
          {codeOf(creation.failure.error) === 'account-exists' && (
            <>
              {' '}
              <Link to={signInStep(paths.verify, search)}>Sign in</Link>
            </>
          )}
        </FormError>
      )}
      <UsernameForPasswordManagers email={email} />
      <TextField
        autoComplete="given-name"
        autoCapitalize="words"
        required
        {...control('firstName')}
      />
      <TextField
        autoComplete="family-name"
        autoCapitalize="words"
        required
        {...control('lastName')}
      />
      <TextField
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        optional
        {...control('phoneNumber')}
      />
      <NewPasswordField required {...control('password')} />
      <PasswordField autoComplete="new-password" required {...control('confirmPassword')} />
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
      {!creation.isPending && <MissingFields problems={problems} labels={labels} />}
    </Form>
  );
}
