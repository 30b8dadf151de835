import { storeInvitedEmail, tabStorage } from './storage';

const KEY = 'standby:invitation';

/** Reads the secret part of the invitation that this tab will accept, while its person signs in. */
export const readInvitation = (): string | null => tabStorage.read(KEY);

export function storeInvitation(token: string, email: string | null = null): void {
  tabStorage.write(KEY, token);
  storeInvitedEmail(email);
}

export function removeInvitation(): void {
  tabStorage.erase(KEY);
  storeInvitedEmail(null);
}
