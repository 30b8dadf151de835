import { Button, FormError, PasswordField } from 'shared-ui';
import { Form } from '../../components/AuthForm/AuthForm.styles';
import { UsernameForPasswordManagers } from '../../components/AuthForm/UsernameForPasswordManagers';
import type { Accounts } from '../../data/accounts';
import { ForgotPassword } from './ForgotPassword';
import { useSignIn } from './useSignIn';

interface SignInFormProps {
  readonly accounts: Accounts;
  readonly email: string;
}

export function SignInForm({ accounts, email }: SignInFormProps) {
  const { password, setPassword, signIn, handleSubmit } = useSignIn(accounts, email);
  return (
    <Form method="post" onSubmit={handleSubmit}>
      {signIn.hasFailed && (
        <FormError title="Signing in did not work">
          Check your connection, then press Sign In again.
        </FormError>
      )}
      <UsernameForPasswordManagers email={email} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        readOnly={signIn.isPending}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
      />
      <ForgotPassword />
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
