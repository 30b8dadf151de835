import type { OverrideState, OverrideStore } from './override-store';

const NONE: OverrideState = { active: [], refused: [], opensPanel: false };

/** Where nobody can override anything: no address asks for it, or there are no remotes. */
export const NO_OVERRIDES: OverrideStore = {
  get: () => NONE,
  subscribe: () => () => undefined,
  admit: () => undefined,
  of: () => undefined,
  fail: () => undefined,
};
