import { PasswordField } from '@standby/shared-ui';
import { UsernameForPasswordManagers } from './UsernameForPasswordManagers';

interface CurrentPasswordProps {
  /** Email of the account, for password managers. */
  readonly email: string;
  readonly label?: string;
  readonly name?: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly readOnly: boolean;
  readonly onChange: (password: string) => void;
}

/** Field for the current password of the account. */
export function CurrentPassword(props: CurrentPasswordProps) {
  const { email, label = 'Password', name = 'password', value, error, readOnly, onChange } = props;
  return (
    <>
      <UsernameForPasswordManagers email={email} />
      <PasswordField
        label={label}
        name={name}
        autoComplete="current-password"
        required
        value={value}
        error={error}
        readOnly={readOnly}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </>
  );
}
