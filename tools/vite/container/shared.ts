/** A shared library's exports, by name. */
export type Library = Readonly<Record<string, unknown>>;

const libraries = new Map<string, Library>();

/** Keeps what the shell shares, before any module of the remote runs that imports it. */
export function keepLibrary(name: string, library: Library): void {
  libraries.set(name, library);
}

/** One export of a shared library, wherever a library that came as CommonJS has it. */
export function shared(name: string, exportName: string): unknown {
  const library = libraries.get(name) ?? {};
  if (exportName in library) return library[exportName];
  if (exportName === 'default') return library;
  const main = library['default'] as Library | undefined;
  return main?.[exportName];
}
