import { parse } from 'node:path';

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
 * that a screen needs with another screen or with a part that loads later. Otherwise each combination of screens would
 * get a file of its own, and a page that needs thirty files waits for their number rather than for their bytes.
 *
 * @param routes module that imports the screens
 * @param small length of source, with what it imports, up to which a module is small
 * @param first names of the screens that count, if people see the others later
 */
export function joinedParts(
  routes: string,
  small: number,
  first?: readonly string[],
): (id: string, graph: ModuleGraph) => boolean {
  const known = new Map<string, readonly string[]>();

  const screensIn = (graph: ModuleGraph): readonly string[] => {
    const screens = graph.getModuleInfo(routes)?.dynamicallyImportedIds ?? [];
    return first ? screens.filter((screen) => first.includes(parse(screen).name)) : screens;
  };

  /** Returns the starts of the files that need a module. The bundler asks for each module many times. */
  function startsOf(id: string, graph: ModuleGraph): readonly string[] {
    const starts =
      known.get(id) ??
      reached(id, (user) => graph.getModuleInfo(user)?.importers).filter(
        (user) => graph.getModuleInfo(user)?.dynamicImporters.length !== 0,
      );
    known.set(id, starts);
    return starts;
  }

  return (id, graph) => {
    const screens = screensIn(graph);
    const screensOf = (part: string): number =>
      startsOf(part, graph).filter((start) => screens.includes(start)).length;
    const isOfMost = (part: string): boolean => screensOf(part) >= screens.length * MOST;
    const starts = startsOf(id, graph);
    if (starts.includes(id) || starts.length < 2 || screensOf(id) === 0) return false;
    if (isOfMost(id)) return true;
    // The bundler also joins what a joined module imports.
    const length = reached(id, (part) => graph.getModuleInfo(part)?.importedIds)
      .filter((part) => !isOfMost(part))
      .reduce((sum, part) => sum + (graph.getModuleInfo(part)?.code?.length ?? 0), 0);
    return length <= small;
  };
}
