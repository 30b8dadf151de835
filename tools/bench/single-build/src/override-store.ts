import { NO_OVERRIDES } from '../../../../shell/src/overrides/no-overrides';
import type { OverrideStore } from '../../../../shell/src/overrides/override-store';

/** Stands in for the shell's: single build has no remotes to take from elsewhere. */
export function createOverrideStore(): OverrideStore {
  return NO_OVERRIDES;
}
