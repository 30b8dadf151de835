/** A shared library's exports, by name. */
export type Library = Readonly<Record<string, unknown>>;

const libraries = new Map<string, Library>();

/** Keeps what the shell shares, before any module of the remote runs that imports it. */
export function keepLibrary(name: string, library: Library): void {
  libraries.set(name, library);
}

/**
 * Reads exports of a shared library by name, wherever a library that came as CommonJS has them. It throws an `Error`
 * where the shell's version of the library has no such export.
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
