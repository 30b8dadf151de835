import { ACCOUNT_KEY } from '@standby/contracts';
import { forgetOrganization, removeDrafts } from '@standby/forms';
import { removeDraft } from './account-draft';
import { browserStorage } from './storage';

/**
 * Forgets the account after signing out: other tabs are notified, and this tab deletes the person's
 * data.
 */
export function forgetAccount(): void {
  browserStorage.erase(ACCOUNT_KEY);
  forgetOrganization();
  removeDrafts();
  removeDraft();
}
