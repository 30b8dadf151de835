import type { checkModules } from '@standby/contracts';
import { shared } from './shared';

/** Expected hashes of files (Subresource Integrity), by path relative to `folder`. */
let integrity: Readonly<Record<string, string>> = {};
let folder = '';

/** @param hashes hashes by path relative to `base`; unlisted files are not checked */
export function expectIntegrity(hashes: Readonly<Record<string, string>>, base: string): void {
  // Node prerenders from the disk and cannot fetch a file.
  if (base.startsWith('file:')) return;
  integrity = hashes;
  folder = new URL('.', base).href;
}

/**
 * Imports a module after the browser has checked it and all its imports.
 *
 * @param files files that the import runs, by path relative to `from`
 * @throws {PartLoadError} naming the missing or altered file; no code has run
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
