import { NO_OVERRIDES } from '../../../../shell/src/overrides/no-overrides';
import type { OverrideStore } from '../../../../shell/src/overrides/override-store';

/** Replaces the shell's store: a single build has no remotes to load from elsewhere. */
export function createOverrideStore(): OverrideStore {
  return NO_OVERRIDES;
}
