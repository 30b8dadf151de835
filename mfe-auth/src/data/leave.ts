import { ACCOUNT_KEY, ORGANIZATION_KEY } from '@standby/shared-ui/contracts';
import { removeDrafts } from '@standby/shared-ui/forms';
import { openTabStorage } from '@standby/shared-ui/storage';
import { removeDraft } from './account-draft';
import { browserStorage } from './storage';

/** After signing out: other tabs hear it, and nothing of the person stays in this one. */
export function forgetAccount(): void {
  browserStorage.erase(ACCOUNT_KEY);
  openTabStorage().erase(ORGANIZATION_KEY);
  removeDrafts();
  removeDraft();
}
