import { Button, FormError } from '@standby/shared-ui';
import { Form } from '../../components/AuthForm/AuthForm.styles';
import { CurrentPassword } from '../../components/AuthForm/CurrentPassword';
import type { Accounts } from '../../data/accounts';
import { ForgotPasswordLink } from './ForgotPasswordLink';
import { useSignIn } from './useSignIn';

interface SignInFormProps {
  readonly accounts: Accounts;
  readonly email: string;
}

export function SignInForm({ accounts, email }: SignInFormProps) {
  const { password, setPassword, passwordError, signIn, failure, handleSubmit } = useSignIn(
    accounts,
    email,
  );
  return (
    <Form method="post" onSubmit={handleSubmit}>
      {failure && <FormError title="Signing in did not work">{failure.text}</FormError>}
      <CurrentPassword
        email={email}
        value={password}
        error={passwordError}
        readOnly={signIn.isPending}
        onChange={setPassword}
      />
      <ForgotPasswordLink />
      <Button
        type="submit"
        variant="primary"
        disabled={password === ''}
        pending={signIn.isPending}
        pendingLabel="Signing in…"
      >
        Sign In
      </Button>
    </Form>
  );
}
