import type { RemoteName } from '../../../federation.config';
import { keepOverrides, takeOverrides } from './override-session';
import { formatOverride, parseOverrides, type Override, type RefusedOverride } from './overrides';

export interface OverrideState {
  readonly active: readonly Override[];
  /** Not taken, or taken back because they did not load; with the reason. */
  readonly refused: readonly RefusedOverride[];
  /** The address asked for the panel itself. */
  readonly opensPanel: boolean;
}

export interface OverrideStore {
  readonly get: () => OverrideState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Judges what was asked for by the registry's policy; later calls change nothing. */
  readonly admit: (policy: readonly string[]) => void;
  readonly of: (name: RemoteName) => Override | undefined;
  /** Takes back an override that did not load. */
  readonly fail: (override: Override, reason: string) => void;
}

/** Reads address and session once; a change by the person means a new page, as code cannot be unloaded. */
export function createOverrideStore(): OverrideStore {
  const { texts, opensPanel } = takeOverrides();
  const listeners = new Set<() => void>();
  let isAdmitted = false;
  let state: OverrideState = { active: [], refused: [], opensPanel };

  function set(next: OverrideState): void {
    state = next;
    keepOverrides(state.active.map(formatOverride));
    for (const listener of listeners) listener();
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    admit(policy) {
      if (isAdmitted) return;
      isAdmitted = true;
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
