import { useState } from 'react';
import { PasswordField } from '@standby/shared-ui';
import {
  confirmPasswordError,
  newPasswordError,
  PASSWORDS_DIFFER,
} from '@standby/api-client/password';
import { NewPasswordField } from './PasswordRules/NewPasswordField';

/** Holds a new password, typed twice. */
export function useNewPassword() {
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const passwordError = password === '' ? undefined : newPasswordError(password);
  const differs = wasSubmitted && password !== confirmation ? PASSWORDS_DIFFER : undefined;
  const confirmationError =
    confirmation === '' ? undefined : (confirmPasswordError(password, confirmation) ?? differs);
  return {
    password,
    setPassword,
    passwordError,
    confirmation,
    setConfirmation,
    confirmationError,
    canSubmit:
      password !== '' && confirmation !== '' && !passwordError && confirmationError === undefined,
    /**
     * Checks both passwords and shows an error beside the second one. @returns whether they are the
     * same
     */
    check: (): boolean => {
      setWasSubmitted(true);
      return password === confirmation;
    },
    clear: (): void => {
      setPassword('');
      setConfirmation('');
      setWasSubmitted(false);
    },
  };
}

interface NewPasswordFieldsProps {
  readonly fields: ReturnType<typeof useNewPassword>;
  readonly readOnly: boolean;
}

export function NewPasswordFields({ fields, readOnly }: NewPasswordFieldsProps) {
  return (
    <>
      <NewPasswordField
        label="New Password"
        name="password"
        required
        value={fields.password}
        error={fields.passwordError}
        readOnly={readOnly}
        onChange={({ currentTarget }) => fields.setPassword(currentTarget.value)}
      />
      <PasswordField
        label="Confirm Password"
        name="confirmPassword"
        autoComplete="new-password"
        required
        value={fields.confirmation}
        error={fields.confirmationError}
        readOnly={readOnly}
        onChange={({ currentTarget }) => fields.setConfirmation(currentTarget.value)}
      />
    </>
  );
}
