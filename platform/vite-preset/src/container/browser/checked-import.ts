import type { checkModules } from '@standby/contracts';
import { shared } from './shared';

/** By path from `folder`, the hash that a file has to have (Subresource Integrity). */
let integrity: Readonly<Record<string, string>> = {};
let folder = '';

/** @param hashes by path from `base`; a file that is not listed is not checked */
export function expectIntegrity(hashes: Readonly<Record<string, string>>, base: string): void {
  // Node, which prerenders from the disk, cannot fetch a file.
  if (base.startsWith('file:')) return;
  integrity = hashes;
  folder = new URL('.', base).href;
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
    const hash = href.startsWith(folder) ? integrity[href.slice(folder.length)] : undefined;
    return hash === undefined ? [] : [[href, hash]];
  });
  const check = shared('@standby/shared-ui')('checkModules') as typeof checkModules;
  await check(listed);
  return load();
}
