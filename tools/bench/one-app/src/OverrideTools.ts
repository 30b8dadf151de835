/** Stands in for the shell's badge: one app has no overrides. */
export const OverrideTools = (): null => null;
