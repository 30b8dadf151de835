import { tabStorage } from './storage';

const KEY = 'standby:invitation';

/** The secret part of the invitation that this tab is about to accept, while its person signs in. */
export const readInvitation = (): string | null => tabStorage.read(KEY);

export function storeInvitation(token: string): void {
  tabStorage.write(KEY, token);
}

export function removeInvitation(): void {
  tabStorage.erase(KEY);
}
