/** A shared library's exports, by name. */
export type Library = Readonly<Record<string, unknown>>;

const libraries = new Map<string, Library>();

/**
 * Stores a library that the shell shares. Call it before modules of the remote that import the
 * library run.
 */
export function keepLibrary(name: string, library: Library): void {
  libraries.set(name, library);
}

/**
 * Returns a function that reads exports of a shared library by name, wherever a CommonJS library
 * has them. The function throws an `Error` if the shell's version of the library lacks the export.
 */
export function shared(name: string): (exportName: string) => unknown {
  return (exportName) => {
    const library = libraries.get(name) ?? {};
    if (exportName in library) return library[exportName];
    if (exportName === 'default') return library;
    const main = library['default'] as Library | undefined;
    if (main && exportName in main) return main[exportName];
    throw new Error(`the ${name} that the shell shares has no ${exportName}`);
  };
}
