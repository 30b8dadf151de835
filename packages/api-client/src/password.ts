const PASSWORD_MIN_LENGTH = 8;

export const PASSWORDS_DIFFER = 'Passwords do not match';

interface PasswordRule {
  /** What a person reads in the list of rules. */
  readonly label: string;
  readonly isBroken: (password: string) => boolean;
  readonly message: string;
}

/** In the order in which they are checked: the first that is broken is the one that is said. */
const passwordRules: readonly PasswordRule[] = [
  {
    label: `At least ${PASSWORD_MIN_LENGTH} characters`,
    isBroken: (password) => lengthOf(password) < PASSWORD_MIN_LENGTH,
    message: 'Password too short',
  },
  // Letters and digits of any script count: a password is typed on the keyboard that one has.
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

/** Characters as people count them, near enough: an emoji outside the basic plane is one, not two. */
function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** Error text for a new password, or undefined. */
export function newPasswordError(password: string): string | undefined {
  return passwordRules.find(({ isBroken }) => isBroken(password))?.message;
}

/** Every rule for a new password, and whether it is met. */
export function metPasswordRules(password: string): { label: string; isMet: boolean }[] {
  return passwordRules.map(({ label, isBroken }) => ({ label, isMet: !isBroken(password) }));
}

/**
 * Error text for the repeated password while it is being typed, or undefined: there is none
 * before it is as long as the password, because until then it may still become the same.
 */
export function confirmPasswordError(password: string, confirmation: string): string | undefined {
  const isTypedOut = lengthOf(confirmation) >= lengthOf(password);
  return isTypedOut && confirmation !== password ? PASSWORDS_DIFFER : undefined;
}
