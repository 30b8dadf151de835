import { Link, useLocation } from 'react-router-dom';
import { Button, TextField } from '@standby/shared-ui';
import { paths, signInStep } from '@standby/contracts';
import { MissingFields } from '@standby/forms';
import { LegalNote } from '../../components/AuthForm/LegalNote';
import { SubmitForm } from '../../components/AuthForm/SubmitForm';
import { UsernameForPasswordManagers } from '../../components/AuthForm/UsernameForPasswordManagers';
import { NewPasswordFields } from '../../components/NewPasswordFields';
import type { Accounts } from '../../data/accounts';
import { codeOf } from '../../data/refusals';
import type { AccountForm } from '../../domain/account-form';
import { useCreateAccount } from './useCreateAccount';

const labels: Readonly<Record<keyof AccountForm, string>> = {
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
  const form = useCreateAccount(accounts, email);
  const { search } = useLocation();
  const control = (field: keyof AccountForm) => ({
    label: labels[field],
    ...form.fieldProps(field),
  });

  return (
    <SubmitForm
      form={form}
      failed="Your account could not be created"
      explain={({ error, text }) => (
        <>
          {text}
          {codeOf(error) === 'account-exists' && (
            <>
              {' '}
              <Link to={signInStep(paths.verify, search)}>Sign in</Link>
            </>
          )}
        </>
      )}
    >
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
      <NewPasswordFields form={form} label={labels.password} />
      <LegalNote act="creating an account" />
      <Button {...form.submitProps} variant="primary" pendingLabel="Creating your account…">
        Create Account
      </Button>
      {!form.isPending && <MissingFields problems={form.problems} labels={labels} />}
    </SubmitForm>
  );
}
