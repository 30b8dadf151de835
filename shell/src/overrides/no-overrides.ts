import type { OverrideState, OverrideStore } from './override-store';

const NONE: OverrideState = { active: [], refused: [], isPanelRequested: false };

/** An override store that is always empty, for prerendering and for pages without remotes. */
export const NO_OVERRIDES: OverrideStore = {
  requested: [],
  get: () => NONE,
  subscribe: () => () => undefined,
  applyPolicy: () => undefined,
  of: () => undefined,
  fail: () => undefined,
};
