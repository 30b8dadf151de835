/** Stands in for the shell's badge: single build has no overrides. */
export const OverrideTools = (): null => null;
