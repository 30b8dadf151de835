import type { OverrideState, OverrideStore } from '../../../../shell/src/overrides/override-store';

const NONE: OverrideState = { active: [], refused: [], opensPanel: false };

/** Stands in for the shell's: one app has no remotes to take from elsewhere. */
export function createOverrideStore(): OverrideStore {
  return {
    get: () => NONE,
    subscribe: () => () => undefined,
    admit: () => undefined,
    of: () => undefined,
    fail: () => undefined,
  };
}
