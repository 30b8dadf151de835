/** A module as the bundler knows it. Imports are static if they are not called dynamic. */
interface GraphModule {
  readonly code: string | null;
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

export interface ModuleGraph {
  getModuleInfo(id: string): GraphModule | null;
}

/** Share of a remote's screens from which on a part belongs to all of them. */
const MOST = 0.7;

/** Returns a module and all that steps lead to from it. */
function reached(id: string, step: (id: string) => readonly string[] | undefined): string[] {
  const found = new Set([id]);
  // A loop over a set also visits entries that are added meanwhile.
  for (const known of found) for (const next of step(known) ?? []) found.add(next);
  return [...found];
}

/**
 * Returns a function that tells which modules of a remote share one file: those that most screens need, and small ones
 * that at least two need. Otherwise each combination of screens would get a file of its own, and a page that needs
 * thirty files waits for their number rather than for their bytes.
 *
 * @param routes module that imports the screens
 * @param small length of source, with what it imports, up to which a module is small
 */
export function joinedParts(
  routes: string,
  small: number,
): (id: string, graph: ModuleGraph) => boolean {
  const known = new Map<string, number>();

  function countScreens(id: string, graph: ModuleGraph): number {
    const screens = graph.getModuleInfo(routes)?.dynamicallyImportedIds ?? [];
    const users = reached(id, (user) => graph.getModuleInfo(user)?.importers);
    return screens.filter((screen) => users.includes(screen)).length;
  }

  /** Returns the number of screens that need a module. The bundler asks for each module many times. */
  function screensOf(id: string, graph: ModuleGraph): number {
    const count = known.get(id) ?? countScreens(id, graph);
    known.set(id, count);
    return count;
  }

  return (id, graph) => {
    const all = graph.getModuleInfo(routes)?.dynamicallyImportedIds.length ?? 0;
    const isOfMost = (part: string): boolean => screensOf(part, graph) >= all * MOST;
    const isLoadedLater = graph.getModuleInfo(id)?.dynamicImporters.length !== 0;
    if (isLoadedLater || screensOf(id, graph) < 2) return false;
    if (isOfMost(id)) return true;
    // The bundler also joins what a joined module imports.
    const length = reached(id, (part) => graph.getModuleInfo(part)?.importedIds)
      .filter((part) => !isOfMost(part))
      .reduce((sum, part) => sum + (graph.getModuleInfo(part)?.code?.length ?? 0), 0);
    return length <= small;
  };
}
