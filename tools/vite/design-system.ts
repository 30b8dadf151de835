/** The design system's main entry, of which a page has the shell's instance. */
export const DESIGN_SYSTEM = '@standby/shared-ui';

/** Further entries whose exports the main entry has, too. */
const ENTRIES_IN_MAIN = new Set([`${DESIGN_SYSTEM}/storage`, `${DESIGN_SYSTEM}/text`]);

/** The same parts, as a module of the design system that a remote brings itself (`forms`) imports them. */
const PART_IN_MAIN = /^\.\.\/(?:storage|text|errors\/failure-text)(?:\/index)?(?:\.js)?$/u;

/** In this workspace, or installed. */
const OF_DESIGN_SYSTEM = /\/shared-ui\//u;

/** Whether a remote takes an import from the shell's instance of the design system. */
export function isFromDesignSystem(specifier: string, importer = ''): boolean {
  return (
    specifier === DESIGN_SYSTEM ||
    ENTRIES_IN_MAIN.has(specifier) ||
    (OF_DESIGN_SYSTEM.test(importer) && PART_IN_MAIN.test(specifier))
  );
}
