import { openTabStorage } from '@standby/storage';

/** Begins the key of every form's draft, and of what was put into quarantine in its place. */
const DRAFT_PREFIX = 'standby:draft:';

/** In this tab, the account whose drafts there are. */
const OWNER_KEY = 'standby:draft-owner';

/** Removes every half-filled form of this tab, as when its person signs out. */
export function removeDrafts(): void {
  const storage = openTabStorage();
  for (const key of storage.keys()) if (key.startsWith(DRAFT_PREFIX)) storage.erase(key);
  storage.erase(OWNER_KEY);
}

/** Drafts outlive an expired session, and are for the account that began them alone. */
export function keepDraftsOf(accountId: string): void {
  const storage = openTabStorage();
  const owner = storage.read(OWNER_KEY);
  if (owner !== null && owner !== accountId) removeDrafts();
  storage.write(OWNER_KEY, accountId);
}
