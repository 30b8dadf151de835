/** The design system's main entry. A page has only the shell's instance. */
export const DESIGN_SYSTEM = '@standby/shared-ui';

/** Further entries whose exports are also in the main entry. */
const ENTRIES_IN_MAIN = new Set([`${DESIGN_SYSTEM}/text`, '@standby/storage']);

/** Whether an import of a remote resolves to the shell's instance of the design system. */
export const isFromDesignSystem = (specifier: string): boolean =>
  specifier === DESIGN_SYSTEM || ENTRIES_IN_MAIN.has(specifier);
