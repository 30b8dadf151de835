import { ACCOUNT_KEY } from '@standby/contracts';
import { forgetOrganization, removeDrafts } from '@standby/forms';
import { removeDraft } from './account-draft';
import { browserStorage } from './storage';

/** After signing out: other tabs hear it, and nothing of the person stays in this one. */
export function forgetAccount(): void {
  browserStorage.erase(ACCOUNT_KEY);
  forgetOrganization();
  removeDrafts();
  removeDraft();
}
