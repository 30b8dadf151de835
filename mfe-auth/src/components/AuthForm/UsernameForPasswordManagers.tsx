interface UsernameForPasswordManagersProps {
  readonly email: string;
}

/** Gives a password manager the account of the password: the email was typed on an earlier screen. */
export function UsernameForPasswordManagers({ email }: UsernameForPasswordManagersProps) {
  return <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />;
}
