import { PasswordField, type PasswordFieldProps } from '@standby/shared-ui';
import { UsernameForPasswordManagers } from './UsernameForPasswordManagers';

interface CurrentPasswordProps extends Omit<PasswordFieldProps, 'label' | 'autoComplete'> {
  /** Email of the account, for password managers. */
  readonly email: string;
  readonly label?: string;
}

/** Field for the current password of the account. */
export function CurrentPassword({ email, label = 'Password', ...field }: CurrentPasswordProps) {
  return (
    <>
      <UsernameForPasswordManagers email={email} />
      <PasswordField label={label} autoComplete="current-password" required {...field} />
    </>
  );
}
