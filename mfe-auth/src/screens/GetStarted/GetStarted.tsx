import { useLocation } from 'react-router-dom';
import { Banner, Button, FormError, TextField } from '@standby/shared-ui';
import { hasSessionEnded } from '@standby/contracts';
import { Form } from '../../components/AuthForm/AuthForm.styles';
import { LegalNote } from '../../components/AuthForm/LegalNote';
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
  const { email, error, check, failure, handleChange, handleSubmit } = useGetStarted(accounts);
  return (
    <AuthPage
      heading="Get Started"
      description="Sign in to Standby or set up an account: it starts with your email."
      lead="Enter your email to sign in or to create an account."
    >
      <Form method="post" onSubmit={handleSubmit} noValidate>
        {hasSessionEnded(search) && (
          <Banner
            title="Your session has ended"
            text="Sign in again, and the page that you asked for opens."
          />
        )}
        {failure && (
          <FormError
            title={
              failure.error instanceof InvitationNeededError
                ? 'You need an invitation'
                : 'Your email could not be checked'
            }
          >
            {failure.text}
          </FormError>
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
          readOnly={check.isPending}
          error={error}
          onChange={handleChange}
        />
        <Button
          type="submit"
          variant="primary"
          disabled={email === ''}
          pending={check.isPending}
          pendingLabel="Checking your email…"
        >
          Continue
        </Button>
        <LegalNote act="continuing" />
      </Form>
    </AuthPage>
  );
}
