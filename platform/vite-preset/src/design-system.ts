/** The design system's main entry, of which a page has the shell's instance. */
export const DESIGN_SYSTEM = '@standby/shared-ui';

/** Further entries whose exports the main entry has, too. */
const ENTRIES_IN_MAIN = new Set([`${DESIGN_SYSTEM}/text`, '@standby/storage']);

/** Whether a remote takes an import from the shell's instance of the design system. */
export const isFromDesignSystem = (specifier: string): boolean =>
  specifier === DESIGN_SYSTEM || ENTRIES_IN_MAIN.has(specifier);
