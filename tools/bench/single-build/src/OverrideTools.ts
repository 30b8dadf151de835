/** Replaces the shell's badge: a single build has no overrides. */
export const OverrideTools = (): null => null;
