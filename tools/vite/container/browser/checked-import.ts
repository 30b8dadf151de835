import { checkModules } from '../../../../shared-ui/contracts/checked-modules';

/** By address, the hash that a file has to have (Subresource Integrity). */
let integrity: ReadonlyMap<string, string> = new Map();

/** @param hashes by path from `base`; a file that is not listed is not checked */
export function expectIntegrity(hashes: Readonly<Record<string, string>>, base: string): void {
  // Node, which prerenders from the disk, cannot fetch a file.
  if (base.startsWith('file:')) return;
  integrity = new Map(
    Object.entries(hashes).map(([path, hash]) => [new URL(path, base).href, hash]),
  );
}

/**
 * Imports a module once the browser has checked it and all that it imports.
 *
 * @param files those that the import runs, by path from `from`
 * @throws {PartLoadError} that names what is missing or altered; nothing was run
 */
export async function checkedImport<T>(
  load: () => Promise<T>,
  files: readonly string[] = [],
  from = '',
): Promise<T> {
  const listed = files.flatMap((file): [string, string][] => {
    const { href } = new URL(file, from);
    const hash = integrity.get(href);
    return hash === undefined ? [] : [[href, hash]];
  });
  await checkModules(listed);
  return load();
}
