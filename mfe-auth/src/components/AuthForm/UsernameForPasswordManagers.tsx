interface UsernameForPasswordManagersProps {
  readonly email: string;
}

/**
 * Hidden field that tells a password manager the account, because the email was typed on an earlier
 * screen.
 */
export function UsernameForPasswordManagers({ email }: UsernameForPasswordManagersProps) {
  return <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />;
}
