interface UsernameForPasswordManagersProps {
  readonly email: string;
}

/** Tells a password manager whose password this is: the email was typed on an earlier screen. */
export function UsernameForPasswordManagers({ email }: UsernameForPasswordManagersProps) {
  return <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />;
}
