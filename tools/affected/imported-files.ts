import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { parseSync } from 'vite';

const ENDINGS = ['', '.ts', '.tsx', '.js', '/index.ts'];

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/** The files that a module imports from its own repository, by their path on this machine. */
function importsIn(file: string): string[] {
  const { staticImports, staticExports } = parseSync(file, readFileSync(file, 'utf8')).module;
  const specifiers = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
  ];
  return specifiers
    .filter((specifier) => specifier.startsWith('.'))
    .flatMap((specifier) => {
      const path = resolve(dirname(file), specifier);
      return ENDINGS.map((ending) => path + ending).find(isFile) ?? [];
    })
    .filter((path) => /\.[jt]sx?$/u.test(path));
}

/**
 * A module with all that it imports by relative paths, directly or not.
 *
 * @param file from the root
 * @returns paths from the root
 */
export function importedFiles(file: string, root: string): ReadonlySet<string> {
  const found = new Set([resolve(root, file)]);
  // A set that grows while it is walked is walked to its new end.
  for (const module of found) for (const imported of importsIn(module)) found.add(imported);
  return new Set([...found].map((path) => relative(root, path).split(sep).join('/')));
}
