import { posix } from 'node:path';

/**
 * The parts of a built chunk that preloading needs. File names are relative to the output folder.
 */
export interface BuiltChunk {
  readonly fileName: string;
  /** Files that the chunk imports statically. */
  readonly imports: readonly string[];
  readonly facadeModuleId: string | null;
}

/**
 * Returns the given files and all their static imports, each once, every file before its imports.
 */
export function withImports(chunks: readonly BuiltChunk[], starts: readonly string[]): string[] {
  const imports = new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports]));
  const found = new Set(starts);
  // A loop over a set also visits entries that are added meanwhile.
  for (const file of found) for (const next of imports.get(file) ?? []) found.add(next);
  return [...found];
}

/** A built chunk with its code and its dynamic imports. */
export interface LoadingChunk extends BuiltChunk {
  readonly dynamicImports: readonly string[];
  readonly code: string;
}

/**
 * Returns the files that the given ones may load later: parts of a screen such as its dialogs, and
 * the scripts of their workers. Files that a worker loads are excluded, because they are large and
 * serve rare kinds of input.
 *
 * @param scripts built worker scripts, which are not chunks
 * @param known files that are already loaded, and whose later files do not count
 */
export function laterFiles(
  chunks: readonly LoadingChunk[],
  scripts: readonly string[],
  starts: readonly string[],
  known: readonly string[],
): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set(starts);
  for (const file of found) {
    const { imports = [], dynamicImports = [], code = '' } = byName.get(file) ?? {};
    const workers = scripts.filter((script) => code.includes(posix.basename(script)));
    for (const next of [...imports, ...dynamicImports, ...workers]) {
      if (!known.includes(next)) found.add(next);
    }
  }
  return [...found].filter((file) => !starts.includes(file));
}
