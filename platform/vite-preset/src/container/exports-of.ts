import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { parseSync } from 'vite';
import { ROUTER_EXPORTS } from '@standby/federation-config';

/** Returns the names that a module exports as values, read from its source. */
export function namesIn(file: string, source: string): string[] {
  return parseSync(file, source).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, isType }) =>
      isType || exportName.name === null ? [] : [exportName.name],
    ),
  );
}

/**
 * Returns the names that a remote may import from a shared library.
 *
 * @param folder folder of the package that depends on it
 */
export function exportsOf(library: string, folder: string): readonly string[] {
  if (library === 'react-router-dom') return ROUTER_EXPORTS;
  const fromPackage = createRequire(resolve(folder, 'package.json'));
  if (library === '@standby/shared-ui') {
    const file = fromPackage.resolve(library);
    return namesIn(file, readFileSync(file, 'utf8'));
  }
  const names = Object.keys(fromPackage(library) as object);
  return [...new Set([...names, 'default'])].filter((name) => name !== '__esModule');
}
