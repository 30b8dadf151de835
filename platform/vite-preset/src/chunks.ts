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
