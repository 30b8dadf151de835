import type { RemoteName } from '../composition/places';
import { storeOverrides, consumeOverrides } from './override-session';
import { formatOverride, parseOverrides, type Override, type RefusedOverride } from './overrides';

export interface OverrideState {
  readonly active: readonly Override[];
  /** Overrides that the policy does not allow or that did not load, with the reason. */
  readonly refused: readonly RefusedOverride[];
  /** Whether the address opens the panel: `?mf=`. */
  readonly isPanelRequested: boolean;
}

/** Whether the page shows the badge of overrides, or their panel. */
export function showsOverrides({ active, refused, isPanelRequested }: OverrideState): boolean {
  return active.length > 0 || refused.length > 0 || isPanelRequested;
}

export interface OverrideStore {
  /** Overrides that the address and the session of this window ask for. */
  readonly requested: readonly string[];
  readonly get: () => OverrideState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Checks the requested overrides against the registry's policy. Only the first call counts. */
  readonly applyPolicy: (policy: readonly string[]) => void;
  readonly of: (name: RemoteName) => Override | undefined;
  /** Removes an override that did not load, with the reason. */
  readonly fail: (override: Override, reason: string) => void;
}

/** Reads address and session once. A change needs a new page, because code cannot be unloaded. */
export function createOverrideStore(): OverrideStore {
  const { texts, isPanelRequested } = consumeOverrides();
  const listeners = new Set<() => void>();
  let isPolicyApplied = false;
  let state: OverrideState = { active: [], refused: [], isPanelRequested };

  function set(next: OverrideState): void {
    state = next;
    storeOverrides(state.active.map(formatOverride));
    for (const listener of listeners) listener();
  }

  return {
    requested: texts,
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    applyPolicy(policy) {
      if (isPolicyApplied) return;
      isPolicyApplied = true;
      if (texts.length === 0) return;
      const { accepted, refused } = parseOverrides(texts, policy);
      set({ ...state, active: accepted, refused });
    },
    of: (name) => state.active.find((override) => override.name === name),
    fail(override, reason) {
      set({
        ...state,
        active: state.active.filter((other) => other !== override),
        refused: [...state.refused, { text: formatOverride(override), reason }],
      });
    },
  };
}
