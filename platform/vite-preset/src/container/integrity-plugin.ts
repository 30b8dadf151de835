import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { REMOTE_ENTRY } from '@standby/federation-config';
import { INTEGRITY_FILE, integrityOf, type RemoteIntegrity } from '@standby/hosting/integrity';
import { withImports } from '../chunks.ts';

/**
 * Placeholder in the entry's code for the hashes of the remote's other files, until the files are
 * written.
 */
export const INTEGRITY_PLACEHOLDER = '__STANDBY_INTEGRITY__';

/**
 * Writes the hash of each of the remote's scripts into `integrity.json` and into the entry, which
 * checks the scripts before they run. Static imports of the entry run before it can check anything,
 * so the registry carries their hashes, like the entry's own.
 */
export function integrityPlugin(): Plugin {
  return {
    name: 'standby:integrity',
    apply: 'build',
    enforce: 'post',
    // Hashes come from the files on disk, as they are served.
    async writeBundle({ dir = '' }, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const hashOf = async (file: string): Promise<[string, string]> => [
        file,
        integrityOf(await readFile(resolve(dir, file))),
      ];
      const [, ...importsOfEntry] = withImports(chunks, [REMOTE_ENTRY]);
      const parts = chunks
        .map(({ fileName }) => fileName)
        .filter((file) => file !== REMOTE_ENTRY && !importsOfEntry.includes(file));
      const partHashes = Object.fromEntries(await Promise.all(parts.toSorted().map(hashOf)));
      const entryFile = resolve(dir, REMOTE_ENTRY);
      const code = await readFile(entryFile, 'utf8');
      if (!code.includes(INTEGRITY_PLACEHOLDER)) throw new Error('the entry checks no integrity');
      await writeFile(entryFile, code.replace(INTEGRITY_PLACEHOLDER, JSON.stringify(partHashes)));
      const integrity: RemoteIntegrity = {
        entry: (await hashOf(REMOTE_ENTRY))[1],
        imports: Object.fromEntries(await Promise.all(importsOfEntry.map(hashOf))),
        parts: partHashes,
      };
      await writeFile(resolve(dir, INTEGRITY_FILE), JSON.stringify(integrity));
    },
  };
}
