import { posix } from 'node:path';

/** Of a built chunk, what preloading needs to know. File names are relative to the output folder. */
export interface BuiltChunk {
  readonly fileName: string;
  /** Files that it imports statically. */
  readonly imports: readonly string[];
  readonly facadeModuleId: string | null;
}

/** The given files with all that they import, each once, every file before those that it brings along. */
export function withImports(chunks: readonly BuiltChunk[], starts: readonly string[]): string[] {
  const imports = new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports]));
  const found = new Set(starts);
  // A set that grows while it is walked is walked to its new end.
  for (const file of found) for (const next of imports.get(file) ?? []) found.add(next);
  return [...found];
}

/** A built chunk with its code and what it loads later. */
export interface LoadingChunk extends BuiltChunk {
  readonly dynamicImports: readonly string[];
  readonly code: string;
}

/**
 * Returns the files that the given ones may load later: parts of a screen such as its dialogs, and the scripts of their
 * workers. What a worker loads in its turn is left out: it is for rare kinds of files, and large.
 *
 * @param scripts built scripts that are not chunks: those of workers
 * @param known files that are there, and whose own later files are not wanted
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
