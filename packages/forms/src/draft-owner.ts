import { openTabStorage } from '@standby/storage';

/** Prefix of the keys of form drafts, and of drafts in quarantine. */
const DRAFT_PREFIX = 'standby:draft:';

/** sessionStorage key of the account that owns this tab's drafts. */
const OWNER_KEY = 'standby:draft-owner';

/** Removes every half-filled form of this tab, for example when the person signs out. */
export function removeDrafts(): void {
  const storage = openTabStorage();
  for (const key of storage.keys()) if (key.startsWith(DRAFT_PREFIX)) storage.erase(key);
  storage.erase(OWNER_KEY);
}

/** Keeps drafts through an expired session, but only for the account that began them. */
export function keepDraftsOf(accountId: string): void {
  const storage = openTabStorage();
  const owner = storage.read(OWNER_KEY);
  if (owner !== null && owner !== accountId) removeDrafts();
  storage.write(OWNER_KEY, accountId);
}
