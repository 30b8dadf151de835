const PASSWORD_MIN_LENGTH = 8;

export const PASSWORDS_DIFFER = 'Passwords do not match';

interface PasswordRule {
  /** Text of the rule in the list of rules. */
  readonly label: string;
  readonly isBroken: (password: string) => boolean;
  readonly message: string;
}

/** Rules in the order of the checks: the form shows the message of the first broken rule. */
const passwordRules: readonly PasswordRule[] = [
  {
    label: `At least ${PASSWORD_MIN_LENGTH} characters`,
    isBroken: (password) => lengthOf(password) < PASSWORD_MIN_LENGTH,
    message: 'Password too short',
  },
  // Letters and digits of any script count, because people have keyboards of any script.
  {
    label: 'A lowercase letter',
    isBroken: (password) => !/\p{Lowercase}/u.test(password),
    message: 'Add at least one lowercase letter',
  },
  {
    label: 'An uppercase letter',
    isBroken: (password) => !/\p{Uppercase}/u.test(password),
    message: 'Add at least one uppercase letter',
  },
  {
    label: 'A number',
    isBroken: (password) => !/\p{Decimal_Number}/u.test(password),
    message: 'Add at least one number',
  },
];

/** Counts characters about as people do: an emoji outside the basic plane is one character, not two. */
function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** Returns the error text for a new password; undefined if it is accepted. */
export function newPasswordError(password: string): string | undefined {
  return passwordRules.find(({ isBroken }) => isBroken(password))?.message;
}

/** Returns every rule for a new password, and whether it is met. */
export function metPasswordRules(password: string): { label: string; isMet: boolean }[] {
  return passwordRules.map(({ label, isBroken }) => ({ label, isMet: !isBroken(password) }));
}

/**
 * Returns the error text for the repeated password while it is being typed. The text is undefined until
 * the repeated password is as long as the password, because until then it may still become the same.
 */
export function confirmPasswordError(password: string, confirmation: string): string | undefined {
  const isTypedOut = lengthOf(confirmation) >= lengthOf(password);
  return isTypedOut && confirmation !== password ? PASSWORDS_DIFFER : undefined;
}
