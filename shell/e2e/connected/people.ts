export const PASSWORD = 'Prompt-Desk-1';

/** Returns an email address that no other test uses. */
export const newEmail = (name: string): string =>
  `${name}-${crypto.randomUUID().slice(0, 8)}@lantern.example`;
