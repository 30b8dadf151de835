import { useLocation } from 'react-router-dom';
import { Banner, Button, TextField } from '@standby/shared-ui';
import { hasSessionEnded } from '@standby/contracts';
import { LegalNote } from '../../components/AuthForm/LegalNote';
import { SubmitForm } from '../../components/AuthForm/SubmitForm';
import { AuthPage } from '../../components/AuthPage/AuthPage';
import { SignedOutOnly } from '../../components/SignedOutOnly';
import { InvitationNeededError, type Accounts } from '../../data/accounts';
import { accounts as keptAccounts } from '../../data/choose-accounts';
import { useGetStarted } from './useGetStarted';

interface GetStartedProps {
  readonly accounts?: Accounts;
}

export default function GetStarted({ accounts = keptAccounts }: GetStartedProps) {
  return (
    <SignedOutOnly>
      <FirstStep accounts={accounts} />
    </SignedOutOnly>
  );
}

function FirstStep({ accounts }: Required<GetStartedProps>) {
  const { search } = useLocation();
  const form = useGetStarted(accounts);
  return (
    <AuthPage
      heading="Get Started"
      description="Sign in to Standby or set up an account: it starts with your email."
      lead="Enter your email to sign in or to create an account."
    >
      <SubmitForm
        form={form}
        failed={
          form.failure?.error instanceof InvitationNeededError
            ? 'You need an invitation'
            : 'Your email could not be checked'
        }
      >
        {hasSessionEnded(search) && (
          <Banner
            title="Your session has ended"
            text="Sign in again, and the page that you asked for opens."
          />
        )}
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
        <Button {...form.submitProps} variant="primary" pendingLabel="Checking your email…">
          Continue
        </Button>
        <LegalNote act="continuing" />
      </SubmitForm>
    </AuthPage>
  );
}
