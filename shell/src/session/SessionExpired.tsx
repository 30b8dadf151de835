import { useState, type SubmitEvent } from 'react';
import { Button, Dialog, FormError, PasswordField } from '@standby/shared-ui';
import { paths } from '@standby/contracts';
import { useSubmission } from '@standby/forms';
import { signInAgain } from './session-calls';
import * as S from './session.styles';

interface SessionExpiredProps {
  /** Email of the account whose page this is. */
  readonly email: string;
  readonly onClose: () => void;
}

/** Asks for the password over the page, so that a half-filled form stays. */
export function SessionExpired({ email, onClose }: SessionExpiredProps) {
  const [password, setPassword] = useState('');
  const signIn = useSubmission({ otherwise: 'Something went wrong. Press Sign In in a moment.' });

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (password !== '') await signIn.send(() => signInAgain(email, password), onClose);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      keepOnOutsidePress
      size="small"
      title="You are signed out"
      description={
        <>
          Your session has ended. Enter the password for <S.Email>{email}</S.Email> to continue.
          Your input is kept.
        </>
      }
      footer={
        <Button as="a" variant="ghost" href={paths.getStarted}>
          Use different email
        </Button>
      }
      submit={{
        form: {
          handleSubmit,
          submitProps: { type: 'submit', disabled: password === '', pending: signIn.isPending },
        },
        label: 'Sign In',
        pendingLabel: 'Signing in…',
      }}
    >
      {signIn.failure && (
        <FormError title="Signing in did not work">{signIn.failure.text}</FormError>
      )}
      <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        readOnly={signIn.isPending}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
      />
    </Dialog>
  );
}
